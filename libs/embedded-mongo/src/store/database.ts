import Database from 'libsql';
import { CannotOpenError, cannotOpen } from './files/cannot-open-error.js';
import { FORMAT_VERSION, FROM_VERSION_1, LAYOUT, formatProblem } from './format.js';
import { CHECKSUMS, COMPLETE, INSTALLATION } from './properties.js';
import type { Sqlite } from './sqlite.js';

/** SQLite's own page cache; the operating system caches the file as well, so a larger one would hold pages twice. */
const CACHE_KIB = 12 * 1024;

/**
 * Opens and locks a database file without changing it.
 *
 * @throws CannotOpenError when another process uses it, a newer program wrote it, or it is not a file of this database
 */
export function lockDatabase(path: string): Sqlite {
  const database = new Database(path);
  try {
    pragma(database, 'locking_mode = EXCLUSIVE');
    // In exclusive mode the lock is kept after the transaction.
    database.exec('BEGIN EXCLUSIVE');
    database.exec('ROLLBACK');
    const problem = formatProblem(headerOf(database));
    if (problem) throw cannotOpen(path, `cannot be used. ${problem}`, '');
    return database;
  } catch (cause) {
    abandonDatabase(database);
    throw openFailure(cause, path);
  }
}

/** Closes a file that cannot be used, and unlocks it. */
export function abandonDatabase(database: Sqlite): void {
  try {
    unlock(database);
  } catch {
    // It cannot be read, so it was never locked.
  } finally {
    database.close();
  }
}

/** libsql keeps the file and its lock until the garbage collector frees the statements; a read releases the lock. */
function unlock(database: Sqlite): void {
  pragma(database, 'locking_mode = NORMAL');
  database.prepare('SELECT count(*) FROM sqlite_schema').all();
}

/** The installation of a locked file; undefined when it has none. */
export function installationIn(database: Sqlite): string | undefined {
  if (headerOf(database).version < 2) return undefined;
  const [row] = database.prepare('SELECT value FROM properties WHERE name = ?').all([INSTALLATION]) as {
    value: string;
  }[];
  return row?.value;
}

/**
 * Prepares a locked file: its log, tables and installation. SQLite syncs what protects the structure of its file; a
 * commit is durable once the log is synced (https://www.sqlite.org/pragma.html#pragma_synchronous). False when the disk
 * is so full that file and log cannot be changed, including `opening`.
 */
export function prepareDatabase(database: Sqlite, installation: string, opening: number): boolean {
  pragma(database, 'journal_mode = WAL');
  pragma(database, 'synchronous = NORMAL');
  pragma(database, 'wal_autocheckpoint = 0');
  pragma(database, `cache_size = -${CACHE_KIB}`);
  pragma(database, 'temp_store = MEMORY');
  if (headerOf(database).version === FORMAT_VERSION && checkpoint(database) === undefined) return false;
  database.exec('BEGIN IMMEDIATE');
  createTables(database, installation);
  // No other program uses this number of the header. It has to be in the file itself before the log is used.
  pragma(database, `schema_version = ${opening}`);
  database.exec('COMMIT');
  checkpoint(database);
  return true;
}

/** Creates the tables of a new file, or upgrades those of an older format. */
function createTables(database: Sqlite, installation: string): void {
  const { isEmpty, version } = headerOf(database);
  if (!isEmpty && version < 2) for (const statement of FROM_VERSION_1) database.exec(statement);
  for (const statement of LAYOUT) database.exec(statement);
  const save = database.prepare('INSERT OR IGNORE INTO properties VALUES (?, ?)');
  save.run([INSTALLATION, installation]);
  if (isEmpty) save.run([CHECKSUMS, COMPLETE]);
}

/** Checkpoints the log; returns the number of its frames, undefined when the disk is too full. */
export function checkpoint(database: Sqlite): number | undefined {
  try {
    const [row] = pragma(database, 'wal_checkpoint(PASSIVE)') as { log: number }[];
    return Math.max(0, row?.log ?? 0);
  } catch (cause) {
    if (isFull(cause)) return undefined;
    throw cause;
  }
}

/**
 * Checkpoints the log without syncing: the log must be on disk before, and the file before the next commit. False when
 * it failed; SQLite then repeats it as a whole.
 */
export function checkpointUnsynced(database: Sqlite): boolean {
  pragma(database, 'synchronous = OFF');
  try {
    return checkpoint(database) !== undefined;
  } catch {
    return false;
  } finally {
    pragma(database, 'synchronous = NORMAL');
  }
}

/** The problems that SQLite finds in its file; empty when there are none. */
export function integrityOf(database: Sqlite): string[] {
  const rows = database.prepare('PRAGMA integrity_check').raw(true).all([]) as [string][];
  return rows.map(([line]) => line).filter((line) => line !== 'ok');
}

/** Checkpoints everything into the file and unlocks it; false when the disk is too full. */
export function closeDatabase(database: Sqlite): boolean {
  try {
    pragma(database, 'journal_mode = DELETE');
    unlock(database);
    return true;
  } catch (cause) {
    // The log stays beside the file, and the next start reads both.
    if (!isFull(cause)) throw cause;
    return false;
  } finally {
    database.close();
  }
}

/** Whether SQLite failed because the disk has no space. */
export function isFull(cause: unknown): boolean {
  const { code = '', message = '' } = cause as { code?: string; message?: string };
  return code.startsWith('SQLITE_FULL') || message.includes('disk is full');
}

function headerOf(database: Sqlite) {
  return {
    applicationId: numberPragma(database, 'application_id'),
    version: numberPragma(database, 'user_version'),
    isEmpty: numberPragma(database, 'schema_version') === 0,
  };
}

function pragma(database: Sqlite, text: string): unknown[] {
  return database.prepare(`PRAGMA ${text}`).all();
}

function numberPragma(database: Sqlite, name: string): number {
  const [row] = pragma(database, name) as Record<string, number>[];
  return row?.[name] ?? 0;
}

/** Why a file cannot be opened, as a message for the operator. */
export function openFailure(cause: unknown, path: string): Error {
  if (cause instanceof CannotOpenError) return cause;
  const { message, code = '' } = cause as { message: string; code?: string };
  if (code.startsWith('SQLITE_BUSY') || message.includes('locked')) {
    return new CannotOpenError(`The data folder of ${path} is in use by another process.`, { cause });
  }
  return Object.assign(cannotOpen(path, `cannot be opened: ${message}.`), { cause });
}
