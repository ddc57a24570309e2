/** Runs work on the same key one after another, in the order of the calls. Work on different keys does not wait. */
export class InTurn {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Rejects as the work does; that of others does not matter. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const previous = this.last.get(key) ?? Promise.resolve();
    const result = previous.then(work, work);
    this.last.set(key, result);
    const forget = () => this.last.get(key) === result && this.last.delete(key);
    void result.then(forget, forget);
    return result;
  }

  /** How many keys have work. */
  get size(): number {
    return this.last.size;
  }
}
