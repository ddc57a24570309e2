import {
  pageParts,
  ServerTaskErrors,
  type PagePart,
  type ServerTask,
  type TaskSchedule,
  type TaskStatus,
} from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { requireAdmin } from '../../messaging/current-actor.js';
import { Jobs } from '../jobs.js';
import { nextTick } from '../schedules/schedule-times.js';
import { Schedules } from '../schedules/schedules.js';
import { TaskStore } from '../store/task-store.js';
import { toTask } from '../store/to-task.js';

/** The service's jobs for administrators (docs/api/administration.md#background-tasks). Other callers are refused. */
@Injectable()
export class Tasks {
  constructor(
    private readonly store: TaskStore,
    private readonly jobs: Jobs,
    private readonly schedules: Schedules,
  ) {}

  /** Lists jobs, newest first. */
  async list(status: TaskStatus | null, limit: number): Promise<AsyncIterable<PagePart<ServerTask>>> {
    requireAdmin();
    const { total, records } = await this.store.findNewest(status, limit);
    return pageParts({ page: 1, perPage: limit, total, totalPages: 1 }, records.map(toTask));
  }

  /** Retries a failed job; null when the service does not have it. */
  async retry(number: number): Promise<ServerTask | null> {
    requireAdmin();
    const record = await this.store.findByNumber(number);
    if (!record) return null;
    const reopened = await this.jobs.retry(record._id);
    if (!reopened) throw ServerTaskErrors.notFailed();
    return toTask(reopened);
  }

  /** Cancels a job and removes its record. Returns the removed job; null when the service does not have it. */
  async remove(number: number): Promise<ServerTask | null> {
    requireAdmin();
    const record = await this.store.findByNumber(number);
    if (!record) return null;
    await this.jobs.remove(record._id);
    return toTask(record);
  }

  async listSchedules(): Promise<TaskSchedule[]> {
    requireAdmin();
    return Promise.all(
      this.schedules.list().map(async ({ schedule, job }) => {
        const last = await this.store.findLatest(job.name);
        const { name: id, pattern, timezone = null } = schedule;
        const nextRunAt = nextTick(schedule, new Date()).toISOString();
        return { id, pattern, timezone, nextRunAt, lastRun: last && toTask(last) };
      }),
    );
  }

  /** Runs a schedule now; null when the service does not have it. */
  async run(scheduleId: string): Promise<ServerTask | null> {
    requireAdmin();
    const jobId = await this.schedules.run(scheduleId);
    const record = jobId && (await this.jobs.find(jobId));
    return record ? toTask(record) : null;
  }
}
