const AMOUNT = String.raw`\d[\d.,/⁄∕]*[¼-¾⅐-⅞]?|[¼-¾⅐-⅞]`;
const SPACED_RANGE = new RegExp(`^(${AMOUNT})\\s+[-–—]\\s+(${AMOUNT})(?=\\s)`, 'u');
const HYPHENATED_FRACTION = /^(\d+)-(\d+[/⁄∕]\d+)(?=\s)/u;
const EARLY_BRACKETS = /^(.{1,6}?)\s+(\([^()]*\))\s+(.*)$/u;

/**
 * The words of a line, with its beginning put in order: a package size moves to the end ("1 (400 g) can" becomes
 * "1 can (400 g)"), a range becomes one word ("2 - 3"), a hyphenated fraction two ("1-1/2").
 */
export function toWords(line: string): string[] {
  const tidy = line
    .trim()
    .replace(SPACED_RANGE, '$1-$2')
    .replace(HYPHENATED_FRACTION, '$1 $2')
    .replace(EARLY_BRACKETS, '$1 $3 $2');
  return tidy.split(/\s+/u).filter(Boolean);
}
