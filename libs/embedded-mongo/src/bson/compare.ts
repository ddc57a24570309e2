import { compareNumbers } from './numbers.js';
import { Rank, Tag } from './tags.js';
import { currentValue, type Value } from './value.js';

/**
 * Orders any two values as MongoDB does: first by type (see `Rank`), then within the type. Missing equals null.
 *
 * @param collator the string comparison, also inside of objects and arrays; by code points when undefined
 */
export function compareValues(a: Value, b: Value, collator?: Intl.Collator): number {
  const rank = a.rank;
  if (rank !== b.rank) return rank - b.rank;
  switch (rank) {
    case Rank.number:
      return compareNumbers(a, b);
    case Rank.string:
      return collator ? collator.compare(a.text(), b.text()) : compareText(a, b);
    case Rank.object:
    case Rank.array:
      return compareElements(a, b, collator);
    case Rank.binary:
      return compareBinary(a, b);
    case Rank.date:
      return compareBigInts(a.bytes.readBigInt64LE(a.start), b.bytes.readBigInt64LE(b.start));
    case Rank.timestamp:
      return compareBigInts(a.bytes.readBigUInt64LE(a.start), b.bytes.readBigUInt64LE(b.start));
    case Rank.minKey:
    case Rank.null:
    case Rank.maxKey:
      return 0;
    default:
      return compareBytes(a, b);
  }
}

export function sameValue(a: Value, b: Value, collator?: Intl.Collator): boolean {
  return compareValues(a, b, collator) === 0;
}

/** The order of UTF-8 bytes is the order of code points, which is MongoDB's order without a collation. */
function compareText(a: Value, b: Value): number {
  return a.bytes.compare(b.bytes, b.start + 4, b.end - 1, a.start + 4, a.end - 1);
}

function compareBytes(a: Value, b: Value): number {
  return a.bytes.compare(b.bytes, b.start, b.end, a.start, a.end);
}

/** Shorter values first, then by subtype, then by content, which is the order of the bytes. */
function compareBinary(a: Value, b: Value): number {
  return a.bytes.readInt32LE(a.start) - b.bytes.readInt32LE(b.start) || compareBytes(a, b);
}

function compareBigInts(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Field by field: type, then name, then value, as MongoDB compares objects. */
function compareElements(a: Value, b: Value, collator?: Intl.Collator): number {
  if (a.tag === Tag.dbPointer || b.tag === Tag.dbPointer) return compareBytes(a, b);
  const left = a.elements();
  const right = b.elements();
  for (;;) {
    const [more, other] = [left.next(), right.next()];
    if (!more || !other) return Number(more) - Number(other);
    const difference = compareElement(left, right, a.tag === Tag.array, collator);
    if (difference !== 0) return difference;
  }
}

type Reader = ReturnType<Value['elements']>;

function compareElement(a: Reader, b: Reader, isItem: boolean, collator?: Intl.Collator): number {
  const [x, y] = [currentValue(a), currentValue(b)];
  if (isItem) return compareValues(x, y, collator);
  const byName = () => a.bytes.compare(b.bytes, b.nameStart, b.nameEnd, a.nameStart, a.nameEnd);
  return x.rank - y.rank || byName() || compareValues(x, y, collator);
}
