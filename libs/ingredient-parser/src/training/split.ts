import { hashText } from '../crf/hash.js';

/** A part of the labeled data. */
export type Part = 'train' | 'dev' | 'test';

/**
 * The part of a line, by its letters only: lines that differ in numbers, capitals or punctuation belong to the same
 * part, so that no test line is similar to training lines. A tenth each for dev and test.
 */
export function partOf(line: string): Part {
  const letters = line
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  const share = (hashText(letters) >>> 8) % 10;
  if (share === 0) return 'test';
  return share === 1 ? 'dev' : 'train';
}
