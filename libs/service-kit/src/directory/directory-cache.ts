import type { DirectoryEntry } from '@larder/contracts';
import { LRUCache } from 'lru-cache';

type Read = (missing: string[]) => Promise<DirectoryEntry[]>;

/** How long an entry is cached at most, in milliseconds. */
export const DIRECTORY_CACHED_MS = 15_000;
/** Maximum number of entries, about five megabytes. */
const MAX_ENTRIES = 5_000;

/**
 * Caches directory entries by id for 15 seconds, since the requests of a household read the same few entries. Missing
 * entries are not cached. A change removes an entry at once, and an entry that was read before the change is not
 * cached.
 */
export class DirectoryCache {
  private readonly entries = new LRUCache<string, DirectoryEntry>({ max: MAX_ENTRIES, ttl: DIRECTORY_CACHED_MS });
  /** Incremented with each removal. */
  private generation = 0;

  /** The entries with these ids, in any order; `read` loads those that are not cached. */
  async getMany(ids: string[], read: Read): Promise<DirectoryEntry[]> {
    const { generation } = this;
    const cached = ids.flatMap((id) => this.entries.get(id) ?? []);
    const hits = new Set(cached.map(({ id }) => id));
    const missing = ids.filter((id) => !hits.has(id));
    if (missing.length === 0) return cached;
    const entries = await read(missing);
    if (generation === this.generation) entries.forEach((entry) => this.entries.set(entry.id, entry));
    return [...cached, ...entries];
  }

  forget(ids: string[]): void {
    this.generation += 1;
    ids.forEach((id) => this.entries.delete(id));
  }

  clear(): void {
    this.generation += 1;
    this.entries.clear();
  }
}
