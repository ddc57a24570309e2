import { endOfName, MalformedBson, valueEnd } from './layout.js';
import { Tag } from './tags.js';

/** The maximum number of nested levels, far more than documents need. */
export const MAX_DEPTH = 180;

/** A document with more levels than `MAX_DEPTH`. */
export class NestedTooDeeply extends MalformedBson {}

/**
 * Checks that received bytes are one well-formed BSON document, so that other code can trust its lengths.
 *
 * @throws MalformedBson
 */
export function validateDocument(bytes: Buffer): void {
  if (endOfDocument(bytes, 0, bytes.length, 0) !== bytes.length) throw new MalformedBson('bytes after the document');
}

/**
 * The end of the well-formed document that begins at `start` and must end by `limit`.
 *
 * @throws MalformedBson
 */
export function endOfDocument(bytes: Buffer, start: number, limit: number, depth = 0): number {
  if (depth > MAX_DEPTH) throw new NestedTooDeeply('the document is nested too deeply');
  if (start + 5 > limit) throw new MalformedBson('the document is cut off');
  const end = start + bytes.readInt32LE(start);
  if (end < start + 5 || end > limit || bytes[end - 1] !== 0) throw new MalformedBson('a document has a wrong length');
  let at = start + 4;
  while (at < end - 1) at = endOfElement(bytes, at, end - 1, depth);
  return end;
}

function endOfElement(bytes: Buffer, at: number, limit: number, depth: number): number {
  const tag = bytes.readUInt8(at);
  const start = endOfName(bytes, at + 1) + 1;
  if (start > limit) throw new MalformedBson('a field name has no end');
  if (hasLength(tag) && start + 4 > limit) throw new MalformedBson('a value is cut off');
  const end = valueEnd(bytes, tag, start);
  if (end < start || end > limit) throw new MalformedBson('a value is longer than its document');
  if (tag === Tag.object || tag === Tag.array) return endOfDocument(bytes, start, end, depth + 1);
  checkContent(bytes, tag, start, end);
  return end;
}

function hasLength(tag: number): boolean {
  const withLength: number[] = [Tag.string, Tag.code, Tag.symbol, Tag.object, Tag.array, Tag.codeWithScope];
  return withLength.includes(tag) || tag === Tag.binary || tag === Tag.dbPointer;
}

function checkContent(bytes: Buffer, tag: number, start: number, end: number): void {
  const isText = tag === Tag.string || tag === Tag.code || tag === Tag.symbol;
  if (isText && (end - start < 5 || bytes[end - 1] !== 0)) throw new MalformedBson('a string has a wrong length');
  if (tag === Tag.binary && end - start < 5) throw new MalformedBson('binary data have a wrong length');
  if (tag === Tag.codeWithScope) throw new MalformedBson('code with scope is not supported');
}
