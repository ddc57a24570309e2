import { setTimeout as wait } from 'node:timers/promises';
import type { Pace } from './check.js';

/** How long it works at a time … */
const WORK_MS = 5;
/** … and how long others have the processor then: about 3 % of a core in all. */
const REST_MS = 150;

/** A check that was ended because the database stops or the time is over. */
export class EndedEarly extends Error {}

/** Background work at low priority. */
export class LowPriority implements Pace {
  private started = performance.now();

  constructor(private readonly stop: AbortSignal) {}

  /** @throws EndedEarly when the database stops */
  async ifDue(): Promise<void> {
    if (performance.now() - this.started < WORK_MS && !this.stop.aborted) return;
    // A rest ends only in being stopped or being over.
    await wait(REST_MS, undefined, { signal: this.stop }).catch(() => {
      throw new EndedEarly();
    });
    this.started = performance.now();
  }
}

/** Work that a start waits for, but not for ever. */
export class BeforeDeadline implements Pace {
  private readonly end: number;

  constructor(limitMs: number) {
    this.end = performance.now() + limitMs;
  }

  /** @throws EndedEarly when the time is over */
  ifDue(): Promise<void> {
    if (performance.now() > this.end) throw new EndedEarly();
    return Promise.resolve();
  }
}
