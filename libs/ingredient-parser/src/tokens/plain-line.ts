import { withAsciiDigits } from '@larder/measures';

const FULL_WIDTH = /[！-～]/gu;
/** The distance of full-width characters from their ASCII forms. */
const FULL_WIDTH_SHIFT = 0xfee0;
const RAISED_FRACTION = /(\d?)([⁰¹²³⁴-⁹]{1,3})[/⁄∕]([₀-₉]{1,3})/gu;
/** "1 /2", "1/ 2": only halves, thirds, quarters and eighths, since "4 / 5" may mean either number. */
const SPACED_FRACTION = /(?<![\d.,/])([1-7])(?:\s\/\s?|\/\s)([2348])(?![\d.,/])/gu;
/** The number of the line in its list: "1. 2 eggs", "2) ½ cup". */
const LIST_NUMBER = /^\s*\d{1,2}[.)]\s+(?=[\d¼-¾⅐-⅞])/u;
/** A one that a scanner took for a letter. */
const LETTER_ONE =
  /^[lI|](?=\s(?:cups?|tbsps?|tsps?|tablespoons?|teaspoons?|lbs?|pounds?|oz|ounces?|cans?|sticks?)\b)/u;
/** An ending for either number: "Prise(n)", "Zehe/n", "egg(s)". */
const OPTIONAL_ENDING = /(?<=\p{L}{2})(?:\((?:n|e|en|er|s)\)|\/(?:n|en)(?!\p{L}))/gu;
/** Marks of pages that are left in a line. */
const ENTITY = /&(amp|nbsp|quot|ndash|mdash|deg|bull|frac12|frac14|frac34|#\d{2,5});/gi;
const ENTITIES = new Map([
  ...Object.entries({ amp: '&', nbsp: ' ', quot: '"', ndash: '–', mdash: '—', deg: '°', bull: '•' }),
  ...Object.entries({ frac12: '½', frac14: '¼', frac34: '¾' }),
]);
/** "11/2 cups": a mixed number whose blank was lost. Its second digit is less than the denominator. */
const GLUED_FRACTION = /(?<![\d.,/⁄-]|\d\s)([1-9])(1\/[2348]|[23]\/[48]|2\/3|[5-7]\/8)(?![\d.,/])/gu;
/** "1.500 g", "1 000 ml": thousandths of small units are not measured in kitchens. */
const THOUSANDS = /(?<![\d.,/])([1-9]\d{0,2})(?:\.(\d{3})|\s(000))(?=\s?(?:g|gr|gramm?s?|ml|г|мл)(?!\p{L}))/giu;
/** "A 400 g tin", "an 8-ounce package". */
const ONE_PACKAGE =
  /^an?\s(?=[\d½¼¾][\d.,/]{0,6}[\s-]?(?:g|kg|ml|oz|ounces?|lb|pounds?)\b\.?[\s-](?:tin|can|jar|pack|packet|package|bag|box|bottle|carton|tub|block|container|sachet|pouch)\b)/iu;
/** "Demi-citron", "une demi-gousse"; "demi-sel" and the like describe the food. */
const HALF_OF = /^((?:une?|1)\s)?demi[-‑](?=\p{L})(?!glace|sel|écrémé)/iu;
const WORDS = 'one|two|three|four|five|six|seven|eight|nine|ten';
const AND_A_HALF = new RegExp(`^(${WORDS})\\s(?:&|and)\\sa\\shalf(?=\\s)`, 'iu');
const WORDED_RANGE = new RegExp(`^(${WORDS})\\s(?:to|or)\\s(${WORDS})(?=\\s)`, 'iu');
const THREE_QUARTERS = /^three[\s-]quarters(?:\sof\san?)?(?=\s)/iu;

/**
 * A line in the form that the parsers know: entities decoded, ASCII digits without marks for thousands, fractions without
 * blanks, numbers instead of some words, no number of the line in its list, no optional endings.
 */
export function plainLine(line: string): string {
  const decoded = line.replace(ENTITY, toCharacter).replace(FULL_WIDTH, toAscii);
  const ascii = withAsciiDigits(decoded).replace(RAISED_FRACTION, toPlainFraction);
  return withoutWords(ascii.replace(LIST_NUMBER, '').replace(LETTER_ONE, '1'))
    .replace(SPACED_FRACTION, '$1/$2')
    .replace(GLUED_FRACTION, '$1 $2')
    .replace(THOUSANDS, '$1$2$3')
    .replace(OPTIONAL_ENDING, '');
}

const toCharacter = (entity: string, name: string): string =>
  name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (ENTITIES.get(name.toLowerCase()) ?? entity);
const toAscii = (char: string): string => String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_SHIFT);
const toPlainFraction = (_: string, whole: string, over: string, under: string): string =>
  `${whole && `${whole} `}${over.normalize('NFKC')}/${under.normalize('NFKC')}`;

/** "Two and a half cups" as "2½ cups", "two to three" as "2-3". */
function withoutWords(line: string): string {
  return line
    .replace(AND_A_HALF, (_, word: string) => `${numberOf(word)}½`)
    .replace(WORDED_RANGE, (_, low: string, high: string) => `${numberOf(low)}-${numberOf(high)}`)
    .replace(THREE_QUARTERS, '¾')
    .replace(ONE_PACKAGE, '1 ')
    .replace(HALF_OF, '$1demi ');
}

const numberOf = (word: string): number => WORDS.split('|').indexOf(word.toLowerCase()) + 1;
