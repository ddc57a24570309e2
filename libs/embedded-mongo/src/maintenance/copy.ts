import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '../execute/engine/engine.js';
import { silentLogger } from '../logger.js';
import { closeEngine, openEngine } from '../execute/engine/open-engine.js';
import { CannotOpenError } from '../store/files/cannot-open-error.js';
import { DATABASE_FILE } from '../store/files/classify-files.js';
import { syncPath } from '../store/files/sync-file.js';
import type { CommitQueue } from '../store/commits/commit-queue.js';
import type { Sqlite } from '../store/sqlite.js';

/** The source of a copy. */
interface Original {
  readonly database: Sqlite;
  readonly commits: CommitQueue;
}

/**
 * Copies a running database, consistent at one moment, into another folder, which can be opened like any data folder.
 * No requests are handled meanwhile: about a second for 20,000 recipes.
 *
 * @throws CannotOpenError when the folder contains a database already
 */
export async function copyStore({ database, commits }: Original, folder: string): Promise<void> {
  const target = join(folder, DATABASE_FILE);
  if (existsSync(target)) throw new CannotOpenError(`${folder} holds a database already.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${target}.part`;
  rmSync(unfinished, { force: true });
  await commits.outsideTransaction(() => database.prepare('VACUUM INTO ?').run([unfinished]));
  syncPath(unfinished);
  renameSync(unfinished, target);
  syncPath(folder);
}

/**
 * Copies the database of a data folder that is not open.
 *
 * @throws CannotOpenError when it is in use, or the target contains a database already
 */
export async function copyDatabase(directory: string, folder: string, marker?: string): Promise<void> {
  const engine: Engine = await openEngine(directory, silentLogger, { marker });
  try {
    await copyStore(engine.store, folder);
  } finally {
    await closeEngine(engine);
  }
}
