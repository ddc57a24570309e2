import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList, pageQueryFields } from '../paging/page.js';
import { Int } from '../primitives/scalars.js';

/** The status of a background task. A cancelled one counts as failed. */
export const TaskStatus = z.enum(['pending', 'running', 'finished', 'failed']).meta({ id: 'ServerTaskStatus' });
export type TaskStatus = z.output<typeof TaskStatus>;

export const TaskKind = z
  .enum(['backup', 'restore', 'bulk-import', 'migration', 'export', 'scheduled', 'other'])
  .meta({ id: 'ServerTaskKind' });
export type TaskKind = z.output<typeof TaskKind>;

const moment = z.string();
const count = z.number().int();

/**
 * A job of any service, as administrators see it (docs/api/administration.md#background-tasks). Times are ISO 8601 UTC.
 */
export const ServerTask = z
  .object({
    /** A number of its own, the same for as long as the task is remembered. */
    id: count,
    /** Whose it is; null for what the site does by itself. */
    groupId: z.string().nullable(),
    /** `Bulk Recipe Import`; the schedule's id for a scheduled job. */
    name: z.string(),
    kind: TaskKind,
    status: TaskStatus,
    createdAt: moment,
    /** When the latest attempt began. */
    startedAt: moment.nullable(),
    completedDate: moment.nullable(),
    /** 0 to 100. */
    progress: count,
    /** Attempts begun. */
    attempts: count,
    /** Why the latest attempt failed. */
    error: z.string().nullable(),
    /** What happened, one `<time>: <text>` a line. */
    log: z.string(),
  })
  .meta({ id: 'ServerTask' });
export type ServerTask = z.output<typeof ServerTask>;

/** Something that runs by itself. `id` starts it by hand; `lastRun` is null before its first run is remembered. */
export const TaskSchedule = z
  .object({
    id: z.string(),
    pattern: z.string(),
    timezone: z.string().nullable(),
    nextRunAt: moment,
    lastRun: ServerTask.nullable(),
  })
  .meta({ id: 'ServerTaskSchedule' });
export type TaskSchedule = z.output<typeof TaskSchedule>;

/** Newest first, always. */
export const ServerTaskQuery = z.object({
  page: pageQueryFields.page,
  perPage: pageQueryFields.perPage,
  status: TaskStatus.optional(),
});
export type ServerTaskQuery = z.output<typeof ServerTaskQuery>;

export const TaskId = Int;
/** The id of a schedule. */
export const ScheduleId = z.string().min(1).max(100);

/** How many tasks of one service are looked at, at most: the newest. */
export const MAX_TASKS = 1_000;

const byId = z.object({ id: TaskId });
const bySchedule = z.object({ scheduleId: ScheduleId });
const Empty = z.object({});

/** The tasks of every service, newest first; for administrators, like all of these. */
export const ListServerTasks = definePagedList({
  subject: 'admin.server-task.list',
  query: ServerTaskQuery,
  item: ServerTask,
});
/** Queues a task that does nothing, to see that tasks are done. */
export const TryServerTask = defineMessage({ subject: 'admin.server-task.try', request: Empty, reply: ServerTask });
/** Does a failed task again, from where it ended. */
export const RetryServerTask = defineMessage({ subject: 'admin.server-task.retry', request: byId, reply: ServerTask });
/** Removes a task; a running one is cancelled. */
export const RemoveServerTask = defineMessage({
  subject: 'admin.server-task.remove',
  request: byId,
  reply: ServerTask,
});
export const ListSchedules = defineMessage({
  subject: 'admin.schedule.list',
  request: Empty,
  reply: z.array(TaskSchedule),
  idempotent: true,
});
/** Runs a scheduled job now. */
export const RunSchedule = defineMessage({
  subject: 'admin.schedule.run',
  request: bySchedule,
  reply: ServerTask,
});

const OwnTaskQuery = z.object({ status: TaskStatus.nullable(), limit: z.number().int().min(0).max(MAX_TASKS) });

/** What every service answers of its own jobs, to administrators only. Null: this service knows nothing of it. */
export function taskMessages(service: string) {
  const subject = (of: string) => `${service}.task.${of}`;
  const reply = ServerTask.nullable();
  return {
    list: definePagedList({ subject: subject('list'), query: OwnTaskQuery, item: ServerTask }),
    retry: defineMessage({ subject: subject('retry'), request: byId, reply }),
    remove: defineMessage({ subject: subject('remove'), request: byId, reply }),
    schedules: defineMessage({
      subject: subject('schedules'),
      request: Empty,
      reply: z.array(TaskSchedule),
      idempotent: true,
    }),
    run: defineMessage({ subject: subject('run'), request: bySchedule, reply }),
  };
}
