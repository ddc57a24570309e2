import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { LAYOUT, refusal } from './format.js';
import { LogFile } from './log-file.js';

export type Sqlite = Database.Database;

/** The one file of a data folder … */
export const DATABASE_FILE = 'larder.sqlite';
/** … and the log beside it, which is there as long as the database is open. */
const LOG_FILE = `${DATABASE_FILE}-wal`;

/** SQLite's own page cache; the operating system caches the file as well, so more would be held twice. */
const CACHE_KIB = 24 * 1024;

/** 32 MB: pages that every commit changes, as those of indexes, are copied into the file less often. */
const CHECKPOINT_PAGES = 8000;

/** A data folder that cannot be opened, in words for the person who runs it. */
export class CannotOpen extends Error {}

/** Where the log of the open database of a data folder lies. */
export function logPath(directory: string): string {
  return join(directory, LOG_FILE);
}

/** The log of the open database of a data folder. */
export function openLog(directory: string): LogFile {
  return new LogFile(logPath(directory));
}

/**
 * Opens the database of a data folder for this process alone, making it if there is none. SQLite syncs what keeps its
 * file whole; a commit lasts once the log is synced (https://www.sqlite.org/pragma.html#pragma_synchronous).
 *
 * @throws CannotOpen when another process has it, a newer program wrote it, or it is not ours
 */
export function openDatabase(directory: string): Sqlite {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const database = new Database(join(directory, DATABASE_FILE));
  try {
    prepare(database);
    return database;
  } catch (cause) {
    database.close();
    throw inWords(cause, directory);
  }
}

function prepare(database: Sqlite): void {
  pragma(database, 'locking_mode = EXCLUSIVE');
  const why = refusal(headerOf(database));
  if (why) throw new CannotOpen(why);
  pragma(database, 'journal_mode = WAL');
  pragma(database, 'synchronous = NORMAL');
  pragma(database, `cache_size = -${CACHE_KIB}`);
  pragma(database, `wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  pragma(database, 'temp_store = MEMORY');
  for (const statement of LAYOUT) database.exec(statement);
}

/**
 * Brings everything into the one file and lets others open it. Closing alone is not enough: libsql keeps the file, and
 * its lock, as long as the garbage collector keeps a statement.
 */
export function closeDatabase(database: Sqlite): void {
  try {
    pragma(database, 'journal_mode = DELETE');
    pragma(database, 'locking_mode = NORMAL');
    database.prepare('SELECT count(*) FROM collections').all();
  } catch (cause) {
    // The log stays beside the file, and the next start reads both.
    if (!isFull(cause)) throw cause;
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

function inWords(cause: unknown, directory: string): Error {
  if (cause instanceof CannotOpen) return cause;
  const { message, code = '' } = cause as { message: string; code?: string };
  if (code.startsWith('SQLITE_BUSY') || message.includes('locked')) {
    return new CannotOpen(`The data folder ${directory} is in use by another process.`, { cause });
  }
  if (code.startsWith('SQLITE_NOTADB')) return new CannotOpen('The database file is damaged or not ours.', { cause });
  return new CannotOpen(`The database in ${directory} cannot be opened: ${message}`, { cause });
}
