import type { ListOrder } from './list-order.js';

/** Fields with an index over tenant, field and `_id` in every collection that has them. */
const INDEXED = new Set(['nameSort', 'createdAt', 'lastMade', 'rating', 'timestamp']);
/** The same for recipes only. */
const INDEXED_ON_RECIPES = new Set([...INDEXED, 'updatedAt']);
const NULLABLE = new Set(['lastMade', 'rating']);

/**
 * The sort that the database can read from an index, or null when the rows have to be ordered here: several keys,
 * derived values, or nulls somewhere else than databases put them (smallest).
 */
export function indexedSort(resource: string, order: ListOrder): Record<string, 1 | -1> | null {
  const [key, ...more] = order.kind === 'keys' ? order.keys : [];
  const field = key?.attribute.sortField;
  const indexed = resource === 'recipes' ? INDEXED_ON_RECIPES : INDEXED;
  if (!key || !field || more.length > 0 || !indexed.has(field)) return null;
  const natural = key.direction === 'asc' ? 'first' : 'last';
  if (NULLABLE.has(field) && key.nulls !== natural) return null;
  const direction = key.direction === 'asc' ? 1 : -1;
  return { [field]: direction, _id: direction };
}
