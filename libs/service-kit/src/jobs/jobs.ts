import { defineBroadcast, type Actor } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { currentContext, newId } from '../context/request-context.js';
import { Broadcasts } from '../messaging/broadcasts.js';
import type { DataInputOf, JobDefinition } from './define-job.js';
import { AppName } from '../core/app-name.js';
import { JobQueues } from './job-queues.js';
import { assertJobId, type JobRecord } from './job-record.js';
import { JobStore } from './job-store.js';
import { taskNumber } from './task-number.js';

/** Whoever runs this job stops. */
export const JobCancelled = defineBroadcast('job.cancelled', z.object({ jobId: z.string() }));

interface EnqueueOptions {
  /** The same id is the same job while its record is kept; a new one when absent. */
  jobId?: string;
  /** In whose name; the current request's actor when absent. */
  actor?: Actor | null;
}

/** Queues work that must happen, whatever dies in between. */
@Injectable()
export class Jobs {
  constructor(
    private readonly store: JobStore,
    private readonly queues: JobQueues,
    private readonly broadcasts: Broadcasts,
    private readonly app: AppName,
  ) {}

  /** Remembers the job, then queues it. Returns its id. Throws when the data does not fit. */
  async enqueue<J extends JobDefinition>(
    job: J,
    data: DataInputOf<J>,
    { jobId = newId(), actor }: EnqueueOptions = {},
  ): Promise<string> {
    assertJobId(jobId);
    const parsed: unknown = job.data.parse(data);
    const owner = actor === undefined ? (currentContext()?.actor ?? null) : actor;
    const { name, kind, title } = job;
    const number = taskNumber(this.app.name, jobId);
    const isNew = await this.store.add({ _id: jobId, name, number, kind, title, data: parsed, actor: owner });
    if (isNew) await this.queues.queue(job.name, jobId);
    return jobId;
  }

  /** What is known of a job; null when there was none or its record was removed. */
  find(jobId: string): Promise<JobRecord | null> {
    return this.store.find(jobId);
  }

  /** Has a job that failed, or was given up, done again; null when it did not fail or is forgotten. */
  async retry(jobId: string): Promise<JobRecord | null> {
    const reopened = await this.store.reopen(jobId);
    if (reopened) await this.queues.queue(reopened.name, jobId);
    return reopened;
  }

  /** Gives a job up, also while it runs; whether there was something to give up. */
  async cancel(jobId: string): Promise<boolean> {
    const cancelled = await this.store.cancel(jobId);
    if (cancelled) this.broadcasts.send(JobCancelled, { jobId });
    return cancelled;
  }

  /** Gives a job up if need be, and forgets it. */
  async remove(jobId: string): Promise<void> {
    await this.cancel(jobId);
    await this.store.remove(jobId);
  }
}
