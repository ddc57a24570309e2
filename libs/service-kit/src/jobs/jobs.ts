import { defineBroadcast, type Actor } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { currentContext, newId } from '../context/request-context.js';
import { Broadcasts } from '../messaging/broadcasts.js';
import type { DataInputOf, JobDefinition } from './store/define-job.js';
import { AppName } from '../core/app-name.js';
import { JobQueues } from './job-queues.js';
import { assertJobId, type JobRecord } from './store/job-record.js';
import { JobStore } from './store/job-store.js';
import { taskNumber } from './task-number.js';

/** Sent to the replica that runs this job, to stop it. */
export const JobCancelled = defineBroadcast('job.cancelled', z.object({ jobId: z.string() }));

interface EnqueueOptions {
  /** Equal ids are the same job while its record is kept; a new id when absent. */
  jobId?: string;
  /** The actor of the job; that of the current request when absent. */
  actor?: Actor | null;
}

/** Queues work that must be done, despite failures in between. */
@Injectable()
export class Jobs {
  constructor(
    private readonly store: JobStore,
    private readonly queues: JobQueues,
    private readonly broadcasts: Broadcasts,
    private readonly app: AppName,
  ) {}

  /** Stores the job, then queues it. Returns its id. Throws when the data is invalid. */
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

  /** The record of a job; null when it does not exist or was removed. */
  find(jobId: string): Promise<JobRecord | null> {
    return this.store.find(jobId);
  }

  /** Retries a failed or cancelled job; null when it is in another state or its record was removed. */
  async retry(jobId: string): Promise<JobRecord | null> {
    const reopened = await this.store.reopen(jobId);
    if (reopened) await this.queues.queue(reopened.name, jobId);
    return reopened;
  }

  /** Cancels a job, also while it runs; returns whether it could be cancelled. */
  async cancel(jobId: string): Promise<boolean> {
    const cancelled = await this.store.cancel(jobId);
    if (cancelled) this.broadcasts.send(JobCancelled, { jobId });
    return cancelled;
  }

  /** Cancels a job if necessary and removes its record. */
  async remove(jobId: string): Promise<void> {
    await this.cancel(jobId);
    await this.store.delete(jobId);
  }
}
