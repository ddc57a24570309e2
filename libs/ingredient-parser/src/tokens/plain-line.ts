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
const WORDS = 'one|two|three|four|five|six|seven|eight|nine|ten';
const AND_A_HALF = new RegExp(`^(${WORDS})\\s(?:&|and)\\sa\\shalf(?=\\s)`, 'iu');
const WORDED_RANGE = new RegExp(`^(${WORDS})\\s(?:to|or)\\s(${WORDS})(?=\\s)`, 'iu');
const THREE_QUARTERS = /^three[\s-]quarters(?:\sof\san?)?(?=\s)/iu;

/**
 * A line in the form that the parsers know: ASCII digits, fractions without blanks, numbers instead of some words, no
 * number of the line in its list, no optional endings.
 */
export function plainLine(line: string): string {
  const ascii = withAsciiDigits(line.replace(FULL_WIDTH, toAscii)).replace(RAISED_FRACTION, toPlainFraction);
  return withoutWords(ascii.replace(LIST_NUMBER, '').replace(LETTER_ONE, '1'))
    .replace(SPACED_FRACTION, '$1/$2')
    .replace(OPTIONAL_ENDING, '');
}

const toAscii = (char: string): string => String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_SHIFT);
const toPlainFraction = (_: string, whole: string, over: string, under: string): string =>
  `${whole && `${whole} `}${over.normalize('NFKC')}/${under.normalize('NFKC')}`;

/** "Two and a half cups" as "2½ cups", "two to three" as "2-3". */
function withoutWords(line: string): string {
  return line
    .replace(AND_A_HALF, (_, word: string) => `${numberOf(word)}½`)
    .replace(WORDED_RANGE, (_, low: string, high: string) => `${numberOf(low)}-${numberOf(high)}`)
    .replace(THREE_QUARTERS, '¾');
}

const numberOf = (word: string): number => WORDS.split('|').indexOf(word.toLowerCase()) + 1;
