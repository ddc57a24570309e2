import { LRUCache } from 'lru-cache';
import type { IndexQuery, Ranked } from './find-slots.js';

/** Enough for users who page through a search or repeat it. */
const MAX_SEARCHES = 64;
/** 6 MB. */
const MAX_RESULTS = 500_000;
/** A slot and its place. */
const BYTES_PER_RESULT = 12;

/** Caches the results of recent searches, in their orders: further pages and repeated searches only take their window. */
export class RecentSearches {
  private readonly searches = new LRUCache<string, Ranked>({
    max: MAX_SEARCHES,
    maxSize: MAX_RESULTS,
    sizeCalculation: ({ slots }) => slots.length || 1,
  });

  /** The cached result of the query, or that of `find`. */
  of(query: IndexQuery, find: () => Ranked): Ranked {
    const key = keyOf(query);
    if (key === null) return find();
    const cached = this.searches.get(key);
    if (cached) return cached;
    const ranked = find();
    this.searches.set(key, ranked);
    return ranked;
  }

  /** Call it whenever a record changes. */
  forget(): void {
    this.searches.clear();
  }

  /** Memory in bytes, about. */
  get size(): number {
    return this.searches.calculatedSize * BYTES_PER_RESULT;
  }
}

/** The identity of a search, whatever window it shows; null for searches that are not cached. */
function keyOf({ search, order, within }: IndexQuery): string | null {
  return within || order.by === 'caller' ? null : JSON.stringify([search, order]);
}
