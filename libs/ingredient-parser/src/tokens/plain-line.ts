import { withAsciiDigits } from '@larder/measures';
import { withDigitsForWords } from './number-words.js';
import { withoutMarkup } from './without-markup.js';

const FULL_WIDTH = /[！-～]/gu;
/** The distance of full-width characters from their ASCII forms. */
const FULL_WIDTH_SHIFT = 0xfee0;
const RAISED_FRACTION = /(\d?)([⁰¹²³⁴-⁹]{1,3})[/⁄∕]([₀-₉]{1,3})/gu;
/** "1 /2", "1/ 2": only halves, thirds, quarters and eighths, since "4 / 5" may mean either number. */
const SPACED_FRACTION = /(?<![\d.,/])([1-7])(?:\s[/⁄]\s?|[/⁄]\s)([2348])(?![\d.,/])/gu;
/** The number of the line in its list: "1. 2 eggs", "2) ½ cup", "3) salt", "4. Salt"; "2. EL" is an amount. */
const LIST_NUMBER =
  /^\s{0,9}\d{1,2}(?:[.)]{1,2}\s{1,9}(?=[\d¼-¾⅐-⅞])|\)\s{1,9}(?=\p{L})|\.\s{1,9}(?=\p{Lu}\p{Ll}{3}))/u;
/** A one that a scanner took for a letter. */
const LETTER_ONE =
  /^[lI|](?=\s(?:cups?|tbsps?|tsps?|tablespoons?|teaspoons?|lbs?|pounds?|oz|ounces?|cans?|sticks?)\b)/u;
/** "Ibs" and "1bs", which a scanner took for "lbs". */
const SCANNED_POUNDS = /(?<=^\d[\d\s./½¼¾]{0,6}\s)[I1]bs?(?=[.\s])/u;
/** An ending for either number: "Prise(n)", "Zehe/n", "egg(s)". */
const OPTIONAL_ENDING = /(?<=\p{L}{2})(?:\((?:n|e|en|er|s)\)|\/(?:n|en)(?!\p{L}))/gu;
/** "11/2 cups": a mixed number whose blank was lost. Its second digit is less than the denominator. */
const GLUED_FRACTION = /(?<![\d.,/⁄-]|\d\s)([1-9])(1\/[2348]|[23]\/[48]|2\/3|[5-7]\/8)(?![\d.,/])/gu;
/** "1.500 g", "1 000 ml": thousandths of small units are not measured in kitchens. */
const THOUSANDS = /(?<![\d.,/])([1-9]\d{0,2})(?:\.(\d{3})|\s(000))(?=\s?(?:g|gr|gramm?s?|ml|г|мл)(?!\p{L}))/giu;
/** "A 400 g tin", "an 8-ounce package". */
const ONE_PACKAGE =
  /^an?\s(?=[\d½¼¾][\d.,/]{0,6}[\s-]?(?:g|kg|ml|oz|ounces?|lb|pounds?)\b\.?[\s-](?:tin|can|jar|pack|packet|package|bag|box|bottle|carton|tub|block|container|sachet|pouch)\b)/iu;
/** "Demi-citron", "une demi-gousse"; "demi-sel" and the like describe the food. */
const HALF_OF = /^((?:une?|1)\s)?demi[-‑](?=\p{L})(?!glace|sel|écrémé)/iu;
/** "Полстакана", "пол-литра": half of it. */
const RUSSIAN_HALF =
  /^пол-?(?=(?:стакана|литра|кило|чайной|столовой|пачки|банки|ложки|чашки|пучка|лимона|луковицы)(?!\p{L}))/iu;
/** "De 3 a 4 dientes", "entre 2 y 3": a range without the word before it. */
const BEFORE_RANGE = /^(?:de|da|von|van|entre)\s(?=\d{1,4}\s(?:a|à|y|e|et|bis|tot)\s\d)/iu;
/** "[Low sodium]" is a remark as well. */
const SQUARE_BRACKETS = /\[([^[\]()]{1,60})\]/gu;
/** "Le jus d'1/2 citron". */
const ELIDED_BEFORE_NUMBER = /(?<=(?:^|\s)d)(['’])(?=[\d½⅓⅔¼¾⅛])/giu;
/** "1# beef" is a pound; "#10 can" is a size. */
const POUND_SIGN = /^(\d[\d.,/]{0,6}|\d{0,2}\s?[½⅓⅔¼¾])\s?#(?=\s{1,3}\p{L})/u;
/** "A 2″ piece", "12\" pizza base"; not the end of a quotation. */
const INCH_MARK = /^([^"“″”]{0,20}[\d½¼¾⅓⅔⅛])(?:["″”]|'')(?=\s\p{L})/u;

/**
 * A line in the form that the parsers know: no markup and no number of the line in its list, ASCII digits without marks
 * for thousands, fractions without blanks, numbers instead of some words, no optional endings.
 */
export function plainLine(line: string): string {
  const ascii = withAsciiDigits(withoutMarkup(line).replace(FULL_WIDTH, toAscii)).replace(
    RAISED_FRACTION,
    toPlainFraction,
  );
  return withPlainAmount(ascii.replace(LIST_NUMBER, '').replace(LETTER_ONE, '1').replace(SCANNED_POUNDS, 'lb'))
    .replace(SPACED_FRACTION, '$1/$2')
    .replace(GLUED_FRACTION, '$1 $2')
    .replace(THOUSANDS, '$1$2$3')
    .replace(OPTIONAL_ENDING, '')
    .replace(BEFORE_RANGE, '')
    .replace(SQUARE_BRACKETS, '($1)');
}

const toAscii = (char: string): string => String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_SHIFT);
const toPlainFraction = (_: string, whole: string, over: string, under: string): string =>
  `${whole && `${whole} `}${over.normalize('NFKC')}/${under.normalize('NFKC')}`;

/** "Two and a half cups" as "2½ cups", "2# beef" as "2 lb beef". */
function withPlainAmount(line: string): string {
  return withDigitsForWords(line)
    .replace(POUND_SIGN, '$1 lb')
    .replace(INCH_MARK, '$1-inch')
    .replace(ONE_PACKAGE, '1 ')
    .replace(ELIDED_BEFORE_NUMBER, '$1 ')
    .replace(HALF_OF, '$1demi ')
    .replace(RUSSIAN_HALF, 'пол ');
}
