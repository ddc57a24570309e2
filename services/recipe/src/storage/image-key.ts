import { randomInt } from 'node:crypto';

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 4;

/** A new cache key for an image, never the previous one: browsers cache images for a year by their key. */
export function newImageKey(previous: string | null = null): string {
  const key = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return key === previous ? newImageKey(previous) : key;
}
