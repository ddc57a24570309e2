import { randomInt } from 'node:crypto';

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 4;

/** A cache key for a new image, never the one before: browsers keep images for a year under their key. */
export function newImageKey(before: string | null = null): string {
  const key = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return key === before ? newImageKey(before) : key;
}
