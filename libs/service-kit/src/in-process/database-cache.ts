import { LRUCache } from 'lru-cache';
import type { InProcessServices } from './in-process-services.js';

export interface DatabaseCacheOptions {
  /** Whose database it is. */
  service: string;
  /** Maximum size of all results; by default a result counts as one, and a list as the number of its values. */
  maxSize: number;
  /** The size of a result; it must not change. */
  sizeOf?: (result: object) => number;
}

/**
 * Caches results of queries until something is written to the database of a service. Caches nothing where other
 * processes write to it (docs/decisions/0020). Results are shared: callers must not change them.
 */
export class DatabaseCache {
  private cachedVersion: string | null = null;
  private readonly results: LRUCache<string, object>;

  constructor(
    private readonly local: InProcessServices,
    private readonly options: DatabaseCacheOptions,
  ) {
    this.results = new LRUCache({ maxSize: options.maxSize, sizeCalculation: options.sizeOf ?? lengthOf });
  }

  /** The current version of the database, after results of an older one were dropped; null if nothing is cached. */
  currentVersion(): string | null {
    const version = this.local.databaseVersion([this.options.service]);
    if (version === null) return null;
    if (version !== this.cachedVersion) this.results.clear();
    this.cachedVersion = version;
    return version;
  }

  /** The result of a query; `read` is called unless it is cached. A key must always have results of one type. */
  async get<Result extends object>(key: string, read: () => Promise<Result>): Promise<Result> {
    // Before the data are read, so that a write during the read invalidates the result.
    const version = this.currentVersion();
    if (version === null) return read();
    const cached = this.results.get(key);
    if (cached) return cached as Result;
    const result = await read();
    if (this.cachedVersion === version) this.results.set(key, result);
    return result;
  }

  /** The results for some keys; `read` is called with those that are not cached. Keys without a result are absent. */
  async getMany<Result extends object>(
    keys: readonly string[],
    read: (missing: string[]) => Promise<ReadonlyMap<string, Result>>,
  ): Promise<ReadonlyMap<string, Result>> {
    const version = this.currentVersion();
    if (version === null) return read([...keys]);
    const results = new Map<string, Result>();
    const missing: string[] = [];
    for (const key of keys) {
      const cached = this.results.get(key) as Result | undefined;
      if (cached) results.set(key, cached);
      else missing.push(key);
    }
    if (missing.length === 0) return results;
    for (const [key, result] of await read(missing)) {
      if (this.cachedVersion === version) this.results.set(key, result);
      results.set(key, result);
    }
    return results;
  }
}

function lengthOf(result: object): number {
  return (Array.isArray(result) && result.length) || 1;
}
