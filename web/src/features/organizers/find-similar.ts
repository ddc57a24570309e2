import { findRows } from '../../shared/lists/find-rows.js';
import { normalizeText } from '../../shared/text/normalize-text.js';

/** The number of typos per word: one in five letters. */
const TOLERANCE = 0.2;

/** Records whose name contains the text; if there are none, those with a similar word. */
export function findSimilar<Item extends { name: string }>(items: readonly Item[], text: string): Item[] {
  const exact = findRows(items, text, ({ name }) => [name]);
  if (exact.length > 0) return exact;
  const needle = normalizeText(text);
  const errors = Math.max(1, Math.floor(needle.length * TOLERANCE));
  return items.filter(({ name }) => words(name).some((word) => distance(word, needle) <= errors));
}

/** The words of a name, and the whole name. */
function words(name: string): string[] {
  const normalized = normalizeText(name);
  return [normalized, ...normalized.split(/\s+/)];
}

/** The edit distance of two words: insertions, deletions, substitutions and swaps of neighbors. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = at(row - 1, column - 1) + Number(one[row - 1] !== other[column - 1]);
      const swapped = isSwap(one, row, other, column) ? at(row - 2, column - 2) + 1 : Infinity;
      rows[row]?.push(Math.min(replaced, swapped, at(row - 1, column) + 1, at(row, column - 1) + 1));
    }
  }
  return at(one.length, other.length);
}

/** Whether the two letters before these indexes are swapped. */
function isSwap(one: string, row: number, other: string, column: number): boolean {
  return row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
}
