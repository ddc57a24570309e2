import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { silentLogger } from '../logger.js';
import { closeEngine, openEngine } from '../execute/engine/open-engine.js';
import { CannotOpenError, cannotOpen } from '../store/files/cannot-open-error.js';
import { abandonDatabase, installationIn, lockDatabase } from '../store/database.js';
import type { Sqlite } from '../store/sqlite.js';
import { databasePath, DATABASE_FILE, isForeignLog, LOG_FILE } from '../store/files/classify-files.js';
import { MARKER_FILE, markerPaths, readMarkers } from '../store/files/marker.js';
import { syncPath } from '../store/files/sync-file.js';
import { DamagedFile } from './damaged-file.js';
import { replaceFirstPage } from './first-page.js';
import { refill, type SalvagedCollection } from './refill.js';
import { SetAside } from './set-aside.js';
import { unlessCorrupt } from './readable-rows.js';

/** The outcome of a salvage. */
export interface SalvageReport {
  readonly collections: readonly SalvagedCollection[];
  /** The folder with the original damaged files. */
  readonly original: string;
  /** The documents that were rejected by the new file; undefined when there are none. */
  readonly setAside?: string;
}

const FILES = [DATABASE_FILE, LOG_FILE, `${DATABASE_FILE}-journal`, MARKER_FILE];

/**
 * Writes a new database file from all readable data of a damaged one, with new indexes. Keeps the damaged files in a
 * separate folder. The data folder must not be open.
 *
 * @param marker the second marker, outside of the data folder
 * @throws CannotOpenError when another process uses it, or nothing can be read at all
 */
export async function salvageDatabase(directory: string, marker?: string, now = new Date()): Promise<SalvageReport> {
  const path = databasePath(directory);
  if (!existsSync(path)) throw cannotOpen(path, 'does not exist: there is nothing to salvage.', 'Restore a copy.');
  const stamp = now.toISOString().replaceAll(/[:.]/g, '-');
  const original = keepOriginal(directory, stamp);
  const database = openOrDiscardCopy(directory, marker, original);
  try {
    const setAside = new SetAside(join(original, 'set-aside.jsonl'));
    const markers = readMarkers(markerPaths(directory, marker));
    const installation = markers.outer ?? markers.inner?.installation ?? unlessCorrupt(() => installationIn(database));
    const fresh = join(directory, `salvage-${stamp}`);
    const collections = await writeNew(fresh, new DamagedFile(database), setAside, installation);
    abandonDatabase(database);
    replace(directory, fresh);
    return { collections, original, ...(setAside.count > 0 && { setAside: setAside.path }) };
  } finally {
    if (database.open) abandonDatabase(database);
  }
}

/** Copies the files before anything opens them: SQLite would checkpoint the log into the file. */
function keepOriginal(directory: string, stamp: string): string {
  const folder = join(directory, `damaged-${stamp}`);
  mkdirSync(folder, { mode: 0o700 });
  for (const name of FILES) {
    if (!existsSync(join(directory, name))) continue;
    copyFileSync(join(directory, name), join(folder, name));
    syncPath(join(folder, name));
  }
  return folder;
}

/** Deletes the copy of the originals when the data are in use or of a newer version, but not damaged. */
function openOrDiscardCopy(directory: string, marker: string | undefined, original: string): Sqlite {
  try {
    return openDamaged(directory, marker);
  } catch (error) {
    if (isNotDamage(error)) rmSync(original, { recursive: true, force: true });
    throw error;
  }
}

function isNotDamage(error: unknown): boolean {
  return error instanceof CannotOpenError && /in use by another process|newer version/.test(error.message);
}

/** Opens the file without a log that does not belong to it; with a new first page when SQLite cannot read it. */
function openDamaged(directory: string, marker: string | undefined): Sqlite {
  const path = databasePath(directory);
  const { inner } = readMarkers(markerPaths(directory, marker));
  if (isForeignLog(directory, inner)) rmSync(join(directory, LOG_FILE));
  try {
    return openReadable(path);
  } catch (error) {
    if (isNotDamage(error)) throw error;
    replaceFirstPage(path);
    return openReadable(path);
  }
}

/** @throws when the tables cannot be found */
function openReadable(path: string): Sqlite {
  const database = lockDatabase(path);
  try {
    new DamagedFile(database);
    return database;
  } catch (error) {
    abandonDatabase(database);
    throw error;
  }
}

async function writeNew(
  folder: string,
  damaged: DamagedFile,
  setAside: SetAside,
  installation: string | undefined,
): Promise<SalvagedCollection[]> {
  const engine = await openEngine(folder, silentLogger, { installation });
  try {
    return await refill(engine, damaged, setAside);
  } finally {
    await closeEngine(engine);
  }
}

function replace(directory: string, fresh: string): void {
  for (const name of [LOG_FILE, `${DATABASE_FILE}-journal`]) rmSync(join(directory, name), { force: true });
  for (const name of [DATABASE_FILE, MARKER_FILE]) renameSync(join(fresh, name), join(directory, name));
  rmSync(fresh, { recursive: true, force: true });
  syncPath(directory);
}
