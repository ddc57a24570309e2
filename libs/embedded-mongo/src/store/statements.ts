import type { Sqlite } from './sqlite.js';

/** As the `LIMIT` of a statement: all rows. */
export const NO_LIMIT = -1;

/** Statements that differ in their number of values, prepared on first use. */
function byCount<T>(prepare: (count: number) => T): (count: number) => T {
  const prepared: T[] = [];
  return (count) => (prepared[count] ??= prepare(count));
}

/** Every statement of the store, prepared once. Rows are returned as arrays. */
export function prepareStatements(database: Sqlite) {
  const run = (sql: string) => database.prepare(sql);
  const read = (sql: string) => database.prepare(sql).raw(true);
  const records = (order: string) =>
    read(`SELECT id, document, checksum FROM records WHERE id >= ? AND id < ? ORDER BY id ${order} LIMIT ?`);
  const keys = (order: string) =>
    read(`SELECT key FROM entries WHERE key >= ? AND key < ? ORDER BY key ${order} LIMIT ? OFFSET ?`);
  // One row with many entries, since the cost is per row; only those with a text are returned.
  const keysWith = (order: string, last: string) =>
    byCount((texts) =>
      read(
        `SELECT group_concat(CASE WHEN ${Array(texts).fill('instr(key, ?)').join(' OR ')} OR length(key) >= ? THEN hex(key) END),
          ${last}(key), count(*) FROM
          (SELECT key FROM entries WHERE key >= ? AND key < ? ORDER BY key ${order} LIMIT ?)`,
      ),
    );
  return {
    record: read('SELECT id, document, checksum FROM records WHERE id = ?'),
    recordsAt: byCount((count) =>
      read(`SELECT id, document, checksum FROM records WHERE id IN (${Array(count).fill('?').join()})`),
    ),
    records: records('ASC'),
    recordsBackwards: records('DESC'),
    lastRecord: read('SELECT max(id) FROM records WHERE id >= ? AND id < ?'),
    insertRecord: run('INSERT INTO records (id, document, checksum) VALUES (?, ?, ?)'),
    replaceRecord: run('UPDATE records SET document = ?, checksum = ? WHERE id = ?'),
    deleteRecord: run('DELETE FROM records WHERE id = ?'),
    deleteRecords: run(
      'DELETE FROM records WHERE id IN (SELECT id FROM records WHERE id >= ? AND id < ? ORDER BY id LIMIT ?)',
    ),
    keys: keys('ASC'),
    keysBackwards: keys('DESC'),
    keysWith: keysWith('ASC', 'max'),
    keysWithBackwards: keysWith('DESC', 'min'),
    // One row with many entries, since the cost is per row.
    keyEnds: read(
      `SELECT group_concat(ending, ''), max(key) FROM
        (SELECT key, hex(substr(key, ?)) AS ending FROM entries WHERE key >= ? AND key < ? ORDER BY key LIMIT ?)`,
    ),
    firstKey: read('SELECT key FROM entries WHERE key >= ? AND key < ? ORDER BY key LIMIT 1'),
    countKeys: read('SELECT count(*) FROM entries WHERE key >= ? AND key < ?'),
    addKeys: byCount((count) => run(`INSERT OR IGNORE INTO entries VALUES ${Array(count).fill('(?)').join()}`)),
    removeKey: run('DELETE FROM entries WHERE key = ?'),
    removeKeys: run(
      'DELETE FROM entries WHERE key IN (SELECT key FROM entries WHERE key >= ? AND key < ? ORDER BY key LIMIT ?)',
    ),
    pageCount: read('PRAGMA page_count'),
    pageSize: read('PRAGMA page_size'),
    definitions: read('SELECT id, definition, checksum FROM collections ORDER BY id'),
    saveDefinition: run('INSERT OR REPLACE INTO collections (id, definition, checksum) VALUES (?, ?, ?)'),
    deleteDefinition: run('DELETE FROM collections WHERE id = ?'),
    property: read('SELECT value FROM properties WHERE name = ?'),
    saveProperty: run('INSERT OR REPLACE INTO properties VALUES (?, ?)'),
    uncheckedRecords: read(
      'SELECT id, document, checksum FROM records WHERE id >= ? AND checksum IS NULL ORDER BY id LIMIT ?',
    ),
    saveChecksum: run('UPDATE records SET checksum = ? WHERE id = ?'),
  };
}

export type Statements = ReturnType<typeof prepareStatements>;
