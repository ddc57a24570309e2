import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootId } from './files/boot-id.js';
import { cannotOpen } from './files/cannot-open-error.js';
import type { Damage } from './files/damage.js';
import { checkpoint, integrityOf } from './database.js';
import type { Sqlite } from './sqlite.js';
import { databasePath, LOG_FILE } from './files/classify-files.js';
import { hasFrames, unreadCommits } from './files/log-frames.js';
import type { Marker } from './files/marker.js';

/**
 * Checks whether SQLite could read the whole log of a file that was not closed. After a power loss its end may be torn,
 * with changes that were not acknowledged: then the log is kept and the problem recorded.
 *
 * @throws CannotOpenError when the machine was not restarted, so that the log must be complete
 */
export function examineLog(database: Sqlite, directory: string, marker: Marker | undefined, damage: Damage): void {
  const log = join(directory, LOG_FILE);
  if (!hasFrames(log)) return;
  const frames = checkpoint(database);
  // On a full disk the log is not changed, and every record is checked when it is read.
  if (frames === undefined) return;
  const unread = unreadCommits(log, frames);
  if (unread === 0) return;
  const problem = `the last ${unread} changes in the log cannot be read`;
  if (marker?.boot !== undefined && marker.boot === bootId()) {
    throw cannotOpen(databasePath(directory), `is not complete: ${problem}, its log ${log} is damaged.`);
  }
  const copy = `${log}.unread-${Date.now()}`;
  copyFileSync(log, copy);
  damage.note(`${problem}: the power failed, or the log is damaged. It is kept as ${copy}`);
}

/** @throws CannotOpenError when SQLite finds its file damaged */
export function examineStructure(database: Sqlite, path: string): void {
  const problems = integrityOf(database);
  if (problems.length > 0) throw cannotOpen(path, `fails SQLite's check: ${problems.slice(0, 3).join('; ')}.`);
}
