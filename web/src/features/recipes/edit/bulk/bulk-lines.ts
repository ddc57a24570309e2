/** A number that counts lines: `1.`, `2)` or `3:` and a blank. */
const COUNTED = /\s*\d+[.):]\s+/;

/** Without blanks at the ends, and without empty lines. */
export function tidyLines(text: string): string {
  return linesOf(text).join('\n');
}

/** Every line without its first character: a dash, a dot. */
export function dropFirstCharacters(text: string): string {
  return text
    .split('\n')
    .map((line) => [...line].slice(1).join(''))
    .join('\n');
}

/** A new line at every counting number; the numbers go. */
export function splitAtNumbers(text: string): string {
  return text
    .split(COUNTED)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

/** What a text holds, line by line; empty lines do not count. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}
