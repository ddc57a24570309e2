import { CommandError } from '../errors.js';
import { isFull, type Sqlite } from './database.js';
import type { Change } from './change.js';
import { WriteBatch } from './write-batch.js';

/** The maximum delay of reads by concurrent changes. */
const SLICE_MS = 5;
/** The maximum time a change waits for others to join its commit. */
const MAX_WAIT_MS = 20;
/** The maximum time long work runs without a commit. Longer commits write fewer pages twice. */
const MAX_OPEN_MS = 250;

interface Job {
  readonly change: Change<unknown>;
  readonly resolve: (result: never) => void;
  readonly reject: (reason: unknown) => void;
  /** Set for one step of long work, which continues before it is synced. */
  readonly batch?: WriteBatch;
}

/** A change that is executed and not synced yet. */
interface Unsynced {
  readonly settle: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Executes changes one after another and syncs several of them to disk at once. The caller of a change is notified
 * after the sync; during a sync, others read and write, and their commits are part of the next sync. Steps of long
 * work delay no commit: they continue in the next one. A change may be rejected by a `CommandError` as long as it has
 * written nothing; any other failure rolls back everything since the last commit, and `onRollback` is called. After a
 * failed sync the content of the disk is unknown: nothing more is accepted until the database is opened again.
 */
export class CommitQueue {
  onRollback: () => void = () => undefined;
  /** Called when the disk has failed: nothing more is accepted. */
  onBroken: (failure: Error) => void = () => undefined;
  /** Called after a change that the disk had no space for. */
  onFull: () => void = () => undefined;
  private waiting: Job[] = [];
  private outside: (() => void)[] = [];
  private uncommitted: Unsynced[] = [];
  private unsynced: Unsynced[] = [];
  private isSyncing = false;
  private broken: Error | undefined;
  private readonly batches = new Set<WriteBatch>();
  private openSince: number | undefined;
  private isScheduled = false;
  private timer: NodeJS.Timeout | undefined;

  /** `sync` resolves when everything committed before the call is on disk; `explain` converts failures to messages. */
  constructor(
    private readonly database: Sqlite,
    private readonly sync: () => Promise<void>,
    private readonly explain: (cause: unknown) => unknown = (cause) => cause,
  ) {}

  /** Executes a change; resolves when it is on disk. */
  run<T>(change: Change<T>): Promise<T> {
    return this.enqueue(change);
  }

  /** Runs a statement that SQLite allows only outside of a transaction, between two commits. */
  apart<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.outside.push(() => settleWith(work, resolve, reject));
      this.schedule();
    });
  }

  /** Starts work of many steps. It has to be ended with `done` or `abandon`. */
  batch(): WriteBatch {
    const batch = new WriteBatch(this);
    this.batches.add(batch);
    return batch;
  }

  /** Resolves when all pending changes are on disk. */
  idle(): Promise<void> {
    return this.run(() => undefined);
  }

  /** For batches: executes one of their steps, or any change when there is none. */
  enqueue<T>(change: Change<T>, batch?: WriteBatch): Promise<T> {
    if (this.broken) return Promise.reject(this.broken);
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ change, resolve, reject, ...(batch && { batch }) });
      this.schedule();
    });
  }

  /** For batches: ends the steps. */
  forget(batch: WriteBatch): void {
    this.batches.delete(batch);
    if (this.openSince !== undefined) this.schedule();
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => this.work());
  }

  private work(): void {
    this.isScheduled = false;
    clearTimeout(this.timer);
    try {
      if (this.outside.length > 0) this.workOutside();
      if (this.waiting.length > 0 && this.openSince === undefined) this.startTransaction();
      this.makeChanges();
      if (this.isCommitDue()) this.commit();
    } catch (cause) {
      const reason = this.explain(inWords(cause));
      this.takeBack(reason);
      if (reason instanceof CommandError && reason.codeName === 'OutOfDiskSpace') this.onFull();
    }
    this.continue();
  }

  private workOutside(): void {
    if (this.openSince !== undefined) this.commit();
    for (const work of this.outside.splice(0)) work();
  }

  private startTransaction(): void {
    this.database.exec('BEGIN IMMEDIATE');
    this.openSince = performance.now();
  }

  private makeChanges(): void {
    const started = performance.now();
    while (this.waiting.length > 0 && performance.now() - started < SLICE_MS) {
      const job = this.waiting.shift();
      if (job) this.make(job);
    }
  }

  private make({ change, resolve, reject, batch }: Job): void {
    if (batch?.failure) return reject(batch.failure);
    try {
      const result = change() as never;
      if (batch) resolve(result);
      else this.uncommitted.push({ settle: () => resolve(result), reject });
    } catch (error) {
      if (error instanceof CommandError) return reject(error);
      this.uncommitted.push({ settle: () => undefined, reject });
      throw error;
    }
  }

  private isCommitDue(): boolean {
    if (this.openSince === undefined) return false;
    if (this.uncommitted.length > 0) return this.openFor > MAX_WAIT_MS || !this.isChangeWaiting;
    return this.batches.size === 0 ? this.waiting.length === 0 : this.openFor > MAX_OPEN_MS;
  }

  /** Whether a change waits that is no step of long work. */
  private get isChangeWaiting(): boolean {
    return this.waiting.some(({ batch }) => !batch);
  }

  private get openFor(): number {
    return this.openSince === undefined ? 0 : performance.now() - this.openSince;
  }

  private commit(): void {
    this.database.exec('COMMIT');
    this.openSince = undefined;
    this.unsynced.push(...this.uncommitted.splice(0));
    if (!this.isSyncing) void this.syncAll();
  }

  /** Continues until no change waits for the disk. */
  private async syncAll(): Promise<void> {
    this.isSyncing = true;
    while (this.unsynced.length > 0) {
      const waiting = this.unsynced.splice(0);
      try {
        await this.sync();
        for (const { settle } of waiting) settle();
      } catch (cause) {
        this.refuseAll(waiting, new Error('the disk failed to keep what was written', { cause }));
      }
    }
    this.isSyncing = false;
  }

  private refuseAll(waiting: readonly Unsynced[], failure: Error): void {
    this.broken = failure;
    this.onBroken(failure);
    for (const { reject } of [...waiting, ...this.unsynced.splice(0), ...this.waiting.splice(0)]) reject(failure);
  }

  private takeBack(cause: unknown): void {
    try {
      this.database.exec('ROLLBACK');
    } catch {
      // SQLite has already rolled back, as it does when the disk is full.
    }
    this.openSince = undefined;
    const discarded = this.uncommitted.splice(0);
    this.onRollback();
    for (const batch of this.batches) batch.failure = cause;
    for (const { reject } of discarded) reject(cause);
  }

  /** Continues with waiting changes; otherwise makes sure that an open transaction is committed in time. */
  private continue(): void {
    if (this.waiting.length > 0) return this.schedule();
    if (this.openSince !== undefined) this.timer = setTimeout(() => this.schedule(), MAX_WAIT_MS);
  }
}

function settleWith<T>(work: () => T, resolve: (result: T) => void, reject: (reason: unknown) => void): void {
  try {
    resolve(work());
  } catch (error) {
    reject(error);
  }
}

function inWords(cause: unknown): unknown {
  if (isFull(cause)) {
    return new CommandError('OutOfDiskSpace', 'the disk is full; nothing of this change was written');
  }
  return cause;
}
