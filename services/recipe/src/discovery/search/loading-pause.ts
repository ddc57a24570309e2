/** How long after a request the pause ends: its records are read after they were found, in milliseconds. */
const REST_MS = 100;

/** Holds back the loading of an index while requests that need the same database and thread are running. */
export class LoadingPause {
  private running = 0;
  private readonly waiting = new Set<() => void>();

  /** Runs a request; meanwhile, `wait` does not resolve before its maximum has passed. */
  async during<Result>(request: () => Promise<Result>): Promise<Result> {
    this.running += 1;
    try {
      return await request();
    } finally {
      setTimeout(() => this.end(), REST_MS).unref();
    }
  }

  /** Waits until no request is running or has just ended, at most this long. Returns how long it waited, in milliseconds. */
  async wait(maxMs: number): Promise<number> {
    if (this.running === 0 || maxMs <= 0) return 0;
    const startedAt = performance.now();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(end, maxMs);
      const { waiting } = this;
      waiting.add(end);
      function end() {
        clearTimeout(timer);
        waiting.delete(end);
        resolve();
      }
    });
    return performance.now() - startedAt;
  }

  private end(): void {
    this.running -= 1;
    if (this.running === 0) this.waiting.forEach((resume) => resume());
  }
}
