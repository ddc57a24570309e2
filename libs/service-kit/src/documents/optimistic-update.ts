import { setTimeout as pause } from 'node:timers/promises';
import { CommonErrors } from '@larder/contracts';

/** Maximum number of attempts when other requests change the record at the same time. */
const MAX_ATTEMPTS = 40;
/** Maximum pause between two attempts, in milliseconds. Random, so that replicas do not retry at the same time. */
const MAX_PAUSE_MS = 50;

/**
 * Repeats an attempt that reads a record, computes a change, and writes it only if the record is unchanged. An attempt
 * resolves to null after a concurrent change, else to the result.
 *
 * @throws `common.conflict` when every attempt met a concurrent change
 */
export async function optimisticUpdate<Result>(attempt: () => Promise<Result | null>): Promise<Result> {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    const result = await attempt();
    if (result !== null) return result;
    await pause(Math.random() * Math.min(MAX_PAUSE_MS, 2 ** attempts));
  }
  throw CommonErrors.conflict();
}
