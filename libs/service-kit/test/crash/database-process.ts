import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from '@larder/testing';
import { killChild } from './kill-child.js';

export type Transport = 'socket' | 'tcp';

/** The main file of the built database. */
export const BUILT_MAIN = fileURLToPath(new URL('../../../embedded-mongo/dist/main.js', import.meta.url));
const CHILD_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=160'];

/** The embedded database as a process that can be killed and restarted in the same folder, with the same address. */
export class DatabaseProcess {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly main: string,
    private readonly port: number | undefined,
  ) {}

  /** A database in a new folder, not started yet; `main`: its compiled main file. */
  static async create(transport: Transport, main = BUILT_MAIN): Promise<DatabaseProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'larder-kill-'));
    return new DatabaseProcess(folder, main, transport === 'tcp' ? await freePort() : undefined);
  }

  /** The address for clients. */
  get uri(): string {
    const host = this.port === undefined ? encodeURIComponent(this.socket) : `127.0.0.1:${this.port}`;
    return `mongodb://${host}/?directConnection=true`;
  }

  /** Starts it and waits until it accepts connections. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [...CHILD_FLAGS, this.main], {
      env: this.environment(),
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.child = child;
    for await (const line of createInterface({ input: child.stdout })) if (line.includes('"ready":true')) return;
    throw new Error('The database did not start.');
  }

  /** Ends it with SIGKILL. */
  kill(): Promise<void> {
    return killChild(this.child);
  }

  /** Ends it and removes its data. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get socket(): string {
    return join(this.folder, 'run', 'db.sock');
  }

  private environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      EMBEDDED_MONGO_DIR: join(this.folder, 'data'),
      EMBEDDED_MONGO_SOCKET: this.socket,
      ...(this.port === undefined ? {} : { EMBEDDED_MONGO_PORT: String(this.port) }),
    };
  }
}
