import { Rank, Tag } from '../bson/tags.js';
import { MISSING, type Value } from '../bson/value.js';
import { encodeIndexKeys } from '../keys/encode.js';
import { isSameValue } from '../query/same-path.js';
import { distinct, indexedValues, keysOf, type DocumentKey, type DocumentKeys, type IndexedValues } from './extract.js';
import type { Index } from './index-definition.js';

/** The keys that a change of a document adds to an index and removes from it. */
export interface ChangedKeys {
  readonly added: readonly DocumentKey[];
  readonly removed: readonly DocumentKey[];
  /** The path of an array in the changed document. */
  readonly arrayPath: string | undefined;
}

/** With more changed items, comparing each of them with all others takes longer than encoding all. */
const MAX_CHANGED_ITEMS = 32;

/**
 * The key changes of a changed document. Of long arrays only the items that differ are encoded: a change of one of a
 * thousand items mostly does not affect the keys of the others.
 *
 * @throws CommandError as `keysOf`
 */
export function changedKeys(index: Index, before: Value, now: Value): ChangedKeys {
  const [old, fresh] = [indexedValues(index, before), indexedValues(index, now)];
  const changes = old && fresh && changesOfItems(index, old, fresh);
  if (changes) return { ...changes, arrayPath: index.fields[fresh.array]?.path.dotted };
  return differences(keysOf(index, before), keysOf(index, now));
}

/** The differences of all keys of a document. */
export function differences(old: DocumentKeys, fresh: DocumentKeys): ChangedKeys {
  const { arrayPath } = fresh;
  return { added: missingFrom(old.keys, fresh.keys), removed: missingFrom(fresh.keys, old.keys), arrayPath };
}

/** Undefined when the keys cannot be compared by these items alone. */
function changesOfItems(index: Index, old: IndexedValues, fresh: IndexedValues) {
  const { array } = fresh;
  if (array < 0 || old.array !== array) return undefined;
  const isElsewhere = fresh.values.some((value, at) => at !== array && !isSameValue(value, old.values[at] ?? value));
  if (isElsewhere) return undefined;
  const { unchanged, removed, added } = split(old.items, fresh.items);
  if (removed.length + added.length > MAX_CHANGED_ITEMS) return undefined;
  const keys = (items: readonly Value[]) => distinct(encodeIndexKeys(fresh.values, index.directions, array, items));
  const changes = differences({ keys: keys(removed) }, { keys: keys(added) });
  const isTaken = (key: DocumentKey) => (key.exact ? isAmong(key.values[array] ?? MISSING, unchanged) : undefined);
  const taken = new Map([...changes.added, ...changes.removed].map((key) => [key, isTaken(key)]));
  if ([...taken.values()].includes(undefined)) return undefined;
  const isFree = (key: DocumentKey) => taken.get(key) === false;
  return { added: changes.added.filter(isFree), removed: changes.removed.filter(isFree) };
}

/** The items that two arrays have in common at their beginning and end, and those between. */
function split(old: readonly Value[], fresh: readonly Value[]) {
  const most = Math.min(old.length, fresh.length);
  const isSame = (one?: Value, other?: Value) => one !== undefined && other !== undefined && isSameValue(one, other);
  let start = 0;
  while (start < most && isSame(old[start], fresh[start])) start++;
  let end = 0;
  while (end < most - start && isSame(old.at(-1 - end), fresh.at(-1 - end))) end++;
  return {
    unchanged: [...fresh.slice(0, start), ...fresh.slice(fresh.length - end)],
    removed: old.slice(start, old.length - end),
    added: fresh.slice(start, fresh.length - end),
  };
}

/** Whether one of the items has the same key as an exact one; undefined when only their keys would show it. */
function isAmong(item: Value, items: readonly Value[]): boolean | undefined {
  for (const other of items) {
    if (other.rank !== item.rank) continue;
    if (item.rank === Rank.null || isSameValue(item, other)) return true;
    if (item.tag !== Tag.string || other.tag !== Tag.string) return undefined;
  }
  return false;
}

function missingFrom(existing: readonly DocumentKey[], keys: readonly DocumentKey[]): readonly DocumentKey[] {
  if (existing.length === 0) return keys;
  const existingKeys = new Set(existing.map((key) => key.bytes.toString('latin1')));
  return keys.filter((key) => !existingKeys.has(key.bytes.toString('latin1')));
}
