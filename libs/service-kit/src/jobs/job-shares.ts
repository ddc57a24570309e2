import { KeyedSlots } from '../async/keyed-slots.js';
import type { JobDefinition } from './store/define-job.js';
import type { JobStore } from './store/job-store.js';

/** Keeps the running jobs of each owner within the share of their definition. */
export class JobShares {
  private readonly slots: KeyedSlots;

  constructor(
    private readonly definition: JobDefinition,
    private readonly store: Pick<JobStore, 'find'>,
  ) {
    this.slots = new KeyedSlots(definition.share?.concurrency ?? Infinity);
  }

  /** Runs work of a job; null when other jobs of its owner use the whole share. */
  async tryRun<Result>(jobId: string, work: () => Promise<Result>): Promise<Result | null> {
    const owner = await this.ownerOf(jobId);
    return owner === null ? work() : this.slots.tryRun(owner, work);
  }

  /** The owner of a job; null without shares. Invalid data has none: the attempt reports it. */
  private async ownerOf(jobId: string): Promise<string | null> {
    const { share, data } = this.definition;
    const record = share ? await this.store.find(jobId) : null;
    if (!share || !record) return null;
    const parsed = data.safeParse(record.data);
    return parsed.success ? share.ownerOf({ data: parsed.data, actor: record.actor }) : null;
  }
}
