import type { PageLine } from '../lines/page-lines.js';

/** The share of the text of some lines that is in list items, 0 to 1. */
export function shareOfItems(lines: readonly PageLine[]): number {
  const length = (some: readonly PageLine[]): number => some.reduce((sum, { text }) => sum + text.length, 0);
  return length(lines.filter(({ isItem }) => isItem)) / (length(lines) || 1);
}
