import type { MongoFilter } from '@larder/query-filter';

/** The full value ranges of optional fields with an index. */
const RANGES: Record<string, MongoFilter> = {
  lastMade: { $gte: new Date('0000-01-01') },
  rating: { $gte: 0 },
};

/**
 * Converts "has a value" to "has a value in the full range", which any database reads from an index: the home page
 * requests all recipes that were made or rated.
 */
export function presentFilter(filter: MongoFilter): MongoFilter {
  return Object.fromEntries(
    Object.entries(filter).map(([key, value]) => {
      if ((key === '$and' || key === '$or') && Array.isArray(value)) {
        return [key, value.map((each) => presentFilter(each as MongoFilter))];
      }
      return [key, isPresent(value) ? (RANGES[key] ?? value) : value];
    }),
  );
}

function isPresent(condition: unknown): boolean {
  return typeof condition === 'object' && condition !== null && '$ne' in condition && condition.$ne === null;
}
