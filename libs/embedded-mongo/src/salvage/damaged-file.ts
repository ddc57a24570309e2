import { Collection } from '../catalogue/collection.js';
import { ID_INDEX } from '../catalogue/index-definition.js';
import { prefixEnd, recordIdOf } from '../keys/index-entry.js';
import { checksumOf } from '../store/files/checksum.js';
import type { Sqlite } from '../store/sqlite.js';
import { RECORD_IDS_PER_COLLECTION } from '../store/record-ids.js';
import { isWellFormed } from '../maintenance/add-checksums.js';
import { unlessCorrupt, readableRows } from './readable-rows.js';

/** A readable document, and whether its checksum matches. */
export interface SalvagedRecord {
  readonly recordId: number;
  readonly raw: Buffer;
  readonly isIntact: boolean;
}

type Row = readonly [id: number, bytes: unknown, checksum: unknown];

const MAX_COLLECTIONS = 2 ** 20;
const KEYS_AT_ONCE = 256;

/** The readable parts of a damaged database file. */
export class DamagedFile {
  private readonly records;
  private readonly keys;
  private readonly keysBackwards;

  constructor(private readonly database: Sqlite) {
    const hasChecksums = this.columns('records').includes('checksum');
    const checksum = hasChecksums ? 'checksum' : 'NULL';
    const read = (sql: string) => database.prepare(sql).raw(true);
    this.records = read(`SELECT id, document, ${checksum} FROM records WHERE id >= ? ORDER BY id LIMIT ?`);
    this.keys = read('SELECT key FROM entries WHERE key >= ? AND key < ? ORDER BY key LIMIT ?');
    this.keysBackwards = read('SELECT key FROM entries WHERE key >= ? AND key < ? ORDER BY key DESC LIMIT ?');
  }

  /** The collections with intact definitions. */
  collections(): Collection[] {
    const checksum = this.columns('collections').includes('checksum') ? 'checksum' : 'NULL';
    const rows = this.database
      .prepare(`SELECT id, definition, ${checksum} FROM collections WHERE id >= ? ORDER BY id LIMIT ?`)
      .raw(true);
    const definitions = [...readableRows<Row>((from, limit) => rows.all([from, limit]) as Row[], 0, MAX_COLLECTIONS)];
    return definitions.filter(isIntact).map(([id, bytes]) => Collection.read(id, bytes as Buffer));
  }

  /** The ids of all collections that have documents, or may have: up to `last` where nothing can be read. */
  collectionNumbers(last: number): number[] {
    const numbers: number[] = [];
    for (let number = 0; number < MAX_COLLECTIONS; number++) {
      const rows = unlessCorrupt(() => this.records.all([number * RECORD_IDS_PER_COLLECTION, 1]) as Row[]);
      if (rows?.length === 0 || (!rows && number > last)) break;
      number = rows ? Math.max(number, Math.floor((rows[0]?.[0] ?? 0) / RECORD_IDS_PER_COLLECTION)) : number;
      numbers.push(number);
    }
    return numbers;
  }

  /** The documents of a collection: those in readable rows, then those that only the index on `_id` still refers to. */
  *documents(collection: number, recordIds: Iterable<number>): Generator<SalvagedRecord> {
    const visited = new Set<number>();
    const base = collection * RECORD_IDS_PER_COLLECTION;
    const read = (from: number, limit: number) => this.records.all([from, limit]) as Row[];
    for (const row of readableRows<Row>(read, base, base + RECORD_IDS_PER_COLLECTION))
      yield* this.newRecords(row, base, visited);
    for (const recordId of recordIds) {
      if (visited.has(recordId)) continue;
      const [row] = unlessCorrupt(() => read(base + recordId, 1)) ?? [];
      if (row?.[0] === base + recordId) yield* this.newRecords(row, base, visited);
    }
  }

  /** The record ids of all documents of a collection, as far as the index on `_id` can be read from both ends. */
  recordIds(collection: Collection): Set<number> {
    const recordIds = new Set<number>();
    const index = collection.indexes.find(({ stored }) => stored.name === ID_INDEX);
    if (!index) return recordIds;
    const { prefix } = index;
    for (const isReversed of [false, true])
      for (const key of this.keysOf(prefix, isReversed)) recordIds.add(recordIdOf(key));
    return recordIds;
  }

  private *newRecords(row: Row, base: number, visited: Set<number>): Generator<SalvagedRecord> {
    const recordId = row[0] - base;
    if (visited.has(recordId) || !Buffer.isBuffer(row[1])) return;
    visited.add(recordId);
    yield { recordId, raw: row[1], isIntact: isIntact(row) };
  }

  private *keysOf(prefix: Buffer, isReversed: boolean): Generator<Buffer> {
    let [from, to] = [prefix, prefixEnd(prefix)];
    const statement = isReversed ? this.keysBackwards : this.keys;
    for (;;) {
      const keys = unlessCorrupt(() => statement.all([from, to, KEYS_AT_ONCE]) as [Buffer][]);
      const last = keys?.at(-1)?.[0];
      for (const [key] of keys ?? []) yield key;
      if (!keys || !last || keys.length < KEYS_AT_ONCE) return;
      // Without this check, an invalid order could loop forever.
      if (isReversed ? Buffer.compare(last, to) >= 0 : Buffer.compare(last, from) < 0) return;
      if (isReversed) to = last;
      else from = Buffer.concat([last, Buffer.alloc(1)]);
    }
  }

  private columns(table: string): string[] {
    const rows = this.database.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[];
    return rows.map(({ name }) => name);
  }
}

/** Rows of format 1 have no checksum; then the document has to be well-formed at least. */
function isIntact([id, bytes, checksum]: Row): boolean {
  if (!Buffer.isBuffer(bytes)) return false;
  return checksum === null ? isWellFormed(bytes) : checksum === checksumOf(id, bytes);
}
