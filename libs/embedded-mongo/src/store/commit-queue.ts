import { CommandError } from '../errors.js';
import type { Sqlite } from './database.js';

/** Changes gathered into one commit take no longer than this, so that reads wait no longer either. */
const MAX_BATCH_MS = 10;

interface Job {
  readonly change: () => unknown;
  readonly resolve: (result: never) => void;
  readonly reject: (reason: unknown) => void;
}

interface Outcome {
  readonly job: Job;
  readonly settle: () => void;
}

/**
 * Runs changes one after the other and syncs several of them to disk at once. A change is a plain function that does
 * not wait; whoever asked for it learns of it after the commit. It may refuse with a `CommandError` as long as it has
 * written nothing; any other failure takes back the whole batch, and `onRollback` hears of it.
 */
export class CommitQueue {
  onRollback: () => void = () => undefined;
  private waiting: Job[] = [];
  private isScheduled = false;

  constructor(private readonly database: Sqlite) {}

  run<T>(change: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ change, resolve, reject });
      this.schedule();
    });
  }

  /** Resolves when everything asked for so far is on disk. */
  idle(): Promise<void> {
    return this.run(() => undefined);
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => this.commitBatch());
  }

  private commitBatch(): void {
    this.isScheduled = false;
    const outcomes: Outcome[] = [];
    try {
      this.database.exec('BEGIN IMMEDIATE');
      this.runJobs(outcomes);
      this.database.exec('COMMIT');
    } catch (cause) {
      this.takeBack(outcomes, cause);
      return this.continue();
    }
    for (const { settle } of outcomes) settle();
    this.continue();
  }

  private runJobs(outcomes: Outcome[]): void {
    const started = performance.now();
    while (this.waiting.length > 0 && performance.now() - started < MAX_BATCH_MS) {
      const job = this.waiting.shift();
      if (job) outcomes.push({ job, settle: attempt(job, outcomes) });
    }
  }

  private takeBack(outcomes: readonly Outcome[], cause: unknown): void {
    try {
      this.database.exec('ROLLBACK');
    } catch {
      // SQLite has already rolled back, as it does when the disk is full.
    }
    this.onRollback();
    for (const { job } of outcomes) job.reject(inWords(cause));
  }

  private continue(): void {
    if (this.waiting.length > 0) this.schedule();
  }
}

function attempt(job: Job, outcomes: Outcome[]): () => void {
  try {
    const result = job.change() as never;
    return () => job.resolve(result);
  } catch (error) {
    if (error instanceof CommandError) return () => job.reject(error);
    outcomes.push({ job, settle: () => undefined });
    throw error;
  }
}

function inWords(cause: unknown): unknown {
  const { code = '', message = '' } = cause as { code?: string; message?: string };
  if (code.startsWith('SQLITE_FULL') || message.includes('disk is full')) {
    return new CommandError('OutOfDiskSpace', 'the disk is full; nothing of this change was written');
  }
  return cause;
}
