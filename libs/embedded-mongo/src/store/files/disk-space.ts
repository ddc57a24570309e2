import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { outOfDiskSpace } from '../../errors.js';

const MEGABYTE = 1024 * 1024;
/** The size of the reserve file for small essential writes and deletions, which is deleted when the disk is full. */
const RESERVE_BYTES = 16 * MEGABYTE;
/** With less free space the data may not grow. */
const LOW_BYTES = 16 * MEGABYTE;
/** With less free space the reserve is deleted. */
const CRITICAL_BYTES = 4 * MEGABYTE;
/** With more free space the data may grow again: the reserve is created, and the disk is not full at once. */
const PLENTY_BYTES = 48 * MEGABYTE;
/** The maximum age of the measured free space, in milliseconds. */
const MAX_AGE_MS = 200;
const RESERVE_FILE = 'reserve';

interface DiskSpaceOptions {
  /** The free bytes of the disk with the folder. */
  freeBytes?: (directory: string) => number;
  now?: () => number;
}

/**
 * Detects that the disk gets full before SQLite does. Then only writes that do not grow the data are accepted, and
 * essential ones, such as a session: users can still sign in, read, and delete data.
 */
export class DiskSpace {
  private readonly reserve: string;
  private readonly freeBytes: (directory: string) => number;
  private readonly now: () => number;
  private measuredAt = -Infinity;
  private low = false;

  constructor(
    private readonly directory: string,
    { freeBytes = freeBytesOf, now = () => performance.now() }: DiskSpaceOptions = {},
  ) {
    this.reserve = join(directory, RESERVE_FILE);
    this.freeBytes = freeBytes;
    this.now = now;
  }

  /** Whether the data may not grow. */
  get isLow(): boolean {
    this.measure();
    return this.low;
  }

  /**
   * Rejects writes that grow the data when the disk is nearly full, unless they are essential. Called before anything
   * is written.
   */
  checkGrowth(isEssential = false): void {
    if (this.isLow && !isEssential) throw outOfDiskSpace();
  }

  /** A write has failed although the disk did not look full, as with a quota: measure again before the next. */
  handleFull(): void {
    this.low = true;
    this.deleteReserve();
    this.measuredAt = this.now();
  }

  /** Measures the free space, unless it was measured recently; deletes or creates the reserve. */
  measure(): void {
    if (this.now() - this.measuredAt < MAX_AGE_MS) return;
    this.measuredAt = this.now();
    const free = this.freeBytes(this.directory);
    if (free < LOW_BYTES) this.low = true;
    if (free < CRITICAL_BYTES) this.deleteReserve();
    const needed = existsSync(this.reserve) ? LOW_BYTES * 2 : PLENTY_BYTES;
    if (free >= needed && this.createReserve()) this.low = false;
  }

  private deleteReserve(): void {
    rmSync(this.reserve, { force: true });
  }

  /** Whether the reserve exists. Random bytes, for file systems that do not store zeros. */
  private createReserve(): boolean {
    if (existsSync(this.reserve)) return true;
    try {
      const file = openSync(this.reserve, 'wx', 0o600);
      try {
        for (let bytes = 0; bytes < RESERVE_BYTES; bytes += MEGABYTE) writeSync(file, randomBytes(MEGABYTE));
      } finally {
        closeSync(file);
      }
      return true;
    } catch {
      this.deleteReserve();
      return false;
    }
  }
}

function freeBytesOf(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  } catch {
    return Infinity; // SQLite reports a full disk itself
  }
}
