import {
  pageParts,
  ServerTaskErrors,
  type PagePart,
  type ServerTask,
  type TaskSchedule,
  type TaskStatus,
} from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { requireAdmin } from '../messaging/current-actor.js';
import { Jobs } from './jobs.js';
import { nextTick } from './schedule-times.js';
import { Schedules } from './schedules.js';
import { TaskStore } from './task-store.js';
import { toTask } from './to-task.js';

/**
 * The service's jobs as administrators see and handle them (docs/api/administration.md#background-tasks). Everybody
 * else is refused.
 */
@Injectable()
export class Tasks {
  constructor(
    private readonly store: TaskStore,
    private readonly jobs: Jobs,
    private readonly schedules: Schedules,
  ) {}

  /** The newest first. */
  async list(status: TaskStatus | null, limit: number): Promise<AsyncIterable<PagePart<ServerTask>>> {
    requireAdmin();
    const { total, records } = await this.store.newest(status, limit);
    return pageParts({ page: 1, perPage: limit, total, totalPages: 1 }, records.map(toTask));
  }

  /** Does a failed one again. Null when it is not one of ours. */
  async retry(number: number): Promise<ServerTask | null> {
    requireAdmin();
    const found = await this.store.byNumber(number);
    if (!found) return null;
    const again = await this.jobs.retry(found._id);
    if (!again) throw ServerTaskErrors.notFailed();
    return toTask(again);
  }

  /** Gives it up and forgets it. What it was; null when it is not one of ours. */
  async remove(number: number): Promise<ServerTask | null> {
    requireAdmin();
    const found = await this.store.byNumber(number);
    if (!found) return null;
    await this.jobs.remove(found._id);
    return toTask(found);
  }

  async listSchedules(): Promise<TaskSchedule[]> {
    requireAdmin();
    return Promise.all(
      this.schedules.list().map(async ({ schedule, job }) => {
        const last = await this.store.latest(job.name);
        const { name: id, pattern, timezone = null } = schedule;
        const nextRunAt = nextTick(schedule, new Date()).toISOString();
        return { id, pattern, timezone, nextRunAt, lastRun: last && toTask(last) };
      }),
    );
  }

  /** Runs a schedule now. Null when it is not one of ours. */
  async run(scheduleId: string): Promise<ServerTask | null> {
    requireAdmin();
    const jobId = await this.schedules.run(scheduleId);
    const record = jobId && (await this.jobs.find(jobId));
    return record ? toTask(record) : null;
  }
}
