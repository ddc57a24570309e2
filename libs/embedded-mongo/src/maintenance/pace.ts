import { setTimeout as wait } from 'node:timers/promises';

/** Pauses long work so that requests are handled in between; throws to end it early. */
export interface Pace {
  ifDue(): Promise<void>;
}

/** The duration of one turn; a single step may take longer. */
const WORK_MS = 5;
/** The ratio of rest to work: about 3 % of a core in all. */
const REST_PER_WORK = 30;

/** The rest after work of a duration, both in milliseconds. */
export function restMs(workedMs: number): number {
  return Math.max(WORK_MS, workedMs) * REST_PER_WORK;
}

/** A check that was ended because the database stops or the time is over. */
export class CheckEnded extends Error {}

/** Background work at low priority. */
export class LowPriority implements Pace {
  private started = performance.now();

  constructor(private readonly stop: AbortSignal) {}

  /** @throws CheckEnded when the database stops */
  async ifDue(): Promise<void> {
    const workedMs = performance.now() - this.started;
    if (workedMs < WORK_MS && !this.stop.aborted) return;
    // The rest ends early only when the database stops.
    await wait(restMs(workedMs), undefined, { signal: this.stop }).catch(() => {
      throw new CheckEnded();
    });
    this.started = performance.now();
  }
}

/** Work at start with a time limit. */
export class BeforeDeadline implements Pace {
  private readonly end: number;

  constructor(limitMs: number) {
    this.end = performance.now() + limitMs;
  }

  /** @throws CheckEnded when the time is over */
  ifDue(): Promise<void> {
    if (performance.now() > this.end) throw new CheckEnded();
    return Promise.resolve();
  }
}
