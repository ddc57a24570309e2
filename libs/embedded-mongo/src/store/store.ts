import { integrityOf, type Sqlite } from './database.js';
import { CommitQueue } from './commit-queue.js';
import { checksumOf } from './files/checksum.js';
import type { Damage } from './files/damage.js';
import { Definitions } from './definitions.js';
import { KeyTable } from './key-table.js';
import type { OpenFile } from './open-file.js';
import { CHECKSUMS, COMPLETE, Properties } from './properties.js';
import { prepareStatements } from './statements.js';
import { Verifier, type ChecksummedRow } from './verifier.js';

export type { KeyRange } from './key-table.js';

/** A document with its place in its collection; places grow and are never used twice while the process runs. */
export interface StoredRecord {
  readonly place: number;
  readonly raw: Buffer;
}

/** A document as a check sees it. */
export interface InspectedRecord extends StoredRecord {
  /** It is what was written. */
  readonly isIntact: boolean;
}

/** Room for the places of one collection within the number that SQLite orders records by. */
const PLACES = 2 ** 32;
const RECORDS_AT_ONCE = 32;
/** For SQLite, no limit. */
const EVERYTHING = -1;

/**
 * Records and sorted keys on disk, nothing about MongoDB. Changes are made inside `commits.run` only. Whatever is read is
 * compared with its checksum or its order: what cannot be trusted is an error (DataCorruptionDetected), never an answer.
 *
 * Arguments are always given to libsql as one list: a bare Buffer would end the process.
 */
export class Store extends KeyTable {
  readonly commits: CommitQueue;
  readonly properties: Properties;
  readonly definitions: Definitions;

  readonly database: Sqlite;

  constructor(
    readonly file: OpenFile,
    damage: Damage,
  ) {
    super(prepareStatements(file.database), new Verifier(damage));
    this.database = file.database;
    this.commits = new CommitQueue(
      this.database,
      () => file.sync(),
      (cause) => damage.translate(cause),
    );
    this.properties = new Properties(this.statements);
    this.definitions = new Definitions(this.statements, this.properties, damage);
    this.verifier.isComplete = this.properties.get(CHECKSUMS) === COMPLETE;
  }

  record(collection: number, place: number): Buffer | undefined {
    const id = collection * PLACES + place;
    const row = this.read(() => this.statements.record.get([id])) as ChecksummedRow | undefined;
    return row && this.verifier.document(row);
  }

  /** The records at these places, in no particular order; places without one are left out. */
  recordsAt(collection: number, places: readonly number[]): StoredRecord[] {
    const base = collection * PLACES;
    const records: StoredRecord[] = [];
    for (let at = 0; at < places.length; at += RECORDS_AT_ONCE) {
      const ids = places.slice(at, at + RECORDS_AT_ONCE).map((place) => base + place);
      const rows = this.read(() => this.statements.recordsAt(ids.length).all(ids)) as ChecksummedRow[];
      for (const row of rows) records.push({ place: row[0] - base, raw: this.verifier.document(row) });
    }
    return records;
  }

  /** Up to `limit` records from `from` on (excluding `to`), by place; backwards when `reverse`. */
  records(collection: number, from: number, to: number, limit: number, reverse = false): StoredRecord[] {
    const base = collection * PLACES;
    const rows = this.rows(collection, from, to, limit, reverse);
    return rows.map((row) => ({ place: row[0] - base, raw: this.verifier.document(row) }));
  }

  /** Like `records`, but marks damaged documents instead of failing. For checks. */
  inspect(collection: number, from: number, to: number, limit: number): InspectedRecord[] {
    const base = collection * PLACES;
    const rows = this.rows(collection, from, to, limit, false);
    return rows.map((row) => ({ place: row[0] - base, raw: row[1], isIntact: this.verifier.isIntact(row) }));
  }

  insertRecord(collection: number, place: number, raw: Buffer): void {
    const id = collection * PLACES + place;
    this.statements.insertRecord.run([id, raw, checksumOf(id, raw)]);
  }

  replaceRecord(collection: number, place: number, raw: Buffer): void {
    const id = collection * PLACES + place;
    this.statements.replaceRecord.run([raw, checksumOf(id, raw), id]);
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
    const [id] = this.read(() => this.statements.lastRecord.get([base, base + PLACES])) as [number | null];
    return id === null ? 0 : id - base;
  }

  /**
   * Gives up to `limit` records from `from` on their checksums, as records of format 1 have none. Where to go on;
   * undefined when none is left. `isSound` returns whether a document can be what was written.
   */
  addChecksums(from: number, limit: number, isSound: (raw: Buffer) => boolean): number | undefined {
    const rows = this.read(() => this.statements.uncheckedRecords.all([from, limit])) as ChecksummedRow[];
    for (const [id, raw] of rows) if (isSound(raw)) this.statements.saveChecksum.run([checksumOf(id, raw), id]);
    const last = rows.at(-1);
    return last && rows.length === limit ? last[0] + 1 : undefined;
  }

  /** What SQLite finds wrong with its file; nothing when all is well. */
  integrity(): string[] {
    return integrityOf(this.database);
  }

  /** Bytes the database file takes up. */
  size(): number {
    const [pages] = this.statements.pageCount.get([]) as [number];
    const [bytes] = this.statements.pageSize.get([]) as [number];
    return pages * bytes;
  }

  close(): void {
    this.file.close();
  }

  private rows(collection: number, from: number, to: number, limit: number, reverse: boolean): ChecksummedRow[] {
    const statement = reverse ? this.statements.recordsBackwards : this.statements.records;
    const base = collection * PLACES;
    const rows = this.read(() => statement.all([base + from, base + to, limit])) as ChecksummedRow[];
    this.verifier.inOrder(rows, reverse);
    return rows;
  }
}
