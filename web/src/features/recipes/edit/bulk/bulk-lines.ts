/** What may be the number of a list: `1.`, `2)` or `3:` and a space. */
const LIST_NUMBER = /(?<!\d)(?<!\d[.,])(\d+)[.):]\s+/g;

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

/**
 * Splits at each list number and removes the numbers. Within a line only the number after the last one counts: others
 * end a sentence, as in “Heat to 180. Stir.”
 */
export function splitAtNumbers(text: string): string {
  let last = 0;
  const split = text.replace(LIST_NUMBER, (found, digits: string, at: number) => {
    const startsLine = /(^|\n)\s*$/.test(text.slice(0, at));
    if (!startsLine && Number(digits) !== last + 1) return found;
    last = Number(digits);
    return '\n';
  });
  return trimLines(split);
}

/** The lines of a text without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}
