import { createHash } from 'node:crypto';

/** Maximum bytes of a unique key: databases limit the size of index entries. */
const MAX_BYTES = 120;
const PREFIX = 80;

/** A short key for a text in a unique index: the text itself, or its beginning and a hash of the whole. */
export function shortKey(text: string): string {
  if (Buffer.byteLength(text) <= MAX_BYTES) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return `${cutToBytes(text, PREFIX)}#${hash}`;
}

/** Cuts a text to a number of bytes, without a partial character at its end. */
function cutToBytes(text: string, bytes: number): string {
  return Buffer.from(text)
    .subarray(0, bytes)
    .toString('utf8')
    .replace(/\uFFFD$/, '');
}
