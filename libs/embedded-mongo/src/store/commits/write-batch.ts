import type { Change } from './change.js';

/** The queue that executes the changes of a batch. */
interface BatchQueue {
  addStep<T>(change: Change<T>, batch: WriteBatch): Promise<T>;
  end(batch: WriteBatch): void;
  idle(): Promise<void>;
}

/** Work of many steps: others read and write in between, and only its end waits for the disk. */
export class WriteBatch {
  /** Why completed steps were lost. */
  failure: unknown;

  constructor(private readonly queue: BatchQueue) {}

  /** Executes one step; resolves when it is visible, before it is on disk. */
  step<T>(change: Change<T>): Promise<T> {
    return this.queue.addStep(change, this);
  }

  /** Resolves when all steps are on disk. */
  async whenDurable(): Promise<void> {
    this.queue.end(this);
    await this.queue.idle();
    if (this.failure) throw this.failure as Error;
  }

  /** Ends the work after a failure; completed steps are kept. */
  abandon(): void {
    this.queue.end(this);
  }
}
