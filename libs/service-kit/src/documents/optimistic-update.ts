import { setTimeout as pause } from 'node:timers/promises';
import { CommonErrors } from '@larder/contracts';

/** How often an update is tried again because another request has changed the record meanwhile. */
const MAX_ATTEMPTS = 40;
/** The longest pause between two attempts, in milliseconds. Random, so that replicas do not keep step. */
const MAX_PAUSE_MS = 50;

/**
 * Repeats an attempt that reads a record, decides, and writes only if the record is still as it was read. An attempt
 * resolves to null when another request was faster, else to the result.
 *
 * @throws `common.conflict` when other requests were faster every time
 */
export async function optimisticUpdate<Result>(attempt: () => Promise<Result | null>): Promise<Result> {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    const result = await attempt();
    if (result !== null) return result;
    await pause(Math.random() * Math.min(MAX_PAUSE_MS, 2 ** attempts));
  }
  throw CommonErrors.conflict();
}
