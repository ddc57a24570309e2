interface WaitingTask {
  weight: number;
  start: () => void;
}

/** Runs tasks at the same time as long as the sum of their weights is within the capacity; others wait in order. */
export class WeightedQueue {
  private used = 0;
  private readonly waiting = new Set<WaitingTask>();

  constructor(private readonly capacity: number) {}

  /** Runs a task in its turn. A task beyond the capacity runs alone. Throws the signal's reason when it still waits. */
  async run<Result>(weight: number, signal: AbortSignal, task: () => Promise<Result>): Promise<Result> {
    const counted = Math.min(weight, this.capacity);
    await this.admit(counted, signal);
    try {
      return await task();
    } finally {
      this.used -= counted;
      this.startWaiting();
    }
  }

  private admit(weight: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const abort = () => {
        this.waiting.delete(task);
        reject(signal.reason as Error);
        this.startWaiting();
      };
      const start = () => {
        signal.removeEventListener('abort', abort);
        resolve();
      };
      const task = { weight, start };
      signal.addEventListener('abort', abort);
      this.waiting.add(task);
      this.startWaiting();
    });
  }

  private startWaiting(): void {
    for (const task of this.waiting) {
      if (this.used + task.weight > this.capacity) return;
      this.waiting.delete(task);
      this.used += task.weight;
      task.start();
    }
  }
}
