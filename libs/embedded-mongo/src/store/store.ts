import { integrityOf } from './database.js';
import type { Sqlite } from './sqlite.js';
import { CommitQueue } from './commits/commit-queue.js';
import { checksumOf } from './files/checksum.js';
import type { Damage } from './files/damage.js';
import { Definitions } from './definitions.js';
import { KeyTable } from './key-table.js';
import type { OpenFile } from './open-file.js';
import { CHECKSUMS, COMPLETE, Properties } from './properties.js';
import { RecentDocuments } from './recent-documents.js';
import { RECORD_IDS_PER_COLLECTION } from './record-ids.js';
import { NO_LIMIT, prepareStatements } from './statements.js';
import { Verifier, type ChecksummedRow } from './verifier.js';

/** A document with its record id in the collection; record ids increase and are never reused while the process runs. */
export interface StoredRecord {
  readonly recordId: number;
  readonly raw: Buffer;
}

/** Record ids from `from` on, excluding `to`. */
export interface RecordIdRange {
  readonly from: number;
  readonly to: number;
}

/** A document for checks. */
export interface InspectedRecord extends StoredRecord {
  /** Its checksum matches. */
  readonly isIntact: boolean;
}

const RECORDS_AT_ONCE = 32;

/**
 * Stores records and sorted keys on disk, independent of MongoDB. Changes are made only inside `commits.run`.
 * Everything that is read is verified by its checksum or order: a mismatch is an error (DataCorruptionDetected).
 * Arguments are always passed to libsql as one array: a bare Buffer would crash the process.
 */
export class Store extends KeyTable {
  readonly commits: CommitQueue;
  readonly properties: Properties;
  readonly definitions: Definitions;

  readonly database: Sqlite;
  private readonly recent = new RecentDocuments();

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
    this.commits.checkpointIfDue = () => file.checkpointIfDue();
    this.properties = new Properties(this.statements);
    this.definitions = new Definitions(this.statements, this.properties, damage);
    this.verifier.isComplete = this.properties.get(CHECKSUMS) === COMPLETE;
  }

  record(collection: number, recordId: number): Buffer | undefined {
    const id = collection * RECORD_IDS_PER_COLLECTION + recordId;
    const recent = this.read(() => this.recent.get(id));
    if (recent) return recent;
    const row = this.read(() => this.statements.record.get([id])) as ChecksummedRow | undefined;
    return row && this.verifier.checkedBytes(row);
  }

  /** The records with these ids, in no particular order; missing ones are omitted. */
  recordsAt(collection: number, recordIds: readonly number[]): StoredRecord[] {
    const base = collection * RECORD_IDS_PER_COLLECTION;
    const records: StoredRecord[] = [];
    for (let at = 0; at < recordIds.length; at += RECORDS_AT_ONCE) {
      const ids = recordIds.slice(at, at + RECORDS_AT_ONCE).map((recordId) => base + recordId);
      const rows = this.read(() => this.statements.recordsAt(ids.length).all(ids)) as ChecksummedRow[];
      for (const row of rows) records.push({ recordId: row[0] - base, raw: this.verifier.checkedBytes(row) });
    }
    return records;
  }

  /** Up to `limit` records of a range, by record id; backwards when `reverse`. */
  records(collection: number, range: RecordIdRange, limit: number, reverse = false): StoredRecord[] {
    const base = collection * RECORD_IDS_PER_COLLECTION;
    const rows = this.rows(collection, range, { limit, reverse });
    return rows.map((row) => ({ recordId: row[0] - base, raw: this.verifier.checkedBytes(row) }));
  }

  /** Like `records`, but marks damaged documents instead of failing. For checks. */
  inspect(collection: number, range: RecordIdRange, limit: number): InspectedRecord[] {
    const base = collection * RECORD_IDS_PER_COLLECTION;
    const rows = this.rows(collection, range, { limit, reverse: false });
    return rows.map((row) => ({ recordId: row[0] - base, raw: row[1], isIntact: this.verifier.isIntact(row) }));
  }

  insertRecord(collection: number, recordId: number, raw: Buffer): void {
    const id = collection * RECORD_IDS_PER_COLLECTION + recordId;
    this.statements.insertRecord.run([id, raw, checksumOf(id, raw)]);
  }

  replaceRecord(collection: number, recordId: number, raw: Buffer): void {
    const id = collection * RECORD_IDS_PER_COLLECTION + recordId;
    this.statements.replaceRecord.run([raw, checksumOf(id, raw), id]);
    this.recent.set(id, raw);
  }

  deleteRecord(collection: number, recordId: number): void {
    const id = collection * RECORD_IDS_PER_COLLECTION + recordId;
    this.statements.deleteRecord.run([id]);
    this.recent.delete(id);
  }

  /** Deletes up to `limit` records of a collection; returns their number. */
  deleteRecords(collection: number, limit: number): number {
    const base = collection * RECORD_IDS_PER_COLLECTION;
    this.recent.clear();
    return this.statements.deleteRecords.run([base, base + RECORD_IDS_PER_COLLECTION, limit]).changes;
  }

  /** Deletes leftover records with the number of a new collection. */
  clearRecords(collection: number): void {
    this.deleteRecords(collection, NO_LIMIT);
  }

  /** The highest record id, 0 when there is none. */
  lastRecordId(collection: number): number {
    const base = collection * RECORD_IDS_PER_COLLECTION;
    const [id] = this.read(() => this.statements.lastRecord.get([base, base + RECORD_IDS_PER_COLLECTION])) as [
      number | null,
    ];
    return id === null ? 0 : id - base;
  }

  /**
   * Adds checksums to up to `limit` records from `from` on, since records of format 1 have none. Returns the next id;
   * undefined when none is left. `isSound` returns whether a document can be intact.
   */
  addChecksums(from: number, limit: number, isSound: (raw: Buffer) => boolean): number | undefined {
    const rows = this.read(() => this.statements.uncheckedRecords.all([from, limit])) as ChecksummedRow[];
    for (const [id, raw] of rows) if (isSound(raw)) this.statements.saveChecksum.run([checksumOf(id, raw), id]);
    const last = rows.at(-1);
    return last && rows.length === limit ? last[0] + 1 : undefined;
  }

  /** Drops cached documents: changes since the last commit were rolled back. */
  forgetRecent(): void {
    this.recent.clear();
  }

  /** The problems that SQLite finds in its file; empty when there are none. */
  integrity(): string[] {
    return integrityOf(this.database);
  }

  /** The size of the database file in bytes. */
  size(): number {
    const [pages] = this.statements.pageCount.get([]) as [number];
    const [bytes] = this.statements.pageSize.get([]) as [number];
    return pages * bytes;
  }

  close(): void {
    this.file.close();
  }

  private rows(
    collection: number,
    { from, to }: RecordIdRange,
    { limit, reverse }: { limit: number; reverse: boolean },
  ): ChecksummedRow[] {
    const statement = reverse ? this.statements.recordsBackwards : this.statements.records;
    const base = collection * RECORD_IDS_PER_COLLECTION;
    const rows = this.read(() => statement.all([base + from, base + to, limit])) as ChecksummedRow[];
    this.verifier.checkOrder(rows, reverse);
    return rows;
  }
}
