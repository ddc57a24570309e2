import { CommonErrors } from '@larder/contracts';

/** Runs at most `active` tasks at a time; up to `waiting` more are queued, further ones fail with "too many". */
export class ConcurrencyLimit {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly active: number,
    private readonly waiting: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.active) {
      this.running += 1;
      return;
    }
    if (this.queue.length >= this.waiting) throw CommonErrors.tooMany();
    await new Promise<void>((resolve) => this.queue.push(resolve));
  }

  /** The slot goes directly to the first in the queue, so that no later call takes it. */
  private release(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.running -= 1;
  }
}
