import { CommonErrors } from '@larder/contracts';

/**
 * Runs at most `active` tasks at a time; others wait in order. At most `waiting` tasks wait, further ones fail with
 * "too many".
 */
export class ConcurrencyLimit {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly active: number,
    private readonly waiting = Infinity,
  ) {}

  /** Runs a task as soon as a slot is free. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.active) this.running += 1;
    else await this.waitForSlot();
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  private waitForSlot(): Promise<void> {
    if (this.queue.length >= this.waiting) throw CommonErrors.tooMany();
    return new Promise((resolve) => this.queue.push(resolve));
  }

  /** The slot goes directly to the first in the queue, so that no later call takes it. */
  private release(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.running -= 1;
  }
}
