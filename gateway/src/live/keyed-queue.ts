/** Runs the tasks of one key one after the other, and those of different keys at the same time. */
export class KeyedQueue {
  private readonly latest = new Map<string, Promise<void>>();

  /** Resolves when the task has run. A failed task does not stop later ones. */
  run(key: string, task: () => Promise<void>): Promise<void> {
    const done = (this.latest.get(key) ?? Promise.resolve()).then(task);
    const settled: Promise<void> = done.catch(() => undefined).then(() => this.forget(key, settled));
    this.latest.set(key, settled);
    return done;
  }

  private forget(key: string, settled: Promise<void>): void {
    if (this.latest.get(key) === settled) this.latest.delete(key);
  }
}
