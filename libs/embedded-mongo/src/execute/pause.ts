/** How long one command may keep others from being answered. */
const SLICE_MS = 5;

/** Lets other commands have their turn in the middle of a long one. */
export class Pause {
  private started = performance.now();

  get isDue(): boolean {
    return performance.now() - this.started > SLICE_MS;
  }

  /** Waits for everybody else's turn if this one has lasted long enough. */
  async ifDue(): Promise<void> {
    if (!this.isDue) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    this.started = performance.now();
  }
}
