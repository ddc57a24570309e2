import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongodb';
import type { Model } from 'mongoose';
import { ESSENTIAL_WRITE } from '../../documents/essential-write.js';
import { InjectModel } from '../../mongo/provide-model.js';
import { publicFailure } from './after-failure.js';
import { JOBS, type JobRecord } from './job-record.js';
import { storeUnlessDuplicate } from '../../mongo/store-unless-duplicate.js';

type NewJob = Pick<JobRecord, '_id' | 'name' | 'number' | 'kind' | 'title' | 'data' | 'actor'>;

const FRESH = {
  state: 'waiting',
  progress: null,
  attempts: 0,
  losses: 0,
  retries: 0,
  error: null,
  report: null,
  startedAt: null,
  finishedAt: null,
} as const;

/** Data and progress of a job are JSON: an absent field stays absent instead of becoming null. */
const PLAIN = { ignoreUndefined: true } as const;

/** The records of jobs. Each change is one conditional update, so that two workers never both own a job. */
@Injectable()
export class JobStore {
  constructor(@InjectModel(JOBS) private readonly model: Model<JobRecord>) {}

  async find(id: string): Promise<JobRecord | null> {
    return this.records.findOne({ _id: id });
  }

  /** Returns whether the job is new; an existing job with this id is not changed. */
  add(job: NewJob): Promise<boolean> {
    const now = new Date();
    const record = { ...job, ...FRESH, createdAt: now, updatedAt: now };
    return storeUnlessDuplicate(() => this.records.insertOne(record, PLAIN));
  }

  /** Starts an attempt; null when the job has ended or was removed. */
  async begin(id: string): Promise<JobRecord | null> {
    const record = await this.records.findOne({ _id: id, state: { $in: ['waiting', 'active'] } });
    if (!record) return null;
    // The state is still active, so the previous worker crashed.
    const losses = record.losses + (record.state === 'active' ? 1 : 0);
    return this.change(id, ['waiting', 'active'], { state: 'active', losses, startedAt: new Date() }, { attempts: 1 });
  }

  async saveProgress(id: string, progress: unknown): Promise<void> {
    await this.change(id, ['active'], { progress: progress ?? null });
  }

  async complete(id: string, report: unknown): Promise<void> {
    await this.change(id, ['active'], {
      state: 'completed',
      report: report ?? null,
      error: null,
      finishedAt: new Date(),
    });
  }

  async fail(id: string, error: unknown): Promise<void> {
    await this.change(id, ['active', 'waiting'], {
      state: 'failed',
      error: publicFailure(error),
      finishedAt: new Date(),
    });
  }

  /** Ends a failed attempt that is followed by another one. */
  async awaitRetry(id: string, error: unknown): Promise<void> {
    await this.change(id, ['active'], { state: 'waiting', error: publicFailure(error) });
  }

  /** Ends an interrupted attempt, which is not counted. */
  async release(id: string): Promise<void> {
    await this.change(id, ['active'], { state: 'waiting' }, { attempts: -1 });
  }

  async cancel(id: string): Promise<boolean> {
    return (await this.change(id, ['waiting', 'active'], { state: 'cancelled', finishedAt: new Date() })) !== null;
  }

  /** Resets a failed or cancelled job to waiting; null when it is in another state. */
  async reopen(id: string): Promise<JobRecord | null> {
    const { retries: _retries, report: _report, ...fresh } = FRESH;
    return this.change(id, ['failed', 'cancelled'], fresh, { retries: 1 });
  }

  async delete(id: string): Promise<void> {
    await this.records.deleteOne({ _id: id });
  }

  /** Jobs that should be queued and have not changed since `before`. */
  async findStale(before: Date, limit: number): Promise<Pick<JobRecord, '_id' | 'name'>[]> {
    const filter = { state: { $in: ['waiting', 'active'] as JobRecord['state'][] }, updatedAt: { $lt: before } };
    return this.records
      .find(filter, { projection: { name: 1 } })
      .sort({ updatedAt: 1 })
      .limit(limit)
      .toArray();
  }

  /** Streams the waiting jobs of a kind. */
  streamWaiting(name: string): AsyncIterable<Pick<JobRecord, '_id' | 'data' | 'actor'>> {
    return this.records.find({ name, state: 'waiting' }, { projection: { data: 1, actor: 1 } });
  }

  /** Removes jobs of a kind that ended before `before`, failed ones that ended before `failedBefore`. */
  async deleteEnded(name: string, before: Date, failedBefore: Date): Promise<void> {
    await this.records.deleteMany({ name, state: { $ne: 'failed' }, finishedAt: { $lt: before } });
    await this.records.deleteMany({ name, state: 'failed', finishedAt: { $lt: failedBefore } });
  }

  /** When the latest successful job of a kind ended; null when there is no record of one. */
  async findLastSuccess(name: string): Promise<Date | null> {
    const [last] = await this.records
      .find({ name, state: 'completed' }, { projection: { finishedAt: 1 } })
      .sort({ finishedAt: -1 })
      .limit(1)
      .toArray();
    return last?.finishedAt ?? null;
  }

  private async change(
    id: string,
    states: JobRecord['state'][],
    fields: Partial<JobRecord>,
    increments = {},
  ): Promise<JobRecord | null> {
    const update = {
      $set: { ...fields, updatedAt: new Date() },
      ...(Object.keys(increments).length > 0 ? { $inc: increments } : {}),
    };
    return this.records.findOneAndUpdate({ _id: id, state: { $in: states } }, update, {
      returnDocument: 'after',
      ...PLAIN,
      ...ESSENTIAL_WRITE, // a running job must be able to finish
    });
  }

  private get records(): Collection<JobRecord> {
    return this.model.collection as unknown as Collection<JobRecord>;
  }
}
