import type { Actor, TaskKind } from '@larder/contracts';
import type { z } from 'zod';

const DAY_MS = 86_400_000;

/** How many of the concurrent jobs may belong to one owner, so that slow work of one does not delay that of others. */
export interface JobShare<Data = unknown> {
  /** Number of concurrent jobs of an owner per replica; further ones wait without a slot. */
  readonly concurrency: number;
  /** The owner, such as a household; null for a job that is not counted. */
  // A method, since a definition with certain data is used as one of any data.
  ownerOf(job: { data: Data; actor: Actor | null }): string | null;
}

/** A kind of slow or outbound work. */
export interface JobDefinition<Data extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly data: Data;
  /** Maximum number of attempts; crashes of the worker do not count. */
  readonly attempts: number;
  /** Pause before the second attempt in milliseconds. */
  readonly backoffMs: number;
  /** Factor of the pause for each further attempt. */
  readonly backoffFactor: number;
  /** Time limit of an attempt, in milliseconds. */
  readonly timeoutMs: number;
  /** Number of concurrent jobs per replica. */
  readonly concurrency: number;
  /** The share of one owner of jobs; all of `concurrency` when absent. */
  readonly share?: JobShare<z.output<Data>>;
  /**
   * How long a job may run after its first progress while jobs of other owners wait for a slot, in milliseconds; then it
   * returns to the queue. Only for jobs with a `share` that continue where they ended.
   */
  readonly turnMs?: number;
  /**
   * Retention of the record after the job's end, in milliseconds; during this time the same `jobId` is the same job.
   */
  readonly keepMs: number;
  /** Its kind in the list of administrators. Null for small work, which is listed only when it has not succeeded. */
  readonly kind: TaskKind | null;
  /** Its title in that list, in English. */
  readonly title: string;
}

export type DataOf<J> = J extends { data: infer Data extends z.ZodType } ? z.output<Data> : never;
export type DataInputOf<J> = J extends { data: infer Data extends z.ZodType } ? z.input<Data> : never;

/** One attempt of a job. */
export interface JobRun<J extends JobDefinition = JobDefinition> {
  readonly id: string;
  readonly data: DataOf<J>;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Whether no further attempt follows if this one fails. */
  readonly isLast: boolean;
  /** The number of retries by users after failures. */
  readonly retries: number;
  /** The actor that queued it. */
  readonly actor: Actor | null;
  /** Aborted by a timeout, a cancellation and the service's stop. */
  readonly signal: AbortSignal;
  /** Reports progress; any JSON value. */
  readonly progress: (value: unknown) => Promise<void>;
}

type JobOptions<Data extends z.ZodType> = Pick<JobDefinition<Data>, 'name' | 'data'> &
  Partial<Omit<JobDefinition<Data>, 'name' | 'data'>>;

const NAME = /^[a-z][a-z0-9-]*$/;

/**
 * Declares a kind of job. Jobs should be small and repeatable: an attempt may be interrupted at any point and repeated.
 */
export function defineJob<Data extends z.ZodType>(options: JobOptions<Data>): JobDefinition<Data> {
  if (!NAME.test(options.name)) throw new Error(`A job's name is kebab-case, not "${options.name}".`);
  const title = options.name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const defaults = {
    attempts: 3,
    backoffMs: 1_000,
    backoffFactor: 2,
    timeoutMs: 300_000,
    concurrency: 2,
    keepMs: DAY_MS,
  };
  return { ...defaults, kind: null, title, ...options };
}
