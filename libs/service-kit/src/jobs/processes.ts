import { addMetadata } from '../core/discover-methods.js';
import type { JobDefinition, JobRun } from './store/define-job.js';

export const PROCESSES = Symbol('larder:processes');
export const SCHEDULED = Symbol('larder:scheduled');

type Worker<Run> = <Method extends (run: Run) => unknown>(
  target: object,
  key: string,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/** This method does a kind of job. Its result is stored as the job's report. */
export function Processes<J extends JobDefinition>(job: J): Worker<JobRun<J>> {
  return addMetadata<JobDefinition>(PROCESSES, job);
}

/** Once a day, when the installation says so (`DAILY_SCHEDULE_TIME`). */
export const DAILY = 'daily';

/** When something runs by itself. */
export interface ScheduleOptions {
  /** Cron pattern of five or six fields, or `DAILY`. */
  pattern: string;
  /** Whose clock it follows; the installation's (`TZ`) when absent. */
  timezone?: string;
  /** How often and how long a tick is tried, as for jobs. */
  attempts?: number;
  timeoutMs?: number;
}

export interface ScheduleMetadata extends ScheduleOptions {
  name: string;
}

/** One tick of a schedule. */
export interface ScheduledRun {
  /** The moment it was due. */
  tickAt: Date;
  /** Whether no further attempt follows if this one fails. */
  isLast: boolean;
  signal: AbortSignal;
}

/** This method runs once per tick, whatever the number of replicas; a tick missed while nothing ran is caught up once. */
export function Scheduled(name: string, options: ScheduleOptions): Worker<ScheduledRun> {
  return addMetadata<ScheduleMetadata>(SCHEDULED, { name, ...options });
}
