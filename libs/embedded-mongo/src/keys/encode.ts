import { Rank, rankOf, Tag } from '../bson/tags.js';
import { endOfName } from '../bson/layout.js';
import { currentValue, MISSING, type Value } from '../bson/value.js';
import { KeyWriter } from './key-writer.js';

/** A value as bytes with the same order. `exact` is false when they were truncated or rounded. */
export interface EncodedKey {
  readonly bytes: Buffer;
  readonly exact: boolean;
}

/** Longer texts are truncated in index keys; then the document is checked. */
export const MAX_INDEXED_BYTES = 400;
/** Keys of several fields are truncated to this length. */
export const MAX_KEY_BYTES = 1500;

/** A key and its values. */
export interface KeyOfValues extends EncodedKey {
  readonly values: readonly Value[];
}

/** Writing a key is synchronous, so one writer is shared. */
const indexWriter = new KeyWriter(MAX_INDEXED_BYTES);
const sortWriter = new KeyWriter(Infinity);

/** The key of one index entry: one component per field, with inverted bits for descending fields. */
export function encodeIndexKey(values: readonly Value[], directions: readonly number[]): EncodedKey {
  indexWriter.reset();
  writeFields(values, directions, 0, values.length);
  return indexWriter.finish(MAX_KEY_BYTES);
}

/**
 * The keys of one document in one index: one for each of `items` at component `array`, or a single one when no field is
 * an array (-1). The common prefix is encoded once.
 */
export function encodeIndexKeys(
  values: readonly Value[],
  directions: readonly number[],
  array: number,
  items: readonly Value[],
): KeyOfValues[] {
  if (array < 0) {
    const { bytes, exact } = encodeIndexKey(values, directions);
    return [{ bytes, exact, values }];
  }
  indexWriter.reset();
  writeFields(values, directions, 0, array);
  const start = indexWriter.mark();
  return items.map((item) => {
    indexWriter.reset(start);
    const own = [...values];
    own[array] = item;
    writeFields(own, directions, array, own.length);
    const { bytes, exact } = indexWriter.finish(MAX_KEY_BYTES);
    return { bytes, exact, values: own };
  });
}

function writeFields(values: readonly Value[], directions: readonly number[], first: number, end: number): void {
  for (let i = first; i < end; i++) {
    const from = indexWriter.length;
    writeValue(indexWriter, values[i] ?? MISSING);
    if ((directions[i] ?? 1) < 0) indexWriter.invertFrom(from);
  }
}

/** One component of an index key, ascending, for bounds. */
export function encodeComponent(value: Value): EncodedKey {
  return encodeIndexKey([value], [1]);
}

/** A value for sorting in memory, without truncation. */
export function encodeSortKey(value: Value): EncodedKey {
  sortWriter.reset();
  writeValue(sortWriter, value);
  return sortWriter.finish(Infinity);
}

/** The first byte of every key of this rank; the next number is reserved for upper bounds. */
export function rankByte(rank: number): number {
  return rank * 8;
}

function writeValue(writer: KeyWriter, value: Value): void {
  writer.byte(rankByte(value.rank));
  switch (value.rank) {
    case Rank.number:
      return writeNumber(writer, value);
    case Rank.string:
      return writer.text(value.bytes, value.start + 4, value.end - 1);
    case Rank.date:
      return writer.signedLong(value.bytes, value.start);
    case Rank.timestamp:
      return writer.unsignedLong(value.bytes, value.start);
    case Rank.object:
    case Rank.array:
      return writeElements(writer, value);
    case Rank.binary:
      return writeBinary(writer, value);
    case Rank.regex:
      return writeRegex(writer, value);
    case Rank.code:
      return writer.text(value.bytes, value.start + 4, value.end - 1);
    default:
      return writer.slice(value.bytes, value.start, value.end);
  }
}

function writeNumber(writer: KeyWriter, value: Value): void {
  const number = value.number();
  writer.double(number);
  const isExact = value.tag !== Tag.decimal && (value.tag !== Tag.long || Number.isSafeInteger(number));
  if (!isExact) writer.markInexact();
}

/** Type, name and value of each field, ended by a byte below every type; arrays have no names. */
function writeElements(writer: KeyWriter, value: Value): void {
  if (value.tag === Tag.dbPointer) return writer.slice(value.bytes, value.start, value.end);
  const elements = value.elements();
  while (elements.next()) {
    if (value.isObject) {
      writer.byte(rankByte(rankOf(elements.tag)));
      writer.text(elements.bytes, elements.nameStart, elements.nameEnd);
    }
    writeValue(writer, currentValue(elements));
  }
  writer.byte(0);
}

function writeBinary(writer: KeyWriter, value: Value): void {
  const length = value.bytes.readInt32LE(value.start);
  writer.uint32(length);
  writer.byte(value.bytes.readUInt8(value.start + 4));
  writer.slice(value.bytes, value.start + 5, value.end);
}

function writeRegex(writer: KeyWriter, value: Value): void {
  const middle = endOfName(value.bytes, value.start);
  writer.text(value.bytes, value.start, middle);
  writer.text(value.bytes, middle + 1, value.end - 1);
}
