import { badValue } from '../errors.js';
import { Rank } from '../bson/tags.js';
import { compareValues } from '../bson/compare.js';
import { NULL } from '../bson/make.js';
import { fieldsOf, type Value } from '../bson/value.js';
import { encodeSortKey, rankByte } from '../keys/encode.js';
import { parsePath, visitPath, type Path } from './path.js';

/** One field of a sort. */
export interface SortField {
  readonly path: Path;
  readonly direction: 1 | -1;
  /** The string comparison; by code points when undefined. */
  readonly collator?: Intl.Collator | undefined;
}

/** The sort key of one field of a document; `value` only where the bytes are not exact. */
interface SortKeyPart {
  readonly bytes: Buffer;
  readonly value?: Value;
}

/** What a document is sorted by: one part for each field. */
export type SortKey = readonly SortKeyPart[];

/** An empty array has neither a smallest nor a largest item and sorts before null. */
const EMPTY_ARRAY: SortKeyPart = { bytes: Buffer.from([rankByte(Rank.null) - 1]) };

/** Parses `{ name: 1, date: -1 }`. */
export function parseSort(sort: Value, collator?: Intl.Collator): SortField[] {
  if (sort.isMissing) return [];
  if (!sort.isObject) throw badValue('the sort must be an object');
  const field = (dotted: string, value: Value) => ({
    path: parsePath(dotted),
    direction: directionOf(value),
    collator,
  });
  return fieldsOf(sort).map(([dotted, value]) => field(dotted, value));
}

function directionOf(value: Value): 1 | -1 {
  const direction = value.number();
  if (direction !== 1 && direction !== -1)
    throw badValue('$sort key ordering must be 1 (ascending) or -1 (descending)');
  return direction;
}

/** The sort key of a document. Copies what it needs, so that the document can be freed. */
export function sortKeyOf(document: Value, fields: readonly SortField[]): SortKey {
  return fields.map((field) => partOf(document, field));
}

function partOf(document: Value, { path, direction, collator }: SortField): SortKeyPart {
  let best: Value | undefined;
  let sawEmptyArray = false;
  visitPath(document, path, (value, isItem) => {
    if (value.isArray && !isItem) sawEmptyArray ||= value.isEmpty;
    else if (!best || compareValues(value, best, collator) * direction < 0) best = value;
    return false;
  });
  if (!best && sawEmptyArray) return EMPTY_ARRAY;
  const value = best ?? NULL;
  if (collator && value.mayContainText) return { bytes: Buffer.from([rankByte(value.rank)]), value: value.detach() };
  const { bytes, exact } = encodeSortKey(value);
  return exact ? { bytes } : { bytes, value: value.detach() };
}

/** Compares the keys of two documents. */
export function compareSortKeys(a: SortKey, b: SortKey, fields: readonly SortField[]): number {
  for (const [i, { direction, collator }] of fields.entries()) {
    const [x, y] = [a[i], b[i]];
    const difference = x && y ? compareParts(x, y, collator) : 0;
    if (difference !== 0) return difference * direction;
  }
  return 0;
}

function compareParts(a: SortKeyPart, b: SortKeyPart, collator?: Intl.Collator): number {
  const difference = Buffer.compare(a.bytes, b.bytes);
  return difference === 0 && a.value && b.value ? compareValues(a.value, b.value, collator) : difference;
}
