/** The number of a numbered line: `1.`, `2)` or `3:` and a space. */
const LIST_NUMBER = /\s*\d+[.):]\s+/;

/** Trims lines and removes empty ones. */
export function trimLines(text: string): string {
  return linesOf(text).join('\n');
}

/** Removes the first character of every line: a dash, a bullet. */
export function removeFirstCharacters(text: string): string {
  return text
    .split('\n')
    .map((line) => [...line].slice(1).join(''))
    .join('\n');
}

/** Splits at each list number and removes the numbers. */
export function splitAtNumbers(text: string): string {
  return text
    .split(LIST_NUMBER)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

/** The lines of a text without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}
