import { Rank } from '../bson/tags.js';
import { invertBits, RECORD_ID_BYTES } from './index-entry.js';
import { MAX_INDEXED_BYTES, rankByte } from './encode.js';

/**
 * The text in a component of an index entry; undefined when it has no text, or one that was truncated or has zero bytes,
 * so that the document must be read.
 *
 * @param at the offset of the component in the entry
 */
export function textInEntry(entry: Buffer, at: number, isDescending: boolean): string | undefined {
  return componentAt(entry, at, isDescending)?.text;
}

/** The texts in all components of an index entry; undefined when any of them has to be read from the document. */
export function textsInEntry(entry: Buffer, from: number, directions: readonly number[]): string[] | undefined {
  const texts: string[] = [];
  let at = from;
  for (const direction of directions) {
    const component = componentAt(entry, at, direction < 0);
    if (!component) return undefined;
    texts.push(component.text);
    at = component.end;
  }
  return texts;
}

interface TextComponent {
  readonly text: string;
  /** The offset of the next component. */
  readonly end: number;
}

function componentAt(entry: Buffer, at: number, isDescending: boolean): TextComponent | undefined {
  // Descending components are inverted, including the zero bytes that end a text.
  const mask = isDescending ? 0xff : 0;
  if (((entry[at] ?? 0) ^ mask) !== rankByte(Rank.string)) return undefined;
  const start = at + 1;
  const end = entry.indexOf(mask, start);
  // After a truncated text, the record id begins with zero bytes.
  const isInKey = end >= 0 && end + 1 < entry.length - RECORD_ID_BYTES;
  const isWhole = isInKey && end - start < MAX_INDEXED_BYTES && entry[end + 1] === mask;
  if (!isWhole) return undefined;
  const bytes = entry.subarray(start, end);
  return { text: (isDescending ? invertBits(bytes) : bytes).toString('utf8'), end: end + 2 };
}
