import { Rank } from '../bson/tags.js';
import { invertBits } from './bounds.js';
import { MAX_INDEXED_BYTES, rankByte } from './encode.js';

/**
 * The text that a component of an index key holds; undefined when it holds no text, or one that was cut or has zero
 * bytes in it, and only the document decides.
 *
 * @param at where in the key the component begins
 */
export function textInKey(key: Buffer, at: number, isDescending: boolean): string | undefined {
  const turn = isDescending ? 0xff : 0;
  if (((key[at] ?? 0) ^ turn) !== rankByte(Rank.string)) return undefined;
  const start = at + 1;
  const end = key.indexOf(turn, start);
  const isWhole = end >= 0 && end - start < MAX_INDEXED_BYTES && key[end + 1] === turn;
  if (!isWhole) return undefined;
  return isDescending ? invertBits(key.subarray(start, end)).toString('utf8') : key.toString('utf8', start, end);
}
