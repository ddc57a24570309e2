import { indexIdOf } from '../keys/index-entry.js';
import type { KeyRange } from '../store/key-table.js';
import { CachedRange } from './cached-range.js';

/** A query with more ranges, such as a long list of ids, does not use the cache. */
export const MAX_RANGES_PER_QUERY = 64;
const MAX_RANGES = 1_000;
/** Of all ranges together: 8 MB. */
const MAX_RECORD_IDS = 2_000_000;

/**
 * The cached index ranges of a collection: the number of their entries and the record ids of these, kept up to date
 * while documents change. Evicts the least recently used.
 */
export class RangeCache {
  private readonly ranges = new Map<string, CachedRange>();
  private readonly byIndex = new Map<number, Set<CachedRange>>();
  private readonly inUse = new Map<CachedRange, number>();

  /** Acquires a range, which is kept until it is released as often as acquired. It may have to be loaded first. */
  acquire(range: KeyRange): CachedRange {
    const name = nameOf(range);
    const cached = this.ranges.get(name) ?? this.add(range);
    this.ranges.delete(name);
    this.ranges.set(name, cached);
    this.inUse.set(cached, (this.inUse.get(cached) ?? 0) + 1);
    return cached;
  }

  release(range: CachedRange): void {
    const users = (this.inUse.get(range) ?? 1) - 1;
    if (users > 0) return void this.inUse.set(range, users);
    this.inUse.delete(range);
    this.evict();
  }

  /** An index entry was added or removed. */
  invalidate(entry: Buffer): void {
    for (const cached of this.byIndex.get(indexIdOf(entry)) ?? []) {
      const { from, to } = cached.range;
      if (Buffer.compare(from, entry) <= 0 && Buffer.compare(entry, to) < 0) cached.invalidate(entry);
    }
  }

  private add(range: KeyRange): CachedRange {
    const cached = new CachedRange(range);
    const index = indexIdOf(range.from);
    this.byIndex.set(index, (this.byIndex.get(index) ?? new Set()).add(cached));
    return cached;
  }

  private evict(): void {
    let recordIds = [...this.ranges.values()].reduce((sum, { count }) => sum + count, 0);
    for (const [name, cached] of this.ranges) {
      if (this.ranges.size <= MAX_RANGES && recordIds <= MAX_RECORD_IDS) return;
      if (this.inUse.has(cached)) continue;
      this.ranges.delete(name);
      this.byIndex.get(indexIdOf(cached.range.from))?.delete(cached);
      recordIds -= cached.count;
    }
  }
}

function nameOf({ from, to }: KeyRange): string {
  return `${from.toString('latin1')}\n${to.toString('latin1')}`;
}
