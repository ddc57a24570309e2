import { AppName, InProcessServices } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** Maximum number of cached counts and records: a few megabytes of ids and revisions. */
const MAX_ENTRIES = 25_000;

/**
 * Caches counts and pages of lists until something is written to the database of the service. Caches nothing where
 * other processes write to the database (docs/decisions/0020).
 */
@Injectable()
export class ListCache {
  private version: string | null = null;
  private readonly results = new LRUCache<string, object>({
    maxSize: MAX_ENTRIES,
    sizeCalculation: (value) => (Array.isArray(value) && value.length) || 1,
  });

  constructor(
    private readonly local: InProcessServices,
    private readonly app: AppName,
  ) {}

  /** The count for a query; `read` is called unless it is cached. */
  async count(query: unknown, read: () => Promise<number>): Promise<number> {
    const { total } = await this.cached('count', query, async () => ({ total: await read() }));
    return total;
  }

  /** The records of a page; `read` is called unless they are cached. They are shared: callers must not change them. */
  page<Record>(query: unknown, read: () => Promise<Record[]>): Promise<Record[]> {
    return this.cached('page', query, read);
  }

  /** The version is read before the data, so that a write during the read invalidates the result. */
  private async cached<Value extends object>(
    kind: 'count' | 'page',
    query: unknown,
    read: () => Promise<Value>,
  ): Promise<Value> {
    const version = this.local.databaseVersion([this.app.name]);
    if (version === null || !isPlainJson(query)) return read();
    if (version !== this.version) this.results.clear();
    this.version = version;
    const key = `${kind} ${JSON.stringify(query)}`;
    const cached = this.results.get(key);
    if (cached) return cached as Value; // a key always has values of one type
    const value = await read();
    if (this.version === version) this.results.set(key, value);
    return value;
  }
}

/** Whether the JSON of a value is unique to it; that of dates, regular expressions and `undefined` is not. */
function isPlainJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every(isPlainJson);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlainJson);
}
