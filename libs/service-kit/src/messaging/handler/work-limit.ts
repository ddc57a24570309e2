/** Runs at most `maxActive` tasks at once; up to `maxWaiting` more are queued. */
export class WorkLimit {
  private running = 0;
  private readonly queue: (() => void)[] = [];
  private idle: (() => void)[] = [];

  constructor(
    private readonly maxActive: number,
    private readonly maxWaiting: number,
  ) {}

  /** The number of running and waiting tasks. */
  get size(): number {
    return this.running + this.queue.length;
  }

  get isFull(): boolean {
    return this.queue.length >= this.maxWaiting;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Waits for a slot and takes it, for work in several calls; returns a function that frees it. */
  async enter(): Promise<() => void> {
    if (this.running >= this.maxActive) await new Promise<void>((resolve) => this.queue.push(resolve));
    else this.running += 1;
    return () => this.leave();
  }

  /** Resolves when no task is running or waiting. */
  async whenIdle(): Promise<void> {
    if (this.size === 0) return;
    await new Promise<void>((resolve) => this.idle.push(resolve));
  }

  // Passes the slot to the first waiting task.
  private leave(): void {
    const next = this.queue.shift();
    if (next) return next();
    this.running -= 1;
    if (this.running > 0) return;
    this.idle.forEach((resolve) => resolve());
    this.idle = [];
  }
}
