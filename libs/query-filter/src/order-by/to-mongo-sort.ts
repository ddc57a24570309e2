import type { ResolvedAttribute } from '../attributes/resolved-attribute.js';
import type { OrderKey } from './parse-order-by.js';

export interface MongoSort {
  /** Computed fields for nulls in another position than in the database; null when none are needed. */
  addFields: Record<string, unknown> | null;
  /** Ends with `_id`, for a stable order across pages. */
  sort: Record<string, 1 | -1>;
}

/** Whether the record itself contains the key's value; values of related records have to be joined by the caller. */
export function isOwnKey({ attribute }: OrderKey): boolean {
  return attribute.sortField !== null;
}

/**
 * Converts keys for `sort` of MongoDB. An index can be used with nulls in their default position (first ascending, last
 * descending); another position requires a computed field.
 */
export function toMongoSort(keys: readonly OrderKey[]): MongoSort {
  const addFields: Record<string, unknown> = {};
  const sort: Record<string, 1 | -1> = {};
  for (const [at, { attribute, direction, nulls }] of keys.entries()) {
    if (attribute.sortField === null) throw new Error(`"${attribute.path}" is not stored in the record.`);
    if (nulls !== (direction === 'asc' ? 'first' : 'last')) {
      addFields[`_order${at}`] = { $cond: [{ $eq: [{ $ifNull: [`$${valueField(attribute)}`, null] }, null] }, 1, 0] };
      sort[`_order${at}`] = nulls === 'last' ? 1 : -1;
    }
    sort[attribute.sortField] ??= direction === 'asc' ? 1 : -1; // the first of repeated keys counts
  }
  const last = keys.at(-1)?.direction === 'desc' ? -1 : 1;
  sort._id ??= last; // the same direction, so that an index that ends with it can be used
  return { addFields: Object.keys(addFields).length > 0 ? addFields : null, sort };
}

/** The field that is null for a record without the value: the sort key of an absent text is empty. */
function valueField({ location, sortField }: ResolvedAttribute): string | null {
  return location.kind === 'field' ? location.field : sortField;
}
