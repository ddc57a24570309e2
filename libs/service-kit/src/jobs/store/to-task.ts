import type { ServerTask, TaskStatus } from '@larder/contracts';
import { z } from 'zod';
import type { JobRecord, JobState } from './job-record.js';

const STATUS: Record<JobState, TaskStatus> = {
  waiting: 'pending',
  active: 'running',
  completed: 'finished',
  failed: 'failed',
  cancelled: 'failed',
};
const CANCELLED = 'Canceled';
const MAX_ERROR_LENGTH = 2_000;

/** The states of jobs with this status; all of them for null. */
export function statesWithStatus(status: TaskStatus | null): JobState[] {
  return (Object.keys(STATUS) as JobState[]).filter((state) => status === null || STATUS[state] === status);
}

/** Converts a job to a task of the administrators' list. */
export function toTask(record: JobRecord): ServerTask {
  return {
    id: record.number,
    groupId: record.actor?.groupId ?? null,
    name: record.title,
    kind: record.kind ?? 'other',
    status: STATUS[record.state],
    createdAt: record.createdAt.toISOString(),
    startedAt: record.startedAt?.toISOString() ?? null,
    completedDate: record.finishedAt?.toISOString() ?? null,
    progress: percentOf(record),
    attempts: record.attempts,
    error: errorOf(record),
    log: logOf(record),
  };
}

function errorOf({ state, error }: JobRecord): string | null {
  if (state === 'cancelled') return CANCELLED;
  return error?.message.slice(0, MAX_ERROR_LENGTH) ?? null;
}

const CountedProgress = z.object({ done: z.number().min(0), total: z.number().positive() });

/** Jobs that count report `{ done, total }`; other progress is ignored. Below 100 until the job has ended. */
function percentOf({ state, progress }: JobRecord): number {
  if (state === 'completed') return 100;
  const parsed = CountedProgress.safeParse(progress);
  return parsed.success ? Math.min(99, Math.floor((100 * parsed.data.done) / parsed.data.total)) : 0;
}

/** The history of a job, one line per event. */
function logOf(record: JobRecord): string {
  const { createdAt, startedAt, updatedAt, finishedAt, attempts, retries } = record;
  const error = errorOf(record);
  const parsed = CountedProgress.safeParse(record.progress);
  const lines: [Date | null, string][] = [
    [createdAt, 'Queued'],
    [startedAt, `Attempt ${attempts} started${retries > 0 ? `, retried manually ${retries}x` : ''}`],
    [parsed.success ? updatedAt : null, parsed.success ? `${parsed.data.done} of ${parsed.data.total} done` : ''],
    [error === null ? null : updatedAt, error ?? ''],
    [record.state === 'completed' ? finishedAt : null, 'Finished'],
  ];
  return lines.flatMap(([at, text]) => (at ? [`${at.toISOString()}: ${text}`] : [])).join('\n');
}
