import { setImmediate } from 'node:timers/promises';

interface Waiting<Task, Result> {
  task: Task;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** The outcomes of the tasks in their order, and the initial state of the key's next batch. */
export interface Batch<Result, State> {
  outcomes: PromiseSettledResult<Result>[];
  state?: State | undefined;
}

/**
 * Runs the tasks of a key in batches: tasks that arrive in the same iteration of the event loop, or while a batch of the
 * key is running, form the next one. Tasks of different keys do not wait for each other. `State` is passed from a batch
 * to the one that directly follows it.
 */
export class KeyedBatches<Task, Result, State = never> {
  /** Tasks that wait for the next batch, by key; no entry when none is waiting or running. */
  private readonly waiting = new Map<string, Waiting<Task, Result>[]>();

  /**
   * @param runTogether runs several tasks of a key; when it fails, all of them fail
   * @param maxBatchSize maximum number of tasks in a batch
   */
  constructor(
    private readonly runTogether: (
      tasks: Task[],
      state: State | undefined,
      key: string,
    ) => Promise<Batch<Result, State>>,
    private readonly maxBatchSize: number,
  ) {}

  run(key: string, task: Task): Promise<Result> {
    return new Promise((resolve, reject) => {
      const waiting = this.waiting.get(key);
      if (waiting) waiting.push({ task, resolve, reject });
      else void this.runAll(key, { task, resolve, reject });
    });
  }

  private async runAll(key: string, first: Waiting<Task, Result>): Promise<void> {
    const waiting = [first];
    this.waiting.set(key, waiting);
    await setImmediate();
    let state: State | undefined;
    while (waiting.length > 0) state = await this.runBatch(key, waiting.splice(0, this.maxBatchSize), state);
    this.waiting.delete(key);
  }

  private async runBatch(key: string, batch: Waiting<Task, Result>[], previous?: State): Promise<State | undefined> {
    try {
      const tasks = batch.map(({ task }) => task);
      const { outcomes, state } = await this.runTogether(tasks, previous, key);
      outcomes.forEach((outcome, at) => {
        if (outcome.status === 'fulfilled') batch[at]?.resolve(outcome.value);
        else batch[at]?.reject(outcome.reason);
      });
      return state;
    } catch (error) {
      for (const { reject } of batch) reject(error);
      return undefined;
    }
  }
}
