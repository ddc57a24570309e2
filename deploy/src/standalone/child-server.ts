import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Log } from '@larder/service-kit';
import { StartError } from './start-error.js';

export interface ChildProgram {
  name: string;
  program: string;
  args: string[];
  env?: Record<string, string>;
  /** Whether a line of its output says that it can be used. */
  isReady: (line: string) => boolean;
}

const SETPRIV = '/usr/bin/setpriv';
const START_MS = 30_000;
const STOP_MS = 15_000;
const MOST_RESTARTS = 5;
const RESTART_PAUSE_MS = 500;
const LINES_KEPT = 30;

/** A server that belongs to this installation: started, watched, restarted when it dies, stopped with us. */
export class ChildServer {
  private child: ChildProcess | undefined;
  private stopping = false;
  private restarts = 0;
  private readonly lastLines: string[] = [];

  constructor(
    private readonly program: ChildProgram,
    private readonly log: Log,
    private readonly onGiveUp: (name: string) => void,
  ) {}

  /** Starts it and waits until it can be used. */
  async start(): Promise<void> {
    const child = this.spawn();
    this.child = child;
    const ready = this.watch(child);
    const exited = once(child, 'exit').then(() => false);
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), START_MS).unref());
    if (!(await Promise.race([ready, exited, late]))) throw this.startFailure();
    child.once('exit', (code, signal) => void this.handleExit(code, signal));
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await exited;
    clearTimeout(force);
  }

  /**
   * Own process group, so that Ctrl-C reaches only us and we stop things in order; with the kernel's promise to end it
   * when we die, so that even `kill -9` leaves nothing running.
   */
  private spawn(): ChildProcess {
    const { program, args, env } = this.program;
    const [command, ...rest] = existsSync(SETPRIV)
      ? [SETPRIV, '--pdeathsig', 'KILL', '--', program, ...args]
      : [program, ...args];
    return spawn(command, rest, {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    });
  }

  private watch(child: ChildProcess): Promise<boolean> {
    return new Promise((resolve) => {
      child.once('error', () => resolve(false));
      for (const stream of [child.stdout, child.stderr]) {
        if (stream) createInterface({ input: stream }).on('line', (line) => this.heard(line) && resolve(true));
      }
    });
  }

  private heard(line: string): boolean {
    this.lastLines.push(line);
    if (this.lastLines.length > LINES_KEPT) this.lastLines.shift();
    return this.program.isReady(line);
  }

  private async handleExit(code: number | null, signal: string | null): Promise<void> {
    if (this.stopping) return;
    const { name } = this.program;
    this.log.error('server ended unexpectedly', { server: name, code, signal, lastLines: this.lastLines.slice(-5) });
    this.restarts += 1;
    if (this.restarts > MOST_RESTARTS) return this.onGiveUp(name);
    await new Promise((resolve) => setTimeout(resolve, RESTART_PAUSE_MS * this.restarts));
    await this.start().catch(() => this.onGiveUp(name));
  }

  private startFailure(): StartError {
    return new StartError(`${this.program.name} did not start:\n${this.lastLines.join('\n')}`);
  }
}
