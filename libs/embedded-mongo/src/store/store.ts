import { closeDatabase, type Sqlite } from './database.js';
import { CommitQueue } from './commit-queue.js';
import type { LogFile } from './log-file.js';
import { prepareStatements } from './statements.js';

/** A document with its place in its collection; places grow and are never used twice while the process runs. */
export interface StoredRecord {
  readonly place: number;
  readonly raw: Buffer;
}

/** Half-open range of keys. */
export interface KeyRange {
  readonly from: Buffer;
  readonly to: Buffer;
}

/** Room for the places of one collection within the number that SQLite orders records by. */
const PLACES = 2 ** 32;
const KEYS_AT_ONCE = 32;
const RECORDS_AT_ONCE = 32;
/** For SQLite, no limit. */
const EVERYTHING = -1;

/**
 * Records and sorted keys on disk, nothing about MongoDB. Changes are made inside `commits.run` only.
 *
 * Arguments are always given to libsql as one list: a bare Buffer would end the process.
 */
export class Store {
  readonly commits: CommitQueue;
  private readonly statements;

  constructor(
    readonly database: Sqlite,
    private readonly log: LogFile,
  ) {
    this.commits = new CommitQueue(database, () => log.sync());
    this.statements = prepareStatements(database);
  }

  record(collection: number, place: number): Buffer | undefined {
    const row = this.statements.record.get([collection * PLACES + place]) as [Buffer] | undefined;
    return row?.[0];
  }

  /** The records at these places, in no particular order; places without one are left out. */
  recordsAt(collection: number, places: readonly number[]): StoredRecord[] {
    const base = collection * PLACES;
    const found: StoredRecord[] = [];
    for (let at = 0; at < places.length; at += RECORDS_AT_ONCE) {
      const ids = places.slice(at, at + RECORDS_AT_ONCE).map((place) => base + place);
      const rows = this.statements.recordsAt(ids.length).all(ids) as [number, Buffer][];
      for (const [id, raw] of rows) found.push({ place: id - base, raw });
    }
    return found;
  }

  /** Up to `limit` records from `from` on (excluding `to`), by place; backwards when `reverse`. */
  records(collection: number, from: number, to: number, limit: number, reverse = false): StoredRecord[] {
    const statement = reverse ? this.statements.recordsBackwards : this.statements.records;
    const base = collection * PLACES;
    const rows = statement.all([base + from, base + to, limit]) as [number, Buffer][];
    return rows.map(([id, raw]) => ({ place: id - base, raw }));
  }

  insertRecord(collection: number, place: number, raw: Buffer): void {
    this.statements.insertRecord.run([collection * PLACES + place, raw]);
  }

  replaceRecord(collection: number, place: number, raw: Buffer): void {
    this.statements.replaceRecord.run([raw, collection * PLACES + place]);
  }

  deleteRecord(collection: number, place: number): void {
    this.statements.deleteRecord.run([collection * PLACES + place]);
  }

  /** Deletes up to `limit` records of a collection; how many were there. */
  deleteRecords(collection: number, limit: number): number {
    const base = collection * PLACES;
    return this.statements.deleteRecords.run([base, base + PLACES, limit]).changes;
  }

  /** Deletes whatever has been left under the number of a new collection. */
  clearRecords(collection: number): void {
    this.deleteRecords(collection, EVERYTHING);
  }

  /** The highest place in use, 0 when there is none. */
  lastPlace(collection: number): number {
    const base = collection * PLACES;
    const [id] = this.statements.lastRecord.get([base, base + PLACES]) as [number | null];
    return id === null ? 0 : id - base;
  }

  /** Up to `limit` keys of the range in order, after the first `skip`. */
  keys({ from, to }: KeyRange, limit: number, skip = 0, reverse = false): Buffer[] {
    const statement = reverse ? this.statements.keysBackwards : this.statements.keys;
    return (statement.all([from, to, limit, skip]) as [Buffer][]).map(([key]) => key);
  }

  /** The last `bytes` bytes of each of the first `limit` keys of the range, one after the other, and the last key. */
  keyEnds({ from, to }: KeyRange, bytes: number, limit: number): { ends: Buffer; last?: Buffer } {
    const [text, last] = this.statements.keyEnds.get([-bytes, from, to, limit]) as [string | null, Buffer | null];
    return { ends: Buffer.from(text ?? '', 'hex'), ...(last && { last }) };
  }

  /** The first key of the range. */
  firstKey({ from, to }: KeyRange): Buffer | undefined {
    return (this.statements.firstKey.get([from, to]) as [Buffer] | undefined)?.[0];
  }

  countKeys({ from, to }: KeyRange): number {
    return (this.statements.countKeys.get([from, to]) as [number])[0];
  }

  /** Adds keys; one statement for several is much cheaper than one for each. */
  addKeys(keys: readonly Buffer[]): void {
    for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
      const some = keys.slice(at, at + KEYS_AT_ONCE);
      this.statements.addKeys(some.length).run(some);
    }
  }

  removeKey(key: Buffer): void {
    this.statements.removeKey.run([key]);
  }

  /** Removes up to `limit` keys of the range; how many were there. */
  removeKeys({ from, to }: KeyRange, limit: number): number {
    return this.statements.removeKeys.run([from, to, limit]).changes;
  }

  /** Removes whatever has been left under the number of a new index. */
  clearKeys(range: KeyRange): void {
    this.removeKeys(range, EVERYTHING);
  }

  definitions(): StoredDefinition[] {
    const rows = this.statements.definitions.all([]) as [number, Buffer][];
    return rows.map(([id, definition]) => ({ id, definition }));
  }

  saveDefinition(id: number, definition: Buffer): void {
    this.statements.saveDefinition.run([id, definition]);
  }

  deleteDefinition(id: number): void {
    this.statements.deleteDefinition.run([id]);
  }

  /** What SQLite finds wrong with its file; nothing when all is well. */
  integrity(): string[] {
    const rows = this.database.prepare('PRAGMA integrity_check').raw(true).all([]) as [string][];
    return rows.map(([line]) => line).filter((line) => line !== 'ok');
  }

  /** Bytes the database file takes up. */
  size(): number {
    const [pages] = this.statements.pageCount.get([]) as [number];
    const [bytes] = this.statements.pageSize.get([]) as [number];
    return pages * bytes;
  }

  close(): void {
    this.log.close();
    closeDatabase(this.database);
  }
}

/** A collection's definition as it is kept. */
export interface StoredDefinition {
  readonly id: number;
  readonly definition: Buffer;
}
