import { closeSync, openSync, statSync, writeSync } from 'node:fs';

const MEGABYTE = 1024 * 1024;
/** How long the log is made: with a full disk, deletes and essential writes find room in it. */
const LOG_BYTES = 16 * MEGABYTE;
/** Written at once: a few milliseconds. */
const PIECE = Buffer.alloc(4 * MEGABYTE);

/**
 * Makes the write-ahead log longer than it needs to be. SQLite writes over what is there before it asks the disk for
 * more, never makes the log shorter, and takes zeros for its end. Has to be called where SQLite runs, on the same thread:
 * between looking at the log's length and writing behind it, SQLite must not write.
 */
export class LogReserve {
  private isComplete = false;

  constructor(private readonly path: string) {}

  /** Adds a piece unless the log is long enough. A disk without space for it is no failure. */
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
