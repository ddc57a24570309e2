import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Target } from './installation.js';

/** The delay before an ended server is restarted, as by a service manager. */
const RESTART_MS = 100;

/** A backing server of the soak test, for example MinIO: started by a command line, and restarted whenever it ends. */
export class SupervisedServer {
  private child: ChildProcess | undefined;
  private stopping = false;

  constructor(
    readonly name: string,
    private readonly commandLine: string,
  ) {}

  start(): void {
    // The open standard input lets servers such as the embedded database end with this process.
    const child = spawn('/bin/sh', ['-c', `exec ${this.commandLine}`], { stdio: ['pipe', 'ignore', 'ignore'] });
    this.child = child;
    child.once('exit', () => void this.restart());
  }

  /** The id of the running process; undefined until it is restarted. */
  get pid(): number | undefined {
    return this.child?.exitCode === null && this.child.signalCode === null ? this.child.pid : undefined;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    if (this.pid === undefined || !this.child) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await exited;
  }

  private async restart(): Promise<void> {
    await pause(RESTART_MS);
    if (!this.stopping) this.start();
  }
}

/** The server as a target of kills; none while it does not run. */
export function targetsOf({ name, pid }: SupervisedServer): Target[] {
  return pid === undefined ? [] : [{ part: name, pid }];
}
