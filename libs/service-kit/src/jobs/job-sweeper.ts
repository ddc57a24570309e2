import { Injectable } from '@nestjs/common';
import { KitTimings } from '../core/timings.js';
import { Log } from '../logging/log.js';
import type { JobDefinition } from './store/define-job.js';
import { JobQueues } from './job-queues.js';
import { JobStore } from './store/job-store.js';

const SWEEP_MS = 30_000;
const SWEEP_LIMIT = 500;
/** Retention of failed jobs, in milliseconds: long enough for a weekly check by an administrator. */
const FAILED_RETENTION_MS = 7 * 86_400_000;

/** Queues lost jobs again, and removes old records. */
@Injectable()
export class JobSweeper {
  private readonly definitions = new Map<string, JobDefinition>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly store: JobStore,
    private readonly queues: JobQueues,
    private readonly log: Log,
    private readonly timings: KitTimings,
  ) {}

  watch(definition: JobDefinition): void {
    this.definitions.set(definition.name, definition);
  }

  start(): void {
    void this.sweep().finally(() => this.scheduleNext());
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private scheduleNext(): void {
    if (!this.stopped) this.timer = setTimeout(() => this.start(), this.everyMs).unref();
  }

  private get everyMs(): number {
    return this.timings.jobSweepMs ?? SWEEP_MS;
  }

  /**
   * Of a schedule only the last run is kept, regardless of its age: every tick would fill the list of administrators.
   */
  private async removeOld({ name, kind, keepMs }: JobDefinition): Promise<void> {
    const old = new Date(Date.now() - keepMs);
    if (kind !== 'scheduled') {
      return this.store.deleteEnded(name, old, new Date(Date.now() - Math.max(keepMs, FAILED_RETENTION_MS)));
    }
    await this.store.deleteEnded(name, (await this.store.findLastSuccess(name)) ?? old, old);
  }

  /** Queueing is idempotent, so no check is needed. The remaining jobs are handled by the next sweep. */
  private async queueAll(jobs: { _id: string; name: string }[]): Promise<void> {
    for (const { _id, name } of jobs) if (!(await this.queues.queue(name, _id))) return;
  }

  private async sweep(): Promise<void> {
    try {
      const stale = await this.store.findStale(new Date(Date.now() - this.everyMs), SWEEP_LIMIT);
      await this.queueAll(stale.filter(({ name }) => this.definitions.has(name)));
      for (const definition of this.definitions.values()) await this.removeOld(definition);
    } catch (error) {
      if (!this.stopped) this.log.warn('job sweep failed', { error });
    }
  }
}
