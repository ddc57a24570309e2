interface WaitingTask {
  weight: number;
  start: () => void;
}

export interface TaskOptions {
  weight: number;
  /** Aborted when the caller no longer waits. */
  signal: AbortSignal;
  /** Whose task it is. */
  owner: string;
}

/**
 * Runs tasks at the same time as long as the sum of their weights is within the capacity. Others wait: those of one owner
 * in order, and owners take turns.
 */
export class WeightedQueue {
  private used = 0;
  /** The waiting tasks by owner; the next one is the first task of the first owner. */
  private readonly waiting = new Map<string, Set<WaitingTask>>();

  constructor(private readonly capacity: number) {}

  /** Runs a task in its turn. A task beyond the capacity runs alone. Throws the signal's reason when it still waits. */
  async run<Result>({ weight, ...options }: TaskOptions, task: () => Promise<Result>): Promise<Result> {
    const counted = Math.min(weight, this.capacity);
    await this.admit({ weight: counted, ...options });
    try {
      return await task();
    } finally {
      this.used -= counted;
      this.startWaiting();
    }
  }

  private admit({ weight, signal, owner }: TaskOptions): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const abort = () => {
        this.remove(owner, task);
        reject(signal.reason as Error);
        this.startWaiting();
      };
      const start = () => {
        signal.removeEventListener('abort', abort);
        resolve();
      };
      const task = { weight, start };
      signal.addEventListener('abort', abort);
      this.waiting.set(owner, (this.waiting.get(owner) ?? new Set()).add(task));
      this.startWaiting();
    });
  }

  private startWaiting(): void {
    for (const [owner, tasks] of this.waiting) {
      const [task] = tasks;
      if (!task || this.used + task.weight > this.capacity) return;
      this.remove(owner, task);
      this.endTurn(owner, tasks);
      this.used += task.weight;
      task.start();
    }
  }

  private remove(owner: string, task: WaitingTask): void {
    const tasks = this.waiting.get(owner);
    tasks?.delete(task);
    if (tasks?.size === 0) this.waiting.delete(owner);
  }

  /** Moves the other tasks of an owner behind those of all others; the iteration in progress comes to them again. */
  private endTurn(owner: string, tasks: Set<WaitingTask>): void {
    if (!this.waiting.delete(owner)) return;
    this.waiting.set(owner, tasks);
  }
}
