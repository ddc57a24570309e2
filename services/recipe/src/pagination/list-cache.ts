import { AppName, DatabaseCache, InProcessServices, type Window } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** Maximum number of cached counts and records: a few megabytes of ids and revisions. */
const MAX_ENTRIES = 25_000;
/** Records of a block, which is read as a whole; a page is in one or two of them. */
const BLOCK = 200;

/** Caches counts and pages of lists until something is written to the database of the service. */
@Injectable()
export class ListCache {
  private readonly results: DatabaseCache;

  constructor(local: InProcessServices, app: AppName) {
    this.results = new DatabaseCache(local, { service: app.name, maxSize: MAX_ENTRIES });
  }

  /** The count for a query; `read` is called unless it is cached. */
  async count(query: unknown, read: () => Promise<number>): Promise<number> {
    const { total } = await this.readCached('count', query, async () => ({ total: await read() }));
    return total;
  }

  /**
   * The records of a page; `read` is called unless they are cached. They are shared: callers must not change them. The
   * first page of a list that is requested is read alone. Once a second one is requested, the records around it are
   * read with it, so that the next pages, whatever their size, come from memory.
   */
  async page<Record>(query: unknown, window: Window, read: (window: Window) => Promise<Record[]>): Promise<Record[]> {
    const version = this.results.currentVersion();
    if (version === null || !isPlainJson(query)) return read(window);
    const first = await this.readCached('first page', query, () => Promise.resolve(window));
    const isFirst = first.skip === window.skip && first.limit === window.limit;
    const records = await (isFirst ? this.block(query, window, read) : this.fromBlocks(query, window, read));
    // Blocks that were read before and after a write may both have a record, or both lack it.
    return isFirst || this.results.currentVersion() === version ? records : read(window);
  }

  /**
   * The records with these ids; `read` is called for those that are not cached, and leaves out deleted ones. They are
   * shared: callers must not change them.
   */
  async records<Record extends { _id: string }>(
    query: unknown,
    ids: readonly string[],
    read: (ids: string[]) => Promise<Record[]>,
  ): Promise<Record[]> {
    if (!isPlainJson(query)) return read([...ids]);
    const prefix = `record ${JSON.stringify(query)} `;
    const keys = ids.map((id) => prefix + id);
    const results = await this.results.getMany(keys, async (missing) => {
      const records = await read(missing.map((key) => key.slice(prefix.length)));
      return new Map(records.map((record) => [prefix + record._id, record]));
    });
    return keys.flatMap((key) => results.get(key) ?? []);
  }

  private async fromBlocks<Record>(
    query: unknown,
    { skip, limit }: Window,
    read: (window: Window) => Promise<Record[]>,
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
    window: Window,
    read: (window: Window) => Promise<Record[]>,
  ): Promise<Record[]> {
    return this.readCached(`${window.skip} ${window.limit}`, query, () => read(window));
  }

  private readCached<Value extends object>(kind: string, query: unknown, read: () => Promise<Value>): Promise<Value> {
    return isPlainJson(query) ? this.results.get(`${kind} ${JSON.stringify(query)}`, read) : read();
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
