import { createHash } from 'node:crypto';

/** Bytes a unique key may have before it is cut: databases limit what an index entry may hold. */
const MOST_BYTES = 120;
const PREFIX = 80;

/** A short stand-in for a text in a unique index: the text itself, or its beginning and a hash of the whole. */
export function shortKey(text: string): string {
  if (Buffer.byteLength(text) <= MOST_BYTES) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return `${cutToBytes(text, PREFIX)}#${hash}`;
}

/** The beginning of a text that fits into so many bytes, without half a character at its end. */
function cutToBytes(text: string, bytes: number): string {
  return Buffer.from(text)
    .subarray(0, bytes)
    .toString('utf8')
    .replace(/\uFFFD$/, '');
}
