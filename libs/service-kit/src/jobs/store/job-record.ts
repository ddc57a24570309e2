import type { Actor, TaskKind } from '@larder/contracts';
import { recordSchema, type Stored } from '../../documents/aggregate-schema.js';

export type JobState = 'waiting' | 'active' | 'completed' | 'failed' | 'cancelled';

/** The durable record of a job; the queue may lose its entry. `_id` is the job's id. */
export type JobRecord = Stored<{
  name: string;
  /** The id in the list of administrators. */
  number: number;
  kind: TaskKind | null;
  title: string;
  state: JobState;
  data: unknown;
  actor: Actor | null;
  /** The progress reported by the job; null before the first report. */
  progress: unknown;
  /** The number of started attempts. */
  attempts: number;
  /** The number of attempts that ended because their worker crashed. */
  losses: number;
  /** The number of retries by users. */
  retries: number;
  /** The reason of the last failed attempt; null without one. */
  error: { code: string | null; message: string } | null;
  /** The return value of the job. */
  report: unknown;
  startedAt: Date | null;
  finishedAt: Date | null;
}>;

export const JOBS = 'jobs';

const JSON_VALUE = { type: Object, default: null } as const;

export const JobSchema = recordSchema<JobRecord>({
  name: { type: String, required: true },
  number: { type: Number, required: true },
  kind: { type: String, default: null },
  title: { type: String, default: '' },
  state: { type: String, required: true },
  data: JSON_VALUE,
  actor: JSON_VALUE,
  progress: JSON_VALUE,
  attempts: { type: Number, default: 0 },
  losses: { type: Number, default: 0 },
  retries: { type: Number, default: 0 },
  error: JSON_VALUE,
  report: JSON_VALUE,
  startedAt: { type: Date, default: null },
  finishedAt: { type: Date, default: null },
});
JobSchema.index({ state: 1, updatedAt: 1, _id: 1 }); // the sweep
JobSchema.index({ name: 1, finishedAt: 1, _id: 1 }); // removal of old ones
JobSchema.index({ createdAt: -1, _id: 1 }); // the list of administrators
JobSchema.index({ name: 1, createdAt: -1, _id: 1 }); // the last run of a schedule
JobSchema.index({ number: 1 }); // a task by its number

/** Throws for ids that the queue would misread: plain integers, and texts with colons. */
export function assertJobId(id: string): void {
  if (id.length === 0 || /^\d+$/.test(id) || id.includes(':')) throw new Error(`"${id}" cannot be a job's id.`);
}
