const WINDOW_MS = 60_000;
/** Pauses before the first, second, … restart within a minute, in milliseconds. */
const PAUSES_MS = [0, 0, 100, 200, 500, 1_000, 1_000, 1_000];

/** Decides the pause before a failed part is restarted; failures older than a minute are ignored. */
export class FailureWindow {
  private failures: number[] = [];

  constructor(
    private readonly pausesMs: readonly number[] = PAUSES_MS,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts a failure. Returns the pause before the restart in milliseconds; null after too many failures. */
  next(): number | null {
    const now = this.now();
    this.failures = [...this.failures.filter((at) => now - at < WINDOW_MS), now];
    return this.pausesMs[this.failures.length - 1] ?? null;
  }
}
