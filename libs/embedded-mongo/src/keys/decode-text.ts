import { Rank } from '../bson/tags.js';
import { invertBits } from './index-entry.js';
import { MAX_INDEXED_BYTES, rankByte } from './encode.js';

/**
 * The text in a component of an index key; undefined when it has no text, or one that was truncated or has zero bytes,
 * so that the document must be read.
 *
 * @param at the offset of the component in the key
 */
export function textInKey(key: Buffer, at: number, isDescending: boolean): string | undefined {
  // Descending components are inverted, including the zero bytes that end a text.
  const mask = isDescending ? 0xff : 0;
  if (((key[at] ?? 0) ^ mask) !== rankByte(Rank.string)) return undefined;
  const start = at + 1;
  const end = key.indexOf(mask, start);
  const isWhole = end >= 0 && end - start < MAX_INDEXED_BYTES && key[end + 1] === mask;
  if (!isWhole) return undefined;
  return isDescending ? invertBits(key.subarray(start, end)).toString('utf8') : key.toString('utf8', start, end);
}
