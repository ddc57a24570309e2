import { AppName, DatabaseCache, InProcessServices, type Window } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PageStamps, type Reader } from './page-stamps.js';
import { BLOCK, StampBlock, type RecordStamp } from './record-stamps.js';

/** Maximum number of cached counts and records of pages: eight megabytes. */
const MAX_ENTRIES = 250_000;
/** Maximum number of cached records of search results and of other lists whose ids are known. */
const MAX_RECORDS = 25_000;

/** Caches counts and pages of lists until something is written to the database of the service. */
@Injectable()
export class ListCache {
  private readonly results: DatabaseCache;
  /** By the number of their list and their id. */
  private readonly stamps = new LRUCache<string, RecordStamp>({ max: MAX_RECORDS });
  private lists = 0;

  constructor(local: InProcessServices, app: AppName) {
    this.results = new DatabaseCache(local, {
      service: app.name,
      maxSize: MAX_ENTRIES,
      sizeOf: (value) => (value instanceof StampBlock ? BLOCK : 1),
    });
  }

  /** The count for a query; `read` is called unless it is cached. */
  async count(query: unknown, read: () => Promise<number>): Promise<number> {
    if (!isPlainJson(query)) return read();
    const { total } = await this.getOrAdd('count', query, async () => ({ total: await read() }));
    return total;
  }

  /**
   * The records of a page. Only the part of it that no cached page contains is read; the other records are stamps, which
   * callers must not change.
   */
  async page<Record>(query: unknown, window: Window, reader: Reader<Record, Window>): Promise<Record[]> {
    const version = this.results.currentVersion();
    if (version === null || !isPlainJson(query)) return reader.read(window);
    const stamps = await this.stampsOf(query, window);
    const isCurrent = () => this.results.currentVersion() === version;
    const { records, isRead } = await stamps.complete(reader, isCurrent);
    // Parts that were read before and after a write may both have a record, or both lack it.
    return isRead || isCurrent() ? records : reader.read(window);
  }

  /** The records with these ids; those that are not cached are read, and deleted ones are left out. */
  async records<Record extends { _id: string }>(
    query: unknown,
    ids: readonly string[],
    { read, stampOf }: Reader<Record, string[]>,
  ): Promise<Record[]> {
    const version = this.results.currentVersion();
    if (version === null || !isPlainJson(query)) return read([...ids]);
    // A new number after each write, so that older records are not found.
    const { list } = await this.getOrAdd('list', query, () => Promise.resolve({ list: (this.lists += 1) }));
    const cached = new Map(ids.map((id) => [id, this.stamps.get(`${list} ${id}`)]));
    const missing = ids.filter((id) => !cached.get(id));
    const records = new Map((missing.length > 0 ? await read(missing) : []).map((record) => [record._id, record]));
    if (this.results.currentVersion() === version)
      for (const record of records.values()) this.stamps.set(`${list} ${record._id}`, stampOf(record));
    return ids.flatMap((id) => (cached.get(id) as Record | undefined) ?? records.get(id) ?? []);
  }

  /** The known stamps of a page, to be completed before the next write. */
  private async stampsOf(query: unknown, window: Window): Promise<PageStamps> {
    const end = await this.getOrAdd('end', query, () => Promise.resolve({ at: Infinity }));
    const blocks: StampBlock[] = [];
    const first = Math.floor(window.skip / BLOCK);
    for (let number = first; number * BLOCK < Math.min(window.skip + window.limit, end.at); number += 1) {
      blocks.push(await this.getOrAdd(`block ${number}`, query, () => Promise.resolve(new StampBlock())));
    }
    return new PageStamps(window, blocks, end);
  }

  private getOrAdd<Value extends object>(kind: string, query: unknown, read: () => Promise<Value>): Promise<Value> {
    return this.results.get(`${kind} ${JSON.stringify(query)}`, read);
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
