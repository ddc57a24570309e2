import type { Worker } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import { WorkerThreadError } from './worker-thread-error.js';

/** How often threads are started for tasks that wait when each of them ends before it takes one. */
const MAX_STARTS = 3;
const EXITED = /^worker exited with code: (-?\d+)$/;
/** What the pool says to tasks that it gives up. */
const GIVEN_UP = 'Terminating worker thread';

/**
 * Does what the pool leaves out: when a thread ends, tasks that wait need another one, which the pool starts only for
 * the next call; and what ended a thread has to be told apart from what a task threw.
 */
export class ThreadSupervisor {
  private readonly watched = new WeakSet<Worker>();
  private readonly fatal = new WeakSet<object>();
  private lastFatal: unknown;
  private starts = 0;
  private completed = 0;
  private unstartable: WorkerThreadError | undefined;

  constructor(
    private readonly pool: Piscina,
    private readonly maxThreads: number,
  ) {}

  /** Watches threads that were started since the last call. */
  watchThreads(): void {
    for (const thread of this.pool.threads) {
      if (!this.watched.has(thread)) this.watch(thread);
    }
  }

  /** What a task's failure means: a `WorkerThreadError` when its thread ended, else the failure itself. */
  explain(failure: unknown): unknown {
    const { message = '' } = (failure ?? {}) as Partial<Error>;
    if (typeof failure === 'object' && failure && this.fatal.has(failure)) return endedBy(failure);
    const [, code] = EXITED.exec(message) ?? [];
    if (code !== undefined) return new WorkerThreadError(`The thread exited with code ${code}.`, failure);
    return message === GIVEN_UP ? (this.unstartable ?? failure) : failure;
  }

  private watch(thread: Worker): void {
    this.watched.add(thread);
    thread.on('error', (error: unknown) => {
      this.lastFatal = error;
      if (typeof error === 'object' && error) this.fatal.add(error);
    });
    // After the pool's own listener: it no longer counts this thread.
    thread.on('exit', (code) => this.replace(code));
  }

  private replace(code: number): void {
    if (this.pool.queueSize === 0) return;
    this.starts = this.pool.completed === this.completed ? this.starts + 1 : 1;
    this.completed = this.pool.completed;
    if (this.starts > MAX_STARTS) return this.giveUp(code);
    const missing = Math.min(this.pool.queueSize, this.maxThreads - this.pool.threads.length);
    for (let count = 0; count < missing; count += 1) this.startThread();
    this.watchThreads();
  }

  /** The pool starts a thread for a new task; this one is withdrawn at once. */
  private startThread(): void {
    const withdrawal = new AbortController();
    this.pool.run(null, { signal: withdrawal.signal }).catch(() => undefined);
    withdrawal.abort();
  }

  /** Fails what waits, once no thread is left that might take it. */
  private giveUp(code: number): void {
    if (this.pool.threads.length > 0) return;
    this.unstartable = this.lastFatal
      ? endedBy(this.lastFatal)
      : new WorkerThreadError(`The thread exited with code ${code}.`);
    this.starts = 0;
    void this.pool.destroy();
    // The tasks have heard of it by then; what fails later fails for reasons of its own.
    setImmediate(() => (this.unstartable = undefined));
  }
}

function endedBy(error: unknown): WorkerThreadError {
  const { message = String(error) } = (error ?? {}) as Partial<Error>;
  return new WorkerThreadError(`The thread ended: ${message}`, error);
}
