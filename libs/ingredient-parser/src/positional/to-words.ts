const AMOUNT = String.raw`\d[\d.,/⁄∕]*[¼-¾⅐-⅞]?|[¼-¾⅐-⅞]`;
const SPACED_RANGE = new RegExp(`^(${AMOUNT})\\s+[-–—]\\s+(${AMOUNT})(?=\\s)`, 'u');
/** Ranges such as "1 to 2", "2 bis 3"; longer words between two numbers are units or foods. */
const WORDED_RANGE = new RegExp(
  `^(${AMOUNT})\\s+(?:to|or|bis|oder|à|ou|a|o|tot|of|till|do|или|до)\\s+(${AMOUNT})(?=\\s)`,
  'iu',
);
/** A second measure: "150g/5oz". */
const SECOND_MEASURE = new RegExp(`^((?:${AMOUNT})\\p{L}+)/((?:${AMOUNT})\\p{L}+)\\s+(.*)$`, 'u');
const HYPHENATED_FRACTION = /^(\d+)-(\d+[/⁄∕]\d+)(?=\s)/u;
const EARLY_BRACKETS = /^(.{1,6}?)\s+(\([^()]*\))\s+(.*)$/u;

/**
 * Splits a line into words and normalizes its beginning: a package size ("1 (400 g) can" becomes "1 can (400 g)") and a
 * second measure ("150g/5oz") are moved to the end, a range ("2 - 3", "2 to 3") becomes one word, and a hyphenated
 * fraction ("1-1/2") two words.
 */
export function toWords(line: string): string[] {
  const tidy = line
    .trim()
    .replace(SPACED_RANGE, '$1-$2')
    .replace(WORDED_RANGE, '$1-$2')
    .replace(SECOND_MEASURE, '$1 $3, $2')
    .replace(HYPHENATED_FRACTION, '$1 $2')
    .replace(EARLY_BRACKETS, '$1 $3 $2');
  return tidy.split(/\s+/u).filter(Boolean);
}
