import type { OrderKey } from './parse-order-by.js';

export interface MongoSort {
  /** Fields to add before sorting, for nulls in another position than in the database; null when none are needed. */
  addFields: Record<string, unknown> | null;
  /** Ends with `_id`, so that pages are stable. */
  sort: Record<string, 1 | -1>;
}

/** Whether the key's values stand in the record itself. Keys of related records are for their owner to join. */
export function isOwnKey({ attribute }: OrderKey): boolean {
  return attribute.sortField !== null;
}

/**
 * The keys as MongoDB sorts by them. In the usual position of nulls (first ascending, last descending) an index serves;
 * another position costs a computed field.
 */
export function toMongoSort(keys: readonly OrderKey[]): MongoSort {
  const addFields: Record<string, unknown> = {};
  const sort: Record<string, 1 | -1> = {};
  for (const [at, { attribute, direction, nulls }] of keys.entries()) {
    if (attribute.sortField === null) throw new Error(`"${attribute.path}" does not stand in the record.`);
    if (nulls !== (direction === 'asc' ? 'first' : 'last')) {
      addFields[`_order${at}`] = { $cond: [{ $eq: [{ $ifNull: [`$${attribute.sortField}`, null] }, null] }, 1, 0] };
      sort[`_order${at}`] = nulls === 'last' ? 1 : -1;
    }
    sort[attribute.sortField] ??= direction === 'asc' ? 1 : -1; // of a key named twice the first counts
  }
  const last = keys.at(-1)?.direction === 'desc' ? -1 : 1;
  sort._id ??= last; // the direction in which an index that ends with it can be read
  return { addFields: Object.keys(addFields).length > 0 ? addFields : null, sort };
}
