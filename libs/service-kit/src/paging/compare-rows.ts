import { normalizeText } from '@larder/contracts';
import type { OrderKey, RelatedLocation } from '@larder/query-filter';
import { valueAt } from './value-at.js';

/** Values that records can be ordered by; null for an absent value. */
export type SortValue = string | number | boolean | null;

/** One key of an order. */
export interface RowKey {
  /** The path of the value in the document. */
  path: string;
  /** The path that is null for a record without the value, if `path` is a sort key: that of an absent text is empty. */
  presentAt?: string;
  direction: 'asc' | 'desc';
  nulls: 'first' | 'last';
  /** Converts a stored value to the compared one. */
  toValue: (stored: unknown, id: string) => SortValue;
}

/** The fields of a record that decide its position in a list. */
export interface Row {
  _id: string;
  /** One value per key, in the order of the keys. */
  values: SortValue[];
}

/** The row of a record, of which at least the paths of the keys were read. */
export function rowOf(record: { _id: string }, keys: readonly RowKey[]): Row {
  const values = keys.map(({ path, presentAt = path, toValue }) =>
    toValue(isPresent(record, presentAt) ? valueAt(record, path) : null, record._id),
  );
  return { _id: record._id, values };
}

function isPresent(record: object, path: string): boolean {
  return (valueAt(record, path) ?? null) !== null;
}

/** The default comparison: texts without case and accents, dates by their time. */
export function sortValue(stored: unknown): SortValue {
  if (stored instanceof Date) return stored.getTime();
  if (typeof stored === 'string') return normalizeText(stored);
  return typeof stored === 'number' || typeof stored === 'boolean' ? stored : null;
}

/** The sort values of related records, by id. */
export type ValuesOf = (location: RelatedLocation) => Promise<ReadonlyMap<unknown, SortValue>>;

/** The row key of an order, which may use an attribute of related records. */
export async function rowKeyOf({ attribute, direction, nulls }: OrderKey, valuesOf: ValuesOf): Promise<RowKey> {
  const { sortField, location } = attribute;
  if (sortField !== null) {
    const presentAt = location.kind === 'field' ? location.field : sortField;
    return { path: sortField, presentAt, direction, nulls, toValue: sortValue };
  }
  if (location.kind !== 'related' || location.link === 'owners')
    throw new Error(`Lists cannot be sorted by "${attribute.path}".`);
  const values = await valuesOf(location);
  return { path: location.link.field, direction, nulls, toValue: (id) => values.get(id) ?? null };
}

/** Orders rows by the keys; equal rows are ordered by their ids, so that pages never overlap. */
export function compareRows(keys: Pick<RowKey, 'direction' | 'nulls'>[]): (a: Row, b: Row) => number {
  const compares = keys.map(({ direction, nulls }) =>
    compareValues(direction === 'asc' ? 1 : -1, nulls === 'first' ? -1 : 1),
  );
  const sign = keys.at(-1)?.direction === 'desc' ? -1 : 1;
  return (a, b) => {
    for (const [index, compare] of compares.entries()) {
      const difference = compare(a.values[index] ?? null, b.values[index] ?? null);
      if (difference !== 0) return difference;
    }
    return sign * compareIds(a._id, b._id);
  };
}

function compareValues(sign: 1 | -1, nullSign: 1 | -1): (a: SortValue, b: SortValue) => number {
  return (a, b) => {
    if (a === b) return 0;
    if (a === null) return nullSign;
    if (b === null) return -nullSign;
    return a < b ? -sign : sign;
  };
}

function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
