import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@larder/testing';
import { killChild } from './kill-child.js';

export type ServerKind = 'nats' | 'redis';

interface Program {
  command: string;
  args: string[];
  isReady: string;
}

/** NATS or Redis with the product's settings, to be killed and restarted with the same address and data. */
export class ServerProcess {
  private child: ChildProcess | undefined;
  private readonly folder: string;

  private constructor(
    private readonly kind: ServerKind,
    private readonly port: number,
  ) {
    this.folder = mkdtempSync(join(tmpdir(), `larder-${kind}-`));
  }

  /** A server in a new folder, not started yet. */
  static async create(kind: ServerKind): Promise<ServerProcess> {
    return new ServerProcess(kind, await freePort());
  }

  get url(): string {
    return `${this.kind}://127.0.0.1:${this.port}`;
  }

  /** Starts it and waits until it accepts connections. */
  async start(): Promise<void> {
    const { command, args, isReady } = this.program();
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    const output = this.kind === 'nats' ? child.stderr : child.stdout;
    for await (const line of createInterface({ input: output })) if (line.includes(isReady)) break;
    output.resume();
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

  private program(): Program {
    const port = String(this.port);
    if (this.kind === 'nats') {
      const args = ['-a', '127.0.0.1', '-p', port, '-js', '-sd', this.folder];
      return { command: 'nats-server', args, isReady: 'Server is ready' };
    }
    const settings = {
      port,
      bind: '127.0.0.1',
      save: '',
      appendonly: 'yes',
      appendfsync: 'everysec',
      dir: this.folder,
    };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
    return { command: 'redis-server', args, isReady: 'Ready to accept connections' };
  }
}
