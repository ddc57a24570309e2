import { findNumber } from '@larder/measures';
import type { ReadLine } from './read-section.js';

const MIN_REPEATED = 3;
const MAX_LINES = 200;

/**
 * Lines without the second of two equal amounts, where most lines have two: pages have the amount for other servings
 * beside it, hidden until the reader changes them ("2 cups 2 flour").
 */
export function withoutRepeatedAmounts(lines: ReadLine[]): ReadLine[] {
  if (lines.length > MAX_LINES) return lines;
  const texts = lines.map(({ text }) => withoutRepeat(text));
  const repeated = texts.filter((text) => text !== null).length;
  const measured = lines.filter(({ text }) => findNumber(text)?.start === 0).length;
  if (repeated < MIN_REPEATED || repeated <= measured / 2) return lines;
  return lines.map((line, index) => ({ ...line, text: texts[index] ?? line.text }));
}

/** "2 cups flour" for "2 cups 2 flour"; null when the amount is not repeated. */
function withoutRepeat(text: string): string | null {
  const number = findNumber(text);
  if (number?.start !== 0) return null;
  const amount = text.slice(0, number.end).trim();
  const unit = /^\s?(?:\p{L}{1,15}\.?\s)?/u.exec(text.slice(number.end))?.[0] ?? '';
  const rest = text.slice(number.end + unit.length).trimStart();
  const isRepeated = rest.startsWith(`${amount} `);
  return isRepeated ? `${text.slice(0, number.end + unit.length).trimEnd()} ${rest.slice(amount.length + 1)}` : null;
}
