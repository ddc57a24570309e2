/** Pauses before consecutive restarts within a minute, in milliseconds. */
const PAUSES_MS = [0, 100, 200, 500, 1_000, 2_000, 5_000];
/** Maximum pause before the restart of a child that had been ready. */
const MAX_PAUSE_AFTER_WORK_MS = 1_000;
const WINDOW_MS = 60_000;
/** A child that was ready for this long is not in a crash loop, in milliseconds. */
const STEADY_MS = 2_000;
/** The minimum number of failed starts before giving up. */
const MIN_FAILURES = 5;

/**
 * Decides how long to wait before a child is restarted, and when to give up. Without a clock: callers pass the time, in
 * milliseconds of a monotonic clock.
 */
export class RestartPolicy {
  private recent: number[] = [];
  private failures: number[] = [];

  /** Returns the pause before the restart of a child that ended after it had been ready for `readyMs`. */
  pauseAfterExit(now: number, readyMs: number): number {
    this.failures = [];
    if (readyMs >= STEADY_MS) return 0;
    return Math.min(this.pause(now), MAX_PAUSE_AFTER_WORK_MS);
  }

  /** Returns the pause after a restart that ended before the child was ready; undefined to give up. */
  pauseAfterFailedStart(now: number): number | undefined {
    this.failures.push(now);
    const [first = now] = this.failures;
    if (this.failures.length >= MIN_FAILURES && now - first >= WINDOW_MS) return undefined;
    return this.pause(now);
  }

  private pause(now: number): number {
    this.recent = [...this.recent.filter((time) => now - time < WINDOW_MS), now];
    return PAUSES_MS[Math.min(this.recent.length, PAUSES_MS.length) - 1] ?? 0;
  }
}
