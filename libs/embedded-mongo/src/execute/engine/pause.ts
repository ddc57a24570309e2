import { checkDeadline } from './deadline.js';

/** How long one command may keep others from being answered. */
const SLICE_MS = 5;

/** Yields to other commands in the middle of a long one. */
export class Pause {
  private started = performance.now();

  get isDue(): boolean {
    return performance.now() - this.started > SLICE_MS;
  }

  /**
   * Yields to other commands if this one has run long enough.
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
