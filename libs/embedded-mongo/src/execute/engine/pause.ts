import { checkDeadline } from './deadline.js';

/** How long one command may keep others from being answered. */
const SLICE_MS = 5;

/** Lets other commands have their turn in the middle of a long one. */
export class Pause {
  private started = performance.now();

  get isDue(): boolean {
    return performance.now() - this.started > SLICE_MS;
  }

  /**
   * Waits for everybody else's turn if this one has lasted long enough.
   *
   * @throws CommandError when the command has taken longer than it may
   */
  async ifDue(): Promise<void> {
    if (!this.isDue) return;
    checkDeadline();
    await new Promise<void>((resolve) => setImmediate(resolve));
    this.started = performance.now();
  }
}
