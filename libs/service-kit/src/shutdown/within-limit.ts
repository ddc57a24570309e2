import type { Log } from '../logging/log.js';
import { finishesWithin } from '../async/finishes-within.js';

/** Waits for one step of a stop, at most `limitMs` milliseconds. A failed or slow step is logged and abandoned. */
export async function withinLimit(
  step: string,
  work: Promise<unknown>,
  { limitMs, log }: { limitMs: number; log: Log },
): Promise<void> {
  try {
    if (!(await finishesWithin(work, limitMs)))
      log.warn('a step of the stop took too long, left behind', { step, limitMs });
  } catch (error) {
    log.warn('a step of the stop failed', { step, error });
  }
}
