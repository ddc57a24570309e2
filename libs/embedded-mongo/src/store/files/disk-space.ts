import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../errors.js';

const MEGABYTE = 1024 * 1024;
/** What is kept for small essential writes and for deleting, as a file that is given up when the disk is full. */
const RESERVE_BYTES = 16 * MEGABYTE;
/** With less free space nothing may grow any more. */
const LOW_BYTES = 16 * MEGABYTE;
/** With less free space the reserve is given up. */
const CRITICAL_BYTES = 4 * MEGABYTE;
/** With so much free space everything may grow again: the reserve has its place, and the disk is not full at once. */
const PLENTY_BYTES = 48 * MEGABYTE;
/** How old a look at the disk may be, in milliseconds. */
const LOOK_MS = 200;
const RESERVE_FILE = 'reserve';

interface DiskSpaceOptions {
  /** Free bytes of the disk that holds the folder. */
  freeBytes?: (directory: string) => number;
  now?: () => number;
}

/**
 * Notices that the disk gets full before SQLite does. From then on only what makes nothing larger is written, and what is
 * essential, such as a session: with a full disk people can still sign in, read, and delete to make room.
 */
export class DiskSpace {
  private readonly reserve: string;
  private readonly freeBytes: (directory: string) => number;
  private readonly now: () => number;
  private lookedAt = -Infinity;
  private low = false;

  constructor(
    private readonly directory: string,
    { freeBytes = freeBytesOf, now = () => performance.now() }: DiskSpaceOptions = {},
  ) {
    this.reserve = join(directory, RESERVE_FILE);
    this.freeBytes = freeBytes;
    this.now = now;
  }

  /** Whether nothing may grow. */
  get isLow(): boolean {
    this.look();
    return this.low;
  }

  /** Refuses to let data grow when the disk is nearly full, unless that is essential. Before anything is written. */
  checkGrowth(isEssential = false): void {
    if (this.isLow && !isEssential) {
      throw new CommandError('OutOfDiskSpace', 'the disk is full; nothing of this change was written');
    }
  }

  /** A write has failed although the disk did not look full, as with a quota: look again before the next. */
  handleFull(): void {
    this.low = true;
    this.releaseReserve();
    this.lookedAt = this.now();
  }

  /** Looks at the disk, unless it has just done so: gives up the reserve, or lays it by again. */
  look(): void {
    if (this.now() - this.lookedAt < LOOK_MS) return;
    this.lookedAt = this.now();
    const free = this.freeBytes(this.directory);
    if (free < LOW_BYTES) this.low = true;
    if (free < CRITICAL_BYTES) this.releaseReserve();
    const needed = existsSync(this.reserve) ? LOW_BYTES * 2 : PLENTY_BYTES;
    if (free >= needed && this.makeReserve()) this.low = false;
  }

  private releaseReserve(): void {
    rmSync(this.reserve, { force: true });
  }

  /** Whether the reserve is there. Random bytes, for file systems that would not store zeros. */
  private makeReserve(): boolean {
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
      this.releaseReserve();
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
