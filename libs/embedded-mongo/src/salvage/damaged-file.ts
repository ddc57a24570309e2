import { Collection } from '../catalogue/collection.js';
import { ID_INDEX } from '../catalogue/index-definition.js';
import { prefixEnd, placeOf } from '../keys/bounds.js';
import { checksumOf } from '../store/files/checksum.js';
import type { Sqlite } from '../store/database.js';
import { isWellFormed } from '../maintenance/add-checksums.js';
import { attempt, walk } from './walk.js';

/** A document that could be read, and whether it is what was written. */
export interface SalvagedRecord {
  readonly place: number;
  readonly raw: Buffer;
  readonly isIntact: boolean;
}

type Row = readonly [id: number, bytes: unknown, checksum: unknown];

const PLACES = 2 ** 32;
const MOST_COLLECTIONS = 2 ** 20;
const KEYS_AT_ONCE = 256;

/** What can still be read from a damaged database file. */
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

  /** The collections whose definitions are whole. */
  collections(): Collection[] {
    const checksum = this.columns('collections').includes('checksum') ? 'checksum' : 'NULL';
    const rows = this.database
      .prepare(`SELECT id, definition, ${checksum} FROM collections WHERE id >= ? ORDER BY id LIMIT ?`)
      .raw(true);
    const definitions = [...walk<Row>((from, limit) => rows.all([from, limit]) as Row[], 0, MOST_COLLECTIONS)];
    return definitions.filter(isIntact).map(([id, bytes]) => Collection.read(id, bytes as Buffer));
  }

  /** The numbers of all collections that have documents, or may have: up to `last` where nothing can be read. */
  collectionNumbers(last: number): number[] {
    const numbers: number[] = [];
    for (let number = 0; number < MOST_COLLECTIONS; number++) {
      const rows = attempt(() => this.records.all([number * PLACES, 1]) as Row[]);
      if (rows?.length === 0 || (!rows && number > last)) break;
      number = rows ? Math.max(number, Math.floor((rows[0]?.[0] ?? 0) / PLACES)) : number;
      numbers.push(number);
    }
    return numbers;
  }

  /** The documents of a collection: those that are found in order, then those that only the index of ids still knows. */
  *documents(collection: number, places: Iterable<number>): Generator<SalvagedRecord> {
    const visited = new Set<number>();
    const base = collection * PLACES;
    const read = (from: number, limit: number) => this.records.all([from, limit]) as Row[];
    for (const row of walk<Row>(read, base, base + PLACES)) yield* this.newRecords(row, base, visited);
    for (const place of places) {
      if (visited.has(place)) continue;
      const [row] = attempt(() => read(base + place, 1)) ?? [];
      if (row?.[0] === base + place) yield* this.newRecords(row, base, visited);
    }
  }

  /** The places of all documents of a collection, as far as the index of ids can be read from both ends. */
  places(collection: Collection): Set<number> {
    const places = new Set<number>();
    const index = collection.indexes.find(({ stored }) => stored.name === ID_INDEX);
    if (!index) return places;
    const { prefix } = index;
    for (const isReversed of [false, true]) for (const key of this.keysOf(prefix, isReversed)) places.add(placeOf(key));
    return places;
  }

  private *newRecords(row: Row, base: number, visited: Set<number>): Generator<SalvagedRecord> {
    const place = row[0] - base;
    if (visited.has(place) || !Buffer.isBuffer(row[1])) return;
    visited.add(place);
    yield { place, raw: row[1], isIntact: isIntact(row) };
  }

  private *keysOf(prefix: Buffer, isReversed: boolean): Generator<Buffer> {
    let [from, to] = [prefix, prefixEnd(prefix)];
    const statement = isReversed ? this.keysBackwards : this.keys;
    for (;;) {
      const keys = attempt(() => statement.all([from, to, KEYS_AT_ONCE]) as [Buffer][]);
      const last = keys?.at(-1)?.[0];
      for (const [key] of keys ?? []) yield key;
      if (!keys || !last || keys.length < KEYS_AT_ONCE) return;
      // In a broken order there would be no end.
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
