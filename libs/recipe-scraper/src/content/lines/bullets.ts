import { findNumber } from '@larder/measures';
import { hasAmountAndFood } from '../measured.js';

const BULLET = /^[•▪●◦‣]\s?(?=\S)/u;
const MIN_SENTENCE = 20;
const HAS_WORD = /[\p{L}\p{N}]/u;

/** A line without the bullet at its beginning. */
export const withoutBullet = (line: string): string => line.replace(BULLET, '');

/** Whether a line has a bullet and more than an amount. */
export function isBulleted(line: string): boolean {
  const text = withoutBullet(line);
  if (text === line) return false;
  const isFood = findNumber(text) === null ? HAS_WORD.test(text) : hasAmountAndFood(text);
  return isFood || text.length >= MIN_SENTENCE;
}
