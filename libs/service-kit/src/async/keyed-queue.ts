/** Runs work on the same key one after another, in the order of the calls. Work on different keys does not wait. */
export class KeyedQueue {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Settles like the work; failures of earlier work are ignored. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const previous = this.last.get(key) ?? Promise.resolve();
    const result = previous.then(work, work);
    this.last.set(key, result);
    const removeKey = () => this.last.get(key) === result && this.last.delete(key);
    void result.then(removeKey, removeKey);
    return result;
  }

  /** The number of keys with pending work. */
  get size(): number {
    return this.last.size;
  }
}
