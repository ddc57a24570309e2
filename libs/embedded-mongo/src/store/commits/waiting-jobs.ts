import type { Change } from './change.js';
import type { WriteBatch } from './write-batch.js';

/** How long steps of long work may wait for changes, in ms. */
const MAX_STEP_DELAY_MS = 10;

/** A change that waits to be executed. */
export interface Job {
  readonly change: Change<unknown>;
  readonly resolve: (result: never) => void;
  readonly reject: (reason: unknown) => void;
  /** Set for one step of long work, which continues before it is synced. */
  readonly batch?: WriteBatch;
}

/** What waits to be executed: a caller waits for a change, so changes go before steps of long work. */
export class WaitingJobs {
  private readonly changes: Job[] = [];
  private readonly outside: Job[] = [];
  private readonly steps: (Job & { since: number })[] = [];

  get hasChanges(): boolean {
    return this.changes.length > 0;
  }

  get isEmpty(): boolean {
    return !this.hasChanges && !this.hasOutside && this.steps.length === 0;
  }

  get hasOutside(): boolean {
    return this.outside.length > 0;
  }

  addChange(job: Job): void {
    this.changes.push(job);
  }

  /** Adds a job to be executed outside of a transaction. */
  addOutside(job: Job): void {
    this.outside.push(job);
  }

  /** Adds a job that waits for the changes and steps before it. */
  addStep(job: Job): void {
    this.steps.push({ ...job, since: performance.now() });
  }

  /** The jobs to execute next, to be taken from the front: changes, unless a step has waited too long. */
  next(): Job[] {
    const [oldest] = this.steps;
    const isOverdue = oldest !== undefined && performance.now() - oldest.since > MAX_STEP_DELAY_MS;
    return this.hasChanges && !isOverdue ? this.changes : this.steps;
  }

  takeOutside(): Job[] {
    return this.outside.splice(0);
  }

  removeAll(): Job[] {
    return [...this.takeOutside(), ...this.changes.splice(0), ...this.steps.splice(0)];
  }
}
