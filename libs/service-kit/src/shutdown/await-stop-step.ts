import type { Log } from '../logging/log.js';
import { finishesWithin } from '../async/finishes-within.js';

/** Waits for one step of a stop, at most `limitMs` milliseconds. A failed or slow step is logged and abandoned. */
export async function awaitStopStep(
  step: string,
  work: Promise<unknown>,
  { limitMs, log }: { limitMs: number; log: Log },
): Promise<void> {
  try {
    if (!(await finishesWithin(work, limitMs))) log.warn('a shutdown step took too long, abandoned', { step, limitMs });
  } catch (error) {
    log.warn('a shutdown step failed', { step, error });
  }
}
