import { waitUntil } from '@larder/testing';
import type { SoakLog } from '../log/soak-log.js';

/** The time that a final check has until the server responds, in milliseconds: nothing is killed any more. */
const WITHIN_MS = 30_000;

/**
 * Repeats a check of the final state until the server has answered. Otherwise nothing is compared, which is a violation.
 * `records` names what is compared.
 */
export async function checkFinally(
  records: string,
  check: () => Promise<boolean>,
  log: SoakLog,
  withinMs = WITHIN_MS,
): Promise<void> {
  try {
    await waitUntil(check, { withinMs, what: records });
  } catch (error) {
    log.addViolation(`${records} cannot be compared at the end: ${String(error)}`);
  }
}
