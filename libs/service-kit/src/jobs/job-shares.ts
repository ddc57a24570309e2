import { KeyedSlots } from '../async/keyed-slots.js';
import type { JobDefinition } from './store/define-job.js';
import type { JobRecord } from './store/job-record.js';
import type { JobStore } from './store/job-store.js';

/** Keeps the running jobs of each owner within the share of their definition. */
export class JobShares {
  private readonly slots: KeyedSlots;

  constructor(
    private readonly definition: JobDefinition,
    private readonly store: Pick<JobStore, 'find' | 'streamWaiting'>,
  ) {
    this.slots = new KeyedSlots(definition.share?.concurrency ?? Infinity);
  }

  /** Runs work of a job; null when other jobs of its owner use the whole share. */
  async tryRun<Result>(jobId: string, work: () => Promise<Result>): Promise<Result | null> {
    const owner = await this.ownerOf(jobId);
    return owner === null ? work() : this.slots.tryRun(owner, work);
  }

  /** Whether a job waits whose owner does not use the whole share, so that it lacks a slot only. */
  async doOthersWait(): Promise<boolean> {
    for await (const waiting of this.store.streamWaiting(this.definition.name)) {
      const owner = this.ownerIn(waiting);
      if (owner === null || !this.slots.isFull(owner)) return true;
    }
    return false;
  }

  private async ownerOf(jobId: string): Promise<string | null> {
    const record = this.definition.share ? await this.store.find(jobId) : null;
    return record && this.ownerIn(record);
  }

  /** The owner of a job; null without shares. Invalid data has none: the attempt reports it. */
  private ownerIn(record: Pick<JobRecord, 'data' | 'actor'>): string | null {
    const { share, data } = this.definition;
    if (!share) return null;
    const parsed = data.safeParse(record.data);
    return parsed.success ? share.ownerOf({ data: parsed.data, actor: record.actor }) : null;
  }
}
