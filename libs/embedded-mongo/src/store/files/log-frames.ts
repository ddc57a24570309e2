import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { firstBytes } from './file-header.js';

/** https://www.sqlite.org/fileformat.html#the_write_ahead_log */
const LOG_HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** More restarts than a log has while the database is open: there are a few in an hour. */
const MAX_RESTARTS = 1_000_000;

/** Whether there is a non-empty log. */
export function hasFrames(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && stats.size > LOG_HEADER_BYTES;
}

/** The first number of a log's salt: random for a new log, incremented at every restart. */
export function saltOf(path: string): number | undefined {
  const header = firstBytes(path, LOG_HEADER_BYTES);
  return header.length < LOG_HEADER_BYTES ? undefined : header.readUInt32BE(16);
}

/** Whether a log with this salt can be a successor of the log with the other salt. */
export function isSuccessor(salt: number, earlier: number): boolean {
  return (salt - earlier) >>> 0 < MAX_RESTARTS;
}

/** Whether an open log has this many frames since it was last restarted; older frames have another salt. */
export function hasFrame(log: number, count: number): boolean {
  const header = Buffer.alloc(LOG_HEADER_BYTES);
  const frame = Buffer.alloc(FRAME_HEADER_BYTES);
  if (readSync(log, header, 0, header.length, 0) < header.length) return false;
  const at = LOG_HEADER_BYTES + (count - 1) * stepOf(header);
  return readSync(log, frame, 0, frame.length, at) === frame.length && hasSalts(frame, header);
}

/** The number of commits after the frames that SQLite could read: a frame before them is damaged or torn. */
export function unreadCommits(path: string, readFrames: number): number {
  const header = firstBytes(path, LOG_HEADER_BYTES);
  if (header.length < LOG_HEADER_BYTES) return 0;
  const step = stepOf(header);
  const file = openSync(path, 'r');
  const frame = Buffer.alloc(FRAME_HEADER_BYTES);
  let commits = 0;
  try {
    for (
      let at = LOG_HEADER_BYTES + readFrames * step;
      readSync(file, frame, 0, frame.length, at) === frame.length;
      at += step
    ) {
      if (!hasSalts(frame, header)) break;
      if (frame.readUInt32BE(4) !== 0) commits++;
    }
    return commits;
  } finally {
    closeSync(file);
  }
}

/** The bytes of a frame with its page. */
function stepOf(header: Buffer): number {
  return FRAME_HEADER_BYTES + header.readUInt32BE(8);
}

function hasSalts(frame: Buffer, header: Buffer): boolean {
  return frame.subarray(8, 16).equals(header.subarray(16, 24));
}
