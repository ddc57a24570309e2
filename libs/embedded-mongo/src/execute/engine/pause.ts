import { checkDeadline } from './deadline.js';

/** The maximum time a command may block others. */
const SLICE_MS = 5;

/** Yields to other commands during a long one. */
export class Pause {
  private started = performance.now();

  constructor(private readonly sliceMs = SLICE_MS) {}

  get isDue(): boolean {
    return performance.now() - this.started > this.sliceMs;
  }

  /**
   * Yields to other commands if this one has run long enough.
   *
   * @throws CommandError when the command has exceeded its time limit
   */
  async ifDue(): Promise<void> {
    if (!this.isDue) return;
    checkDeadline();
    await new Promise<void>((resolve) => setImmediate(resolve));
    this.started = performance.now();
  }
}
