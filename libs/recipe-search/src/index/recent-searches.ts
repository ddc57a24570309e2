import { LRUCache } from 'lru-cache';
import type { IndexQuery, RankedSlots } from './find-slots.js';

/** Maximum number of cached searches, for users who page through a search or repeat it. */
const MAX_SEARCHES = 64;
/** Maximum number of cached results, 6 MB. */
const MAX_RESULTS = 500_000;
/** A slot and its sort key. */
const BYTES_PER_RESULT = 12;

/** Caches all results of recent searches in order, so that further pages and repeated searches only read a window. */
export class RecentSearches {
  private readonly searches = new LRUCache<string, RankedSlots>({
    max: MAX_SEARCHES,
    maxSize: MAX_RESULTS,
    sizeCalculation: ({ slots }) => slots.length || 1,
  });

  /** The cached results of the query, else those of `find`. */
  of(query: IndexQuery, find: () => RankedSlots): RankedSlots {
    const key = keyOf(query);
    if (key === null) return find();
    const cached = this.searches.get(key);
    if (cached) return cached;
    const ranked = find();
    this.searches.set(key, ranked);
    return ranked;
  }

  /** Must be called after each change of a record. */
  clear(): void {
    this.searches.clear();
  }

  /** Approximate size in bytes. */
  get size(): number {
    return this.searches.calculatedSize * BYTES_PER_RESULT;
  }
}

/** The cache key of a search, independent of the window; null for searches that are not cached. */
function keyOf({ search, order, within }: IndexQuery): string | null {
  return within || order.by === 'caller' ? null : JSON.stringify([search, order]);
}
