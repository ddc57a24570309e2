import { closeSync, openSync, statSync, writeSync } from 'node:fs';

const MEGABYTE = 1024 * 1024;
/** The length of the log: with a full disk, deletions and essential writes use its space. */
const LOG_BYTES = 16 * MEGABYTE;
/** The size of one write: a few milliseconds. */
const PIECE = Buffer.alloc(4 * MEGABYTE);

/**
 * Extends the write-ahead log. SQLite overwrites existing space before it needs more, never shortens the log, and
 * treats zeros as its end. Must be called on SQLite's thread: between reading the log's length and writing at its end,
 * SQLite must not write.
 */
export class LogReserve {
  private isComplete = false;

  constructor(private readonly path: string) {}

  /** Adds a piece unless the log is long enough. A full disk is ignored. */
  extend(): void {
    if (this.isComplete) return;
    try {
      const { size } = statSync(this.path);
      this.isComplete = size >= LOG_BYTES;
      if (!this.isComplete) append(this.path, size);
    } catch {
      this.isComplete = true;
    }
  }
}

function append(path: string, position: number): void {
  const file = openSync(path, 'r+');
  try {
    writeSync(file, PIECE, 0, PIECE.length, position);
  } finally {
    closeSync(file);
  }
}
