import { createHash } from 'node:crypto';

/**
 * The ids in an order derived from the seed: the same on every page, regardless of other records
 * (docs/api/conventions.md#order).
 */
export function inRandomOrder(ids: readonly string[], seed: string): string[] {
  const placed = ids.map((id) => ({ id, place: createHash('sha256').update(`${seed}\0${id}`).digest('hex') }));
  return placed.sort((a, b) => (a.place < b.place ? -1 : 1)).map(({ id }) => id);
}
