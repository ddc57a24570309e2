import { Rank, Tag } from '../bson/tags.js';
import { fieldOf, itemsOf, MISSING, type Value } from '../bson/value.js';
import { encodeIndexKeys } from '../keys/encode.js';
import { isSameValue, sharedBytes } from '../query/same-path.js';
import { distinct, keysOf, valuesAt, valuesIn, type DocumentKey, type DocumentKeys } from './extract.js';
import type { Index, IndexField } from './index-definition.js';

/** The keys that a change of a document adds to an index and removes from it. */
export interface ChangedKeys {
  readonly added: readonly DocumentKey[];
  readonly removed: readonly DocumentKey[];
  /** The path of an array in the changed document. */
  readonly arrayPath: string | undefined;
}

const NO_CHANGES: ChangedKeys = { added: [], removed: [], arrayPath: undefined };

/** With more changed values, comparing each of them with all others takes longer than encoding all. */
const MAX_CHANGED_VALUES = 32;

/**
 * The key changes of a changed document. Of an array of objects only the items that differ are encoded: a change of one
 * of a thousand items mostly does not affect the keys of the others.
 *
 * @throws CommandError as `keysOf`
 */
export function changedKeys(index: Index, before: Value, now: Value): ChangedKeys {
  return changesOfItems(index, before, now) ?? differences(keysOf(index, before), keysOf(index, now));
}

/** The differences of all keys of a document. */
export function differences(old: DocumentKeys, fresh: DocumentKeys): ChangedKeys {
  const { arrayPath } = fresh;
  return { added: missingFrom(old.keys, fresh.keys), removed: missingFrom(fresh.keys, old.keys), arrayPath };
}

/** Undefined when the changed items alone do not show which keys change. */
function changesOfItems(index: Index, before: Value, now: Value): ChangedKeys | undefined {
  const { fields, directions, stored, partial } = index;
  const array = fields.findIndex((field) => hasArrays(field, before, now));
  const field = fields[array];
  if (!field || partial || stored.sparse) return undefined;
  const shared = sharedValues(fields, array, before, now);
  if (!shared) return undefined;
  const { unchanged, removed, added } = split(arrayAt(before, field), arrayAt(now, field));
  const [old, fresh] = [removed, added].map((items) => items.flatMap((item) => valuesIn(item, field.path))) as [
    Value[],
    Value[],
  ];
  // The keys follow from the values of the unchanged items.
  if (old.length + fresh.length === 0) return NO_CHANGES;
  if (!isKnownArray(index, field) || old.length + fresh.length > MAX_CHANGED_VALUES) return undefined;
  const keys = (values: readonly Value[]) => distinct(encodeIndexKeys(shared, directions, array, values));
  const changes = differences({ keys: keys(old) }, { keys: keys(fresh), arrayPath: field.path.dotted });
  if (changes.added.length + changes.removed.length === 0) return old.length === fresh.length ? changes : undefined;
  const others = unchanged.flatMap((item) => valuesIn(item, field.path));
  // Without any value, a document has the key of a missing one.
  return others.length === 0 ? undefined : withoutTaken(changes, array, others);
}

/** Whether a field leads through an array of both documents. */
function hasArrays({ path }: IndexField, before: Value, now: Value): boolean {
  const [first, second] = path.steps;
  if (!first || !second || second.index >= 0) return false; // a number may be a position in the array
  return [before, now].every(({ bytes, start }) => fieldOf(bytes, start, first.bytes).isArray);
}

/** Whether the index is known to have arrays on the path of a field. */
function isKnownArray({ stored }: Index, { path }: IndexField): boolean {
  return stored.multikey === true && (stored.arrayPaths?.includes(path.dotted) ?? true);
}

/** The values of the other fields; undefined if one of them is an array or differs. */
function sharedValues(fields: readonly IndexField[], array: number, before: Value, now: Value): Value[] | undefined {
  const shared: Value[] = [];
  for (const [at, { path }] of fields.entries()) {
    if (at === array) {
      shared.push(MISSING);
      continue;
    }
    const [old, fresh] = [valuesAt(before, path), valuesAt(now, path)];
    const [one = MISSING, other = MISSING] = [old.values[0], fresh.values[0]];
    if (old.isArray || fresh.isArray || !isSameValue(one, other)) return undefined;
    shared.push(other);
  }
  return shared;
}

function arrayAt(document: Value, { path }: IndexField): Value {
  const [step] = path.steps;
  return step ? fieldOf(document.bytes, document.start, step.bytes) : MISSING;
}

/** The items that two arrays have in common at their beginning and end, and those between. */
function split(before: Value, now: Value) {
  const [old, fresh] = [itemsOf(before), itemsOf(now)];
  const most = Math.min(old.length, fresh.length);
  const shared = sharedBytes(before, now);
  const isSame = (one?: Value, other?: Value) => one !== undefined && other !== undefined && isSameValue(one, other);
  let start = 0;
  while (start < most && (old[start]?.end ?? 0) - before.start <= shared) start++;
  while (start < most && isSame(old[start], fresh[start])) start++;
  let end = 0;
  while (end < most - start && isSame(old.at(-1 - end), fresh.at(-1 - end))) end++;
  return {
    unchanged: [...fresh.slice(0, start), ...fresh.slice(fresh.length - end)],
    removed: old.slice(start, old.length - end),
    added: fresh.slice(start, fresh.length - end),
  };
}

/** The changes without the keys that other values of the array have, too; undefined where that is not certain. */
function withoutTaken({ added, removed, arrayPath }: ChangedKeys, array: number, others: readonly Value[]) {
  const isTaken = ({ exact, values }: DocumentKey) => (exact ? isAmong(values[array] ?? MISSING, others) : undefined);
  const taken = new Map([...added, ...removed].map((key) => [key, isTaken(key)]));
  if ([...taken.values()].includes(undefined)) return undefined;
  const isFree = (key: DocumentKey) => taken.get(key) === false;
  return { added: added.filter(isFree), removed: removed.filter(isFree), arrayPath };
}

/** Whether one of the values has the same key as an exact one; undefined when only their keys would show it. */
function isAmong(value: Value, others: readonly Value[]): boolean | undefined {
  for (const other of others) {
    if (other.rank !== value.rank) continue;
    if (value.rank === Rank.null || isSameValue(value, other)) return true;
    if (value.tag !== Tag.string || other.tag !== Tag.string) return undefined;
  }
  return false;
}

function missingFrom(existing: readonly DocumentKey[], keys: readonly DocumentKey[]): readonly DocumentKey[] {
  if (existing.length === 0) return keys;
  const existingKeys = new Set(existing.map((key) => key.bytes.toString('latin1')));
  return keys.filter((key) => !existingKeys.has(key.bytes.toString('latin1')));
}
