import { AppName, InProcessServices } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** Maximum number of cached counts and records: a few megabytes of ids and revisions. */
const MAX_ENTRIES = 25_000;
/** Records of a block, which is read as a whole; a page is in one or two of them. */
const BLOCK = 200;

/** Consecutive records of a list. */
export interface ListWindow {
  skip: number;
  limit: number;
}

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

  /**
   * The records of a page; `read` is called unless they are cached. They are shared: callers must not change them. The
   * first page of a list that is requested is read alone. Once a second one is requested, the records around it are
   * read with it, so that the next pages, whatever their size, come from memory.
   */
  async page<Record>(
    query: unknown,
    window: ListWindow,
    read: (window: ListWindow) => Promise<Record[]>,
  ): Promise<Record[]> {
    const version = this.currentVersion(query);
    if (version === null) return read(window);
    const first = await this.cached('first page', query, () => Promise.resolve(window));
    const isFirst = first.skip === window.skip && first.limit === window.limit;
    const records = await (isFirst ? this.block(query, window, read) : this.fromBlocks(query, window, read));
    // Blocks that were read before and after a write may both have a record, or both lack it.
    return isFirst || this.currentVersion(query) === version ? records : read(window);
  }

  private async fromBlocks<Record>(
    query: unknown,
    { skip, limit }: ListWindow,
    read: (window: ListWindow) => Promise<Record[]>,
  ): Promise<Record[]> {
    const start = skip - (skip % BLOCK);
    const blocks: Record[][] = [];
    for (let at = start; at < skip + limit; at += BLOCK) {
      blocks.push(await this.block(query, { skip: at, limit: BLOCK }, read));
    }
    return blocks.flat().slice(skip - start, skip - start + limit);
  }

  private block<Record>(
    query: unknown,
    window: ListWindow,
    read: (window: ListWindow) => Promise<Record[]>,
  ): Promise<Record[]> {
    return this.cached(`${window.skip} ${window.limit}`, query, () => read(window));
  }

  /** The version is read before the data, so that a write during the read invalidates the result. */
  private async cached<Value extends object>(kind: string, query: unknown, read: () => Promise<Value>): Promise<Value> {
    const version = this.currentVersion(query);
    if (version === null) return read();
    const key = `${kind} ${JSON.stringify(query)}`;
    const cached = this.results.get(key);
    if (cached) return cached as Value; // a key always has values of one type
    const value = await read();
    if (this.version === version) this.results.set(key, value);
    return value;
  }

  /** The version of the database, after results of an older one are dropped; null if the query cannot be cached. */
  private currentVersion(query: unknown): string | null {
    const version = this.local.databaseVersion([this.app.name]);
    if (version === null || !isPlainJson(query)) return null;
    if (version !== this.version) this.results.clear();
    this.version = version;
    return version;
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
