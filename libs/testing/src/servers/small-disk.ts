import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHUNK = Buffer.alloc(256 * 1024, 1);

/** A mounted file system of a few megabytes in memory, for tests of a full disk. */
export class SmallDisk {
  private constructor(
    /** The mount point. */
    readonly folder: string,
    private readonly sudo: boolean,
  ) {}

  /** Mounts a file system. Throws when neither this user nor `sudo` may mount. */
  static mount(megabytes: number): SmallDisk {
    const folder = mkdtempSync(join(tmpdir(), 'larder-disk-'));
    const options = `size=${megabytes}m,uid=${process.getuid?.() ?? 0},mode=700`;
    for (const sudo of [false, true]) {
      if (run(sudo, 'mount', '-t', 'tmpfs', '-o', options, 'tmpfs', folder)) return new SmallDisk(folder, sudo);
    }
    rmdirSync(folder);
    throw new Error(
      'Tests of a full disk mount a small file system: run them as root, or with sudo without a password.',
    );
  }

  /** Writes until the file system is full. */
  fill(): void {
    const file = openSync(this.filler, 'a');
    try {
      for (let size = CHUNK.length; size > 0; size = Math.floor(size / 2)) writeWhilePossible(file, size);
    } finally {
      closeSync(file);
    }
  }

  /** Removes the data of `fill`. */
  empty(): void {
    rmSync(this.filler, { force: true });
  }

  unmount(): void {
    run(this.sudo, 'umount', this.folder);
    rmdirSync(this.folder);
  }

  private get filler(): string {
    return join(this.folder, 'filler');
  }
}

function writeWhilePossible(file: number, size: number): void {
  try {
    while (writeSync(file, CHUNK, 0, size) === size);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

function run(sudo: boolean, command: string, ...args: string[]): boolean {
  const [program, ...all] = sudo ? ['sudo', '-n', command, ...args] : [command, ...args];
  return spawnSync(program, all, { stdio: 'ignore' }).status === 0;
}
