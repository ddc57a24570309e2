import type { Worker } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import { WorkerThreadError } from './worker-thread-error.js';

/** Maximum number of starts in a row of threads that end before they take a waiting task. */
const MAX_STARTS = 3;
const EXITED = /^worker exited with code: (-?\d+)$/;
/** The pool's error for dropped tasks. */
const GIVEN_UP = 'Terminating worker thread';

export type PoolRunOptions = Parameters<Piscina['run']>[1];

/**
 * Adds what the pool lacks: when a thread ends, waiting tasks need a new one, which the pool starts only for the next
 * call; and errors that end a thread must be distinguished from those that a task throws.
 */
export class ThreadSupervisor {
  private readonly watched = new WeakSet<Worker>();
  private readonly fatal = new WeakSet<object>();
  private lastFatal: unknown;
  /** The number of unfinished tasks. */
  private unfinished = 0;
  private starts = 0;
  private completed = 0;
  private startFailure: WorkerThreadError | undefined;

  constructor(
    private readonly pool: Piscina,
    private readonly maxThreads: number,
  ) {
    // The pool may start further threads when one is ready.
    pool.on('workerCreate', () => queueMicrotask(() => this.watchThreads()));
  }

  /** Runs a task of the pool. Throws a `WorkerThreadError` when its thread ended, else the error of the pool. */
  async run(input: unknown, options: PoolRunOptions): Promise<unknown> {
    this.unfinished += 1;
    try {
      const result = this.pool.run(input, options);
      this.watchThreads();
      return await result;
    } catch (error) {
      throw this.explain(error);
    } finally {
      this.unfinished -= 1;
      this.watchThreads();
    }
  }

  /** Watches threads that were started since the last call. */
  private watchThreads(): void {
    for (const thread of this.pool.threads) {
      if (!this.watched.has(thread)) this.watch(thread);
    }
  }

  private explain(failure: unknown): unknown {
    const { message = '' } = (failure ?? {}) as Partial<Error>;
    if (typeof failure === 'object' && failure && this.fatal.has(failure)) return endedBy(failure);
    const [, code] = EXITED.exec(message) ?? [];
    if (code !== undefined) return new WorkerThreadError(`The thread exited with code ${code}.`, failure);
    return message === GIVEN_UP ? (this.startFailure ?? failure) : failure;
  }

  private watch(thread: Worker): void {
    this.watched.add(thread);
    thread.on('error', (error: unknown) => {
      this.lastFatal = error;
      if (typeof error === 'object' && error) this.fatal.add(error);
    });
    // Runs after the pool has removed the thread and failed its task.
    thread.on('exit', (code) => setImmediate(() => this.replace(code)));
  }

  private replace(code: number): void {
    // Each thread has at most one task.
    const waiting = this.unfinished - this.pool.threads.length;
    if (waiting <= 0) return;
    this.starts = this.pool.completed === this.completed ? this.starts + 1 : 1;
    this.completed = this.pool.completed;
    if (this.starts > MAX_STARTS) return this.giveUp(code);
    const missing = Math.min(waiting, this.maxThreads - this.pool.threads.length);
    for (let count = 0; count < missing; count += 1) this.startThread();
    this.watchThreads();
  }

  /** Makes the pool start a thread by adding a task that is canceled at once. */
  private startThread(): void {
    const withdrawal = new AbortController();
    this.pool.run(null, { signal: withdrawal.signal }).catch(() => undefined);
    withdrawal.abort();
  }

  /** Fails waiting tasks when no thread is left that could run them. */
  private giveUp(code: number): void {
    if (this.pool.threads.length > 0) return;
    this.startFailure = this.lastFatal
      ? endedBy(this.lastFatal)
      : new WorkerThreadError(`The thread exited with code ${code}.`);
    this.starts = 0;
    void this.pool.destroy();
    // The waiting tasks have failed by then; later failures have other reasons.
    setImmediate(() => (this.startFailure = undefined));
  }
}

function endedBy(error: unknown): WorkerThreadError {
  const { message = String(error) } = (error ?? {}) as Partial<Error>;
  return new WorkerThreadError(`The thread ended: ${message}`, error);
}
