import { CommandError, outOfDiskSpace } from '../../errors.js';
import { isFull } from '../database.js';
import type { Sqlite } from '../sqlite.js';
import type { Change } from './change.js';
import { SyncQueue, type UnsyncedChange } from './sync-queue.js';
import { WaitingJobs, type Job } from './waiting-jobs.js';
import { WriteBatch } from './write-batch.js';

/** The maximum delay of reads by concurrent changes. */
const SLICE_MS = 5;
/** The maximum time a change waits for others to join its commit. */
const MAX_WAIT_MS = 20;
/** The maximum time long work runs without a commit. Longer commits write fewer pages twice. */
const MAX_OPEN_MS = 250;

/**
 * Executes changes one after another and syncs several of them to disk at once. The caller of a change is notified
 * after the sync; during a sync, others read and write, and their commits are part of the next sync. Steps of long
 * work wait for the changes of others and delay no commit: they continue in the next one. During a checkpoint others
 * read, and changes wait.
 *
 * A change may be rejected by a `CommandError` as long as it has written nothing; any other failure rolls back
 * everything since the last commit, and `onRollback` is called. After a failed sync the content of the disk is unknown:
 * nothing more is accepted until the database is opened again.
 */
export class CommitQueue {
  onRollback: () => void = () => undefined;
  /** Called when the disk has failed: nothing more is accepted. */
  onBroken: (failure: Error) => void = () => undefined;
  /** Called after a change that the disk had no space for. */
  onFull: () => void = () => undefined;
  /** Called after each commit; nothing is committed until the promise resolves. */
  checkpointIfDue: () => Promise<void> | undefined = () => undefined;
  /** The running checkpoint, after which waiting changes are executed. */
  private checkpoint: Promise<void> | undefined;
  private readonly waiting = new WaitingJobs();
  private uncommitted: UnsyncedChange[] = [];
  private readonly syncs: SyncQueue;
  private readonly batches = new Set<WriteBatch>();
  /** Those with steps in the open transaction, also after their end. */
  private readonly uncommittedBatches = new Set<WriteBatch>();
  private openSince: number | undefined;
  private isScheduled = false;
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param sync resolves when everything committed before the call is on disk
   * @param translate converts failures to the errors of commands
   */
  constructor(
    private readonly database: Sqlite,
    sync: () => Promise<void>,
    private readonly translate: (cause: unknown) => unknown = (cause) => cause,
  ) {
    this.syncs = new SyncQueue(sync, (failure) => {
      this.onBroken(failure);
      for (const { reject } of this.waiting.removeAll()) reject(failure);
    });
  }

  /** Executes a change; resolves when it is on disk. */
  run<T>(change: Change<T>): Promise<T> {
    return this.add((job) => this.waiting.addChange(job), change);
  }

  /** Runs a statement that SQLite allows only outside of a transaction, between two commits. */
  outsideTransaction<T>(work: () => T): Promise<T> {
    return this.add((job) => this.waiting.addOutside(job), work);
  }

  /** Starts work of many steps. It has to be ended with `whenDurable` or `abandon`. */
  batch(): WriteBatch {
    const batch = new WriteBatch(this);
    this.batches.add(batch);
    return batch;
  }

  /** Resolves when all pending changes and steps are on disk, and no checkpoint is running. */
  async idle(): Promise<void> {
    await this.add(
      (job) => this.waiting.addStep(job),
      () => undefined,
    );
    await this.checkpoint;
  }

  /** For batches: executes one of their steps. */
  addStep<T>(change: Change<T>, batch: WriteBatch): Promise<T> {
    return this.add((job) => this.waiting.addStep({ ...job, batch }), change);
  }

  /** For batches: no more steps will follow. */
  end(batch: WriteBatch): void {
    this.batches.delete(batch);
    if (this.openSince !== undefined) this.schedule();
  }

  private add<T>(enqueue: (job: Job) => void, change: Change<T>): Promise<T> {
    if (this.syncs.failure) return Promise.reject(this.syncs.failure);
    return new Promise<T>((resolve, reject) => {
      enqueue({ change, resolve, reject });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => this.processWaiting());
  }

  private processWaiting(): void {
    this.isScheduled = false;
    if (this.checkpoint) return;
    clearTimeout(this.timer);
    try {
      if (this.waiting.hasOutside) this.runOutside();
      if (this.checkpoint) return;
      if (!this.waiting.isEmpty && this.openSince === undefined) this.startTransaction();
      this.executeJobs();
      if (this.isCommitDue()) this.commit();
    } catch (cause) {
      const reason = this.translate(isFull(cause) ? outOfDiskSpace() : cause);
      // No transaction can be started: waiting for one would never end.
      if (this.openSince === undefined) for (const { reject } of this.waiting.removeAll()) reject(reason);
      this.rollBack(reason);
      if (reason instanceof CommandError && reason.codeName === 'OutOfDiskSpace') this.onFull();
    }
    this.continue();
  }

  private runOutside(): void {
    if (this.openSince !== undefined) this.commit();
    for (const job of this.waiting.takeOutside()) settle(job);
  }

  private startTransaction(): void {
    this.database.exec('BEGIN IMMEDIATE');
    this.openSince = performance.now();
  }

  private executeJobs(): void {
    const started = performance.now();
    const jobs = this.waiting.next();
    for (let job = jobs.shift(); job; job = performance.now() - started < SLICE_MS ? jobs.shift() : undefined) {
      this.execute(job);
    }
  }

  private execute({ change, resolve, reject, batch }: Job): void {
    if (batch?.failure) return reject(batch.failure);
    try {
      const result = change() as never;
      if (!batch) return void this.uncommitted.push({ settle: () => resolve(result), reject });
      this.uncommittedBatches.add(batch);
      resolve(result);
    } catch (error) {
      if (error instanceof CommandError) return reject(error);
      this.uncommitted.push({ settle: () => undefined, reject });
      throw error;
    }
  }

  private isCommitDue(): boolean {
    if (this.openSince === undefined) return false;
    if (this.uncommitted.length > 0) return this.openFor > MAX_WAIT_MS || !this.waiting.hasChanges;
    return this.batches.size === 0 ? this.waiting.isEmpty : this.openFor > MAX_OPEN_MS;
  }

  private get openFor(): number {
    return this.openSince === undefined ? 0 : performance.now() - this.openSince;
  }

  private commit(): void {
    this.database.exec('COMMIT');
    this.openSince = undefined;
    this.uncommittedBatches.clear();
    this.syncs.add(this.uncommitted.splice(0));
    this.checkpoint = this.checkpointIfDue()
      ?.catch((cause: unknown) => this.syncs.stop(cause))
      .then(() => {
        this.checkpoint = undefined;
        this.schedule();
      });
  }

  private rollBack(cause: unknown): void {
    try {
      this.database.exec('ROLLBACK');
    } catch {
      // SQLite has already rolled back, as it does when the disk is full.
    }
    this.openSince = undefined;
    const discarded = this.uncommitted.splice(0);
    this.onRollback();
    for (const batch of [...this.batches, ...this.uncommittedBatches]) batch.failure = cause;
    this.uncommittedBatches.clear();
    for (const { reject } of discarded) reject(cause);
  }

  /** Continues with waiting changes; otherwise makes sure that an open transaction is committed in time. */
  private continue(): void {
    if (!this.waiting.isEmpty) return this.schedule();
    if (this.openSince !== undefined) this.timer = setTimeout(() => this.schedule(), MAX_WAIT_MS);
  }
}

function settle({ change, resolve, reject }: Job): void {
  try {
    resolve(change() as never);
  } catch (error) {
    reject(error);
  }
}
