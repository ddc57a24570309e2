import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.js';

interface Note {
  pid: number;
  url?: string;
}

/** Keeps two instances from using one data folder, and tells other commands where the running one is. */
export class InstanceNote {
  private readonly file: string;

  constructor(runFolder: string) {
    this.file = join(runFolder, 'instance.json');
  }

  /** Claims the data folder for this process. */
  claim(): void {
    const other = this.read();
    if (other && other.pid !== process.pid && isNodeProcess(other.pid)) {
      throw new StartError(
        `Larder is already running with this data folder (process ${other.pid}${other.url ? `, ${other.url}` : ''}).`,
      );
    }
    this.write({ pid: process.pid });
  }

  tellAddress(url: string): void {
    this.write({ pid: process.pid, url });
  }

  release(): void {
    if (this.read()?.pid === process.pid) rmSync(this.file, { force: true });
  }

  private read(): Note | undefined {
    if (!existsSync(this.file)) return undefined;
    try {
      return JSON.parse(readFileSync(this.file, 'utf8')) as Note;
    } catch {
      return undefined;
    }
  }

  private write(note: Note): void {
    writeFileSync(this.file, JSON.stringify(note), { mode: 0o600 });
  }
}

/** Whether the process lives and can be ours: after a crash its number may belong to somebody else. */
function isNodeProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || /(^|\/)node\b/.test(readFileSync(commandLine, 'utf8'));
}
