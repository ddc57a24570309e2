import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf } from './process-identity.js';
import { StartError } from './start-error.js';

/** Identifies a process, also after its number was reused. */
export interface RecordedProcess {
  pid: number;
  /** See `identityOf`; missing in records of earlier versions. */
  started?: string;
}

interface InstanceInfo extends RecordedProcess {
  url?: string;
  /** The message server's address, with its password: the file is for its owner only. */
  natsUrl?: string;
  children?: RecordedProcess[];
}

/** How long the children of a killed instance may take to end, in milliseconds. */
const END_MS = 5_000;
const POLL_MS = 20;

/** Prevents two instances from using one data folder; records the address of the running one for other commands. */
export class InstanceFile {
  private readonly file: string;
  private readonly own: InstanceInfo = recordOf(process.pid);

  constructor(runFolder: string) {
    this.file = join(runFolder, 'instance.json');
  }

  /**
   * Locks the data folder for this process. Ends the children of an instance that was killed.
   *
   * @throws StartError when another instance is running
   */
  async claim(): Promise<void> {
    const other = this.read();
    if (other && other.pid !== process.pid && isRunning(other)) throw alreadyRunning(other);
    if (other) await endAll(other.children ?? []);
    rmSync(this.file, { force: true });
    if (!this.create()) throw alreadyRunning(this.read());
    // A concurrent start may have treated our record as the old one.
    if (other) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const holder = this.read();
    if (holder?.pid !== process.pid) throw alreadyRunning(holder);
  }

  setAddresses(addresses: { url: string; natsUrl?: string }): void {
    Object.assign(this.own, addresses);
    this.write();
  }

  /** Records a started process and removes those that have ended. */
  addChild(pid: number): void {
    const running = (this.own.children ?? []).filter(isRunning);
    this.own.children = [...running, recordOf(pid)];
    this.write();
  }

  release(): void {
    if (this.read()?.pid === process.pid) rmSync(this.file, { force: true });
  }

  private create(): boolean {
    try {
      writeFileSync(this.file, JSON.stringify(this.own), { mode: 0o600, flag: 'wx' });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  }

  private read(): InstanceInfo | undefined {
    try {
      return JSON.parse(readFileSync(this.file, 'utf8')) as InstanceInfo;
    } catch {
      return undefined;
    }
  }

  /** The record is optional once the folder is locked: a full disk must not end the launcher. */
  private write(): void {
    try {
      writeFileSync(`${this.file}.new`, JSON.stringify(this.own), { mode: 0o600 });
      renameSync(`${this.file}.new`, this.file);
    } catch {
      // The last record is kept.
    }
  }
}

/** The addresses of the running instance of this data folder; undefined when there is none. */
export function runningInstance(runFolder: string): Pick<InstanceInfo, 'url' | 'natsUrl'> | undefined {
  try {
    const info = JSON.parse(readFileSync(join(runFolder, 'instance.json'), 'utf8')) as InstanceInfo;
    return isRunning(info) ? info : undefined;
  } catch {
    return undefined;
  }
}

function recordOf(pid: number): RecordedProcess {
  const started = identityOf(pid);
  return started === undefined ? { pid } : { pid, started };
}

/** Whether the same process is running, not a later one with its number. */
function isRunning({ pid, started }: RecordedProcess): boolean {
  return started !== undefined && identityOf(pid) === started;
}

async function endAll(children: RecordedProcess[]): Promise<void> {
  const running = children.filter(isRunning);
  running.forEach(({ pid }) => killGroup(pid));
  for (const until = Date.now() + END_MS; running.some(isRunning) && Date.now() < until;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

function alreadyRunning(other: InstanceInfo | undefined): StartError {
  const details = [other && `process ${other.pid}`, other?.url].filter(Boolean).join(', ');
  return new StartError(`Larder is already running with this data folder${details && ` (${details})`}.`);
}
