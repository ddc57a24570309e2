import { MAX_TASKS, type TaskStatus } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { InjectModel } from '../../mongo/provide-model.js';
import { JOBS, type JobRecord } from './job-record.js';
import { statesWithStatus } from './to-task.js';

/** Queries of administrators on the job records. */
@Injectable()
export class TaskStore {
  constructor(@InjectModel(JOBS) private readonly jobs: Model<JobRecord>) {}

  /** The newest jobs, and their total number, `MAX_TASKS` at most. */
  async findNewest(status: TaskStatus | null, limit: number): Promise<{ total: number; records: JobRecord[] }> {
    const filter = listFilter(status);
    const total = Math.min(MAX_TASKS, await this.jobs.countDocuments(filter));
    if (limit === 0) return { total, records: [] };
    const records = await this.jobs.find(filter).sort({ createdAt: -1, _id: 1 }).limit(limit).lean<JobRecord[]>();
    return { total, records };
  }

  findByNumber(number: number): Promise<JobRecord | null> {
    return this.jobs.findOne({ number }).lean<JobRecord>();
  }

  /** The latest job of a kind, in any state. */
  findLatest(name: string): Promise<JobRecord | null> {
    return this.jobs.findOne({ name }).sort({ createdAt: -1, _id: 1 }).lean<JobRecord>();
  }
}

/** Excludes successful small work, which is frequent and of no interest. */
function listFilter(status: TaskStatus | null): object {
  return { state: { $in: statesWithStatus(status) }, $or: [{ kind: { $ne: null } }, { state: { $ne: 'completed' } }] };
}
