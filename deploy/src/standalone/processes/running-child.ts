import { spawn, type ChildProcess, type SendHandle } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { ChildProgram, ProductMessage, Ready, SocketMessage } from './child-program.js';

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

const SETPRIV = '/usr/bin/setpriv';
const MAX_LINES = 30;

/** One run of a child process. */
export class RunningChild {
  /** Resolves when it is ready: to the message of a child with IPC, or to true; never when it ends before. */
  readonly ready: Promise<Ready | true>;
  readonly exited: Promise<Exit>;
  /** Resolves when it has ended and all its output is read, which may be a moment later. */
  readonly closed: Promise<void>;
  readonly lastLines: string[] = [];
  /** The message why it cannot start. */
  reason: string | undefined;
  private readonly process: ChildProcess;
  private hasExited = false;

  constructor(private readonly program: ChildProgram) {
    this.process = spawnProgram(program);
    this.exited = new Promise((resolve) => {
      const end = (code: number | null, signal: NodeJS.Signals | null) => {
        this.hasExited = true;
        resolve({ code, signal });
      };
      this.process.once('exit', end);
      this.process.once('error', (error) => {
        this.lastLines.push(error.message);
        if (this.process.pid === undefined) end(null, null);
      });
    });
    this.closed = new Promise((resolve) => this.process.once('close', () => resolve()));
    this.ready = new Promise((resolve) => (program.isReady ? this.readLines(resolve) : this.readMessages(resolve)));
  }

  get pid(): number | undefined {
    return this.process.pid;
  }

  get isRunning(): boolean {
    return !this.hasExited;
  }

  /** Requests a graceful end; kills it after `limitMs`. Resolves when it has ended. */
  async stop(limitMs: number): Promise<void> {
    if (!this.isRunning) return;
    this.process.kill('SIGTERM');
    const force = setTimeout(() => this.kill(), limitMs);
    await this.exited;
    clearTimeout(force);
  }

  /** Kills it and its descendants. */
  kill(): void {
    const { pid } = this.process;
    if (pid === undefined || !this.isRunning) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      this.process.kill('SIGKILL');
    }
  }

  /** Sends a message to a child with IPC; ignored when it has just ended. */
  send(message: SocketMessage, handle?: SendHandle): void {
    if (this.process.connected) this.process.send(message, handle, () => undefined);
  }

  private readLines(resolve: (ready: true) => void): void {
    const { stdin, stdout, stderr } = this.process;
    stdin?.on('error', () => undefined);
    for (const stream of [stdout, stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        this.keep(line);
        if (this.program.isReady?.(line)) resolve(true);
      });
    }
  }

  /** Calls the listener with each message of a child with IPC. */
  onMessage(listener: (message: ProductMessage) => void): void {
    this.process.on('message', listener);
  }

  private readMessages(resolve: (ready: Ready) => void): void {
    this.onMessage((message) => {
      if (message.type === 'ready') resolve(message);
      if (message.type === 'failed') this.reason = message.reason;
    });
  }

  private keep(line: string): void {
    this.lastLines.push(line);
    if (this.lastLines.length > MAX_LINES) this.lastLines.shift();
  }
}

/**
 * In its own process group, so that Ctrl-C reaches only the launcher, which stops the children in order. The kernel
 * ends it when the launcher ends, so that even `kill -9` leaves nothing running; where that is not available, children
 * detect the end of their standard input or of the IPC channel.
 */
function spawnProgram({ program, args, env, isReady }: ChildProgram): ChildProcess {
  const [command, ...rest] = existsSync(SETPRIV)
    ? [SETPRIV, '--pdeathsig', 'KILL', '--', program, ...args]
    : [program, ...args];
  return spawn(command, rest, {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: isReady ? ['pipe', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
}
