import { setTimeout as pause } from 'node:timers/promises';
import type { ChildProgram, Ready } from './child-program.js';
import { Heartbeat } from './heartbeat.js';
import type { LauncherLog } from './launcher-log.js';
import { RestartPolicy } from './restart-policy.js';
import { RunningChild, type Exit } from './running-child.js';
import { StartError } from '../data-folder/start-error.js';

export interface ChildEvents {
  /** Called for each process that is started for this child. */
  onSpawn: (process: RunningChild) => void;
  /** Called once it is clear that the child cannot be brought back. */
  onGiveUp: (reason: StartError) => void;
}

/** The start timeout of a server. The product process has no limit as long as it sends heartbeats. */
const START_MS = 60_000;
const MAX_LOGGED_LINES = 5;
/** How long to wait for the output of a child that has ended: a leftover child process may keep it open. */
const LAST_OUTPUT_MS = 1_000;

/** A child program: started, monitored, restarted whenever it ends unexpectedly, stopped with the launcher. */
export class SupervisedChild {
  private running: RunningChild | undefined;
  private stopping = false;
  private readonly policy = new RestartPolicy();

  constructor(
    private program: ChildProgram,
    private readonly log: LauncherLog,
    private readonly events: ChildEvents,
  ) {}

  /** Starts it and waits until it is ready. Throws a `StartError` when it cannot be started. */
  async start(): Promise<Ready | true> {
    const ready = await this.launch();
    void this.supervise();
    return ready;
  }

  /** Changes the program of the next start. */
  change(env: Record<string, string>): void {
    this.program = { ...this.program, env: { ...this.program.env, ...env } };
  }

  /** Requests a graceful end and kills it after `limitMs`. Resolves when it has ended; it is not restarted. */
  async stop(limitMs: number): Promise<void> {
    this.stopping = true;
    await this.running?.stop(limitMs);
  }

  /** Kills a hanging process; it is restarted as after a crash. */
  restartStuck(): void {
    this.log.warn('is stuck, restarting', { part: this.program.name });
    this.running?.kill();
  }

  kill(): void {
    this.stopping = true;
    this.running?.kill();
  }

  private async launch(): Promise<Ready | true> {
    const child = new RunningChild(this.program);
    this.running = child;
    this.events.onSpawn(child);
    const heartbeat = this.program.isReady ? undefined : new Heartbeat(child, this.log);
    const limit = this.program.isReady ? setTimeout(() => child.kill(), START_MS) : undefined;
    const ready = await Promise.race([child.ready, child.exited.then(() => undefined)]);
    clearTimeout(limit);
    if (!ready) throw await this.startError(child);
    heartbeat?.expectOften();
    return ready;
  }

  private async supervise(): Promise<void> {
    while (!this.stopping && this.running) {
      const readySince = performance.now();
      const exit = await this.running.exited;
      if (this.stopping) return;
      this.logUnexpectedExit(this.running, exit);
      const now = performance.now();
      if (!(await this.restart(this.policy.pauseAfterExit(now, now - readySince)))) return;
    }
  }

  /** Retries until the child is ready; false when it was stopped meanwhile or given up. */
  private async restart(firstPauseMs: number): Promise<boolean> {
    for (let pauseMs: number | undefined = firstPauseMs; pauseMs !== undefined;) {
      await pause(pauseMs);
      if (this.stopping) return false;
      try {
        await this.launch();
        this.log.info('restarted', { part: this.program.name });
        return true;
      } catch (error) {
        if (this.stopping) return false;
        this.log.error('restart failed', { part: this.program.name, reason: (error as Error).message });
        pauseMs = this.policy.pauseAfterFailedStart(performance.now());
        if (pauseMs === undefined) this.events.onGiveUp(error as StartError);
      }
    }
    return false;
  }

  private logUnexpectedExit({ lastLines }: RunningChild, { code, signal }: Exit): void {
    const output = lastLines.length > 0 ? { lastLines: lastLines.slice(-MAX_LOGGED_LINES) } : {};
    this.log.error('ended unexpectedly, restarting', { part: this.program.name, code, signal, ...output });
  }

  /** The reason is often in the last output of a child, and arrives after its exit. */
  private async startError(child: RunningChild): Promise<StartError> {
    await Promise.race([child.closed, pause(LAST_OUTPUT_MS)]);
    const { reason, lastLines } = child;
    const output = lastLines.join('\n');
    const explanation = reason ?? this.program.explain?.(output);
    return new StartError(explanation ?? `The ${this.program.name} did not start.${output && `\n${output}`}`);
  }
}
