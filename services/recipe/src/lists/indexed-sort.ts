import type { OrderKey } from './order-by.js';
import type { NullPosition } from './sort-attribute.js';

/**
 * The sort that the database can read from an index, or null when the rows have to be ordered here: several keys,
 * derived values, or nulls somewhere else than databases put them (smallest).
 */
export function indexedSort(keys: OrderKey[], nullPosition?: NullPosition): Record<string, 1 | -1> | null {
  const [key] = keys;
  if (keys.length !== 1 || !key?.attribute.indexed) return null;
  const { attribute, direction } = key;
  const nulls = nullPosition ?? attribute.nulls;
  const natural = direction === 'asc' ? 'first' : 'last';
  if (attribute.nullable && nulls && nulls !== natural) return null;
  const way = direction === 'asc' ? 1 : -1;
  return { [attribute.path]: way, _id: way };
}
