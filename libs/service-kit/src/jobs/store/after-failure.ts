import { UnrecoverableError } from 'bullmq';
import { appErrorOf } from '../../outages/app-error-of.js';
import type { JobDefinition } from './define-job.js';

/** Work that ended without a result: a failure for the user who started it, but not for administrators. */
export class PermanentFailure extends UnrecoverableError {}

/** Maximum number of crashes of a job's worker: the job may be the cause. */
export const MAX_INTERRUPTIONS = 3;
const MAX_PAUSE_MS = 3_600_000;

/** The pause before the next attempt in milliseconds; null when there is none. `attempts` counts the failed one. */
export function retryAfterMs(
  definition: Pick<JobDefinition, 'attempts' | 'backoffMs' | 'backoffFactor'>,
  attempts: number,
  error: unknown,
): number | null {
  if (error instanceof UnrecoverableError || attempts >= definition.attempts) return null;
  return Math.min(definition.backoffMs * definition.backoffFactor ** Math.min(attempts - 1, 30), MAX_PAUSE_MS);
}

/** The part of a failure that is stored. */
export function publicFailure(error: unknown): { code: string | null; message: string } {
  const appError = appErrorOf(error);
  if (appError) return { code: appError.code, message: appError.message };
  return { code: null, message: error instanceof Error ? error.message : String(error) };
}
