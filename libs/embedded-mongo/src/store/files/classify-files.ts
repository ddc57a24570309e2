import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describeFile, cannotOpen, type CannotOpenError } from './cannot-open-error.js';
import { readHeader, type SqliteHeader } from './file-header.js';
import { isSuccessor, hasFrames, saltOf } from './log-frames.js';
import type { Marker, Markers } from './marker.js';

/** The database file of a data folder … */
export const DATABASE_FILE = 'larder.sqlite';
/** … and the log beside it, which exists while the database is open. */
export const LOG_FILE = `${DATABASE_FILE}-wal`;
const JOURNAL_FILE = `${DATABASE_FILE}-journal`;

export function databasePath(directory: string): string {
  return join(directory, DATABASE_FILE);
}

export function logPath(directory: string): string {
  return join(directory, LOG_FILE);
}

/** The state of a data folder: never used, stopped cleanly, or any other. */
export type ShutdownState = 'new' | 'closed' | 'unclean';

/** What the operator can do. */
const START_OVER = 'To begin with an empty installation, remove the whole data folder.';
const PUT_BACK = 'Put the file back, or restore a copy.';
const SALVAGE = 'To write a new file from what can still be read, run `npm run database -- salvage`.';

/**
 * Checks the files of a data folder before SQLite opens them, which would repair, replay or create files.
 *
 * @throws CannotOpenError when a file is missing, empty, truncated, not SQLite's, or does not match the others
 */
export function classifyFiles(directory: string, markers: Markers): ShutdownState {
  const path = databasePath(directory);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0) return classifyMissing(directory, path, markers);
  const header = readHeader(path);
  if (!header) throw cannotOpen(path, `is not a SQLite file, or its beginning is damaged.`, `${PUT_BACK} ${SALVAGE}`);
  const hasLog = hasFrames(join(directory, LOG_FILE));
  if (hasLog) checkLog(directory, path, markers.inner);
  else if (!existsSync(join(directory, JOURNAL_FILE))) checkSize(path, size, header, markers.inner);
  return markers.inner?.state === 'closed' && !hasLog ? 'closed' : 'unclean';
}

function classifyMissing(directory: string, path: string, { inner, outer }: Markers): ShutdownState {
  const problem = existsSync(path) ? 'is empty' : 'does not exist';
  const installation = inner?.installation ?? outer;
  if (installation) {
    const since = inner ? `, last written ${inner.writtenAt}${sizeThen(inner)}` : '';
    throw cannotOpen(
      path,
      `${problem}, although this installation has data (${installation}${since}).`,
      `${PUT_BACK} ${START_OVER}`,
    );
  }
  if (!hasFrames(join(directory, LOG_FILE))) return 'new';
  throw cannotOpen(path, `${problem}, but its log is there: ${describeFile(join(directory, LOG_FILE))}.`, PUT_BACK);
}

function sizeThen({ size }: Marker): string {
  return size === undefined ? '' : `, ${size} bytes then`;
}

function checkSize(path: string, size: number, header: SqliteHeader, marker: Marker | undefined): void {
  if (marker?.state === 'open' && header.usesLog) throw lostLog(path);
  const expected = header.size ?? (marker?.state === 'closed' ? marker.size : undefined) ?? 0;
  if (size < expected) throw cannotOpen(path, `is cut off: it should have ${expected} bytes.`);
}

function lostLog(path: string): CannotOpenError {
  const problem = `was in use when the program ended, and its log ${LOG_FILE} is gone: the last changes were in there.`;
  return cannotOpen(path, problem, `Put the log back. ${SALVAGE.replace('what can', 'what, without it, can')}`);
}

/** A log is replayed into the file: that of another file, or of another state of this one, would destroy it. */
function checkLog(directory: string, path: string, marker: Marker | undefined): void {
  if (!isForeignLog(directory, marker)) return;
  const log = describeFile(join(directory, LOG_FILE));
  const remedy = 'If the database file is the right one (a copy you restored, say), move the log away and start again.';
  throw cannotOpen(path, `and the log ${log} do not belong together.`, remedy);
}

/** Whether there is a log that does not belong to the file beside it in its current state. */
export function isForeignLog(directory: string, marker: Marker | undefined): boolean {
  const log = join(directory, LOG_FILE);
  if (!marker || !hasFrames(log)) return false;
  if (marker.state !== 'open') return marker.state === 'closed';
  const [salt, opening] = [saltOf(log), readHeader(databasePath(directory))?.opening];
  const isOtherLog = marker.logSalt !== undefined && salt !== undefined && !isSuccessor(salt, marker.logSalt);
  const isOtherFile = marker.opening !== undefined && opening !== undefined && opening !== marker.opening;
  return isOtherLog || isOtherFile;
}
