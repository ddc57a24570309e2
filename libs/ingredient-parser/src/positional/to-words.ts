const AMOUNT = String.raw`\d[\d.,/⁄∕]*[¼-¾⅐-⅞]?|[¼-¾⅐-⅞]`;
const SPACED_RANGE = new RegExp(`^(${AMOUNT})\\s+[-–—]\\s+(${AMOUNT})(?=\\s)`, 'u');
/** "1 to 2", "2 bis 3"; a longer word is a unit or a food. */
const WORDED_RANGE = new RegExp(
  `^(${AMOUNT})\\s+(?:to|or|bis|oder|à|ou|a|o|tot|of|till|do|или|до)\\s+(${AMOUNT})(?=\\s)`,
  'iu',
);
/** "150g/5oz": a second measure is said of the first. */
const SECOND_MEASURE = new RegExp(`^((?:${AMOUNT})\\p{L}+)/((?:${AMOUNT})\\p{L}+)\\s+(.*)$`, 'u');
const HYPHENATED_FRACTION = /^(\d+)-(\d+[/⁄∕]\d+)(?=\s)/u;
const EARLY_BRACKETS = /^(.{1,6}?)\s+(\([^()]*\))\s+(.*)$/u;

/**
 * The words of a line, with its beginning put in order: a package size moves to the end ("1 (400 g) can" becomes
 * "1 can (400 g)"), and so does a second measure ("150g/5oz"), a range becomes one word ("2 - 3", "2 to 3"), a
 * hyphenated fraction two ("1-1/2").
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
