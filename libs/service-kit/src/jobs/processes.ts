import { addMetadata } from '../core/discover-methods.js';
import type { JobDefinition, JobRun } from './store/define-job.js';

export const PROCESSES = Symbol('larder:processes');
export const SCHEDULED = Symbol('larder:scheduled');

type Worker<Run> = <Method extends (run: Run) => unknown>(
  target: object,
  key: string,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/** This method processes a kind of job. Its result is stored as the job's report. */
export function Processes<J extends JobDefinition>(job: J): Worker<JobRun<J>> {
  return addMetadata<JobDefinition>(PROCESSES, job);
}

/** Once a day, at the configured time (`DAILY_SCHEDULE_TIME`). */
export const DAILY = 'daily';

/** The options of a schedule. */
export interface ScheduleOptions {
  /** Cron pattern of five or six fields, or `DAILY`. */
  pattern: string;
  /** The time zone; that of the installation (`TZ`) when absent. */
  timezone?: string;
  /** Attempts and time limit of a tick, as for jobs. */
  attempts?: number;
  timeoutMs?: number;
}

export interface ScheduleMetadata extends ScheduleOptions {
  name: string;
}

/** One tick of a schedule. */
export interface ScheduledRun {
  /** The time it was due. */
  tickAt: Date;
  /** Whether no further attempt follows if this one fails. */
  isLast: boolean;
  signal: AbortSignal;
}

/**
 * This method runs once per tick, regardless of the number of replicas; ticks missed during a downtime are caught up
 * once.
 */
export function Scheduled(name: string, options: ScheduleOptions): Worker<ScheduledRun> {
  return addMetadata<ScheduleMetadata>(SCHEDULED, { name, ...options });
}
