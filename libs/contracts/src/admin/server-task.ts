import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList, pageQueryFields } from '../paging/page.js';
import { Int } from '../primitives/scalars.js';

/** The status of a background task. A canceled one counts as failed. */
export const TaskStatus = z.enum(['pending', 'running', 'finished', 'failed']).meta({ id: 'ServerTaskStatus' });
export type TaskStatus = z.output<typeof TaskStatus>;

/** What a task does. */
export const TaskKind = z
  .enum(['backup', 'restore', 'bulk-import', 'migration', 'export', 'scheduled', 'other'])
  .meta({ id: 'ServerTaskKind' });
export type TaskKind = z.output<typeof TaskKind>;

const moment = z.string();
const count = z.number().int();

/**
 * A job of any service in the list of administrators (docs/api/administration.md#background-tasks). Times are ISO 8601
 * UTC.
 */
export const ServerTask = z
  .object({
    /** A unique number, constant as long as the task exists. */
    id: count,
    /** The group of the task; null for tasks of the site. */
    groupId: z.string().nullable(),
    /** `Bulk Recipe Import`; the schedule's id for a scheduled job. */
    name: z.string(),
    kind: TaskKind.describe('The kind of task.'),
    status: TaskStatus.describe('The state.'),
    createdAt: moment,
    startedAt: moment.nullable().describe('The start of the latest attempt.'),
    completedDate: moment.nullable().describe('The time of the end.'),
    progress: count.describe('The progress, 0 to 100.'),
    attempts: count.describe('The number of started attempts.'),
    error: z.string().nullable().describe('The reason of the latest failure.'),
    log: z.string().describe('The history of the task, one line `<time>: <text>` per event.'),
  })
  .meta({ id: 'ServerTask' });
export type ServerTask = z.output<typeof ServerTask>;

/** A scheduled task. `id` starts it manually; `lastRun` is null before the first recorded run. */
export const TaskSchedule = z
  .object({
    id: z.string(),
    pattern: z.string().describe('The times, as a cron pattern.'),
    timezone: z.string().nullable().describe('The time zone of the pattern.'),
    nextRunAt: moment.describe('The time of the next run.'),
    lastRun: ServerTask.nullable().describe('The last run.'),
  })
  .meta({ id: 'ServerTaskSchedule' });
export type TaskSchedule = z.output<typeof TaskSchedule>;

/** The query of tasks; the order is always newest first. */
export const ServerTaskQuery = z.object({
  page: pageQueryFields.page,
  perPage: pageQueryFields.perPage,
  status: TaskStatus.optional().describe('The state of the tasks.'),
});
export type ServerTaskQuery = z.output<typeof ServerTaskQuery>;

/** The id of a task, as in `ServerTask`. */
export const TaskId = Int;
/** The id of a schedule. */
export const ScheduleId = z.string().min(1).max(100);

/** Maximum number of tasks of one service that are listed: the newest ones. */
export const MAX_TASKS = 1_000;

const byId = z.object({ id: TaskId });
const bySchedule = z.object({ scheduleId: ScheduleId });
const Empty = z.object({});

/** The tasks of every service, newest first; for administrators, like all of these messages. */
export const ListServerTasks = definePagedList({
  subject: 'admin.server-task.list',
  query: ServerTaskQuery,
  item: ServerTask,
});
/** Queues a task without work, to check that tasks are processed. */
export const RunTestTask = defineMessage({ subject: 'admin.server-task.run-test', request: Empty, reply: ServerTask });
/** Retries a failed task. */
export const RetryServerTask = defineMessage({ subject: 'admin.server-task.retry', request: byId, reply: ServerTask });
/** Removes a task; a running one is canceled. */
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

/**
 * The messages about a service's own jobs, answered to administrators only. Null: the service does not have the task.
 */
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
