/** What may be the number of a list: `1.`, `2)` or `3:` and a space. */
const LIST_NUMBER = /(?<!\d)(?<!\d[.,])(\d+)[.):]\s+/g;

/** Bullets and checkboxes in front of a line: `- `, `•`, `* [ ] `, `☐ `. */
const BULLET = /^(?:(?:[-–—*+·]\s+|[•◦‣▪●○■□☐☑☒✓✔]\s*)(?:\[[ xX]?\]\s*)?|\[[ xX]?\]\s+)(?=\S)/u;
/** A line without content: only a mark. */
const BARE_MARK = /^(?:[-–—*+·•◦‣▪●○■□☐☑☒✓✔\s]|\[[ xX]?\]|\d{1,2}[.)])+$/u;
const COUNTER = /^(\d{1,2})[.)]\s+(?=\S)/;

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
  const split = text.replace(LIST_NUMBER, (match, digits: string, at: number) => {
    const startsLine = /(^|\n)\s*$/.test(text.slice(0, at));
    if (!startsLine && Number(digits) !== last + 1) return match;
    last = Number(digits);
    return '\n';
  });
  return trimLines(split);
}

/**
 * The lines to add from a pasted list: without empty ones, bullets, checkboxes, and numbers that count the lines. Numbers
 * that do not count, such as the amounts in “2 eggs”, are kept.
 */
export function listItemsOf(text: string): string[] {
  const lines = linesOf(text)
    .filter((line) => !BARE_MARK.test(line))
    .map((line) => line.replace(BULLET, ''));
  return areCounted(lines) ? lines.map((line) => line.replace(COUNTER, '')) : lines;
}

/** Whether the numbers in front of lines follow each other; each section may begin at 1 again. */
function areCounted(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => COUNTER.exec(line)?.[1] ?? []).map(Number);
  return numbers.every((number, at) => at === 0 || number === 1 || number === (numbers[at - 1] ?? 0) + 1);
}

/** The lines of a text without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}
