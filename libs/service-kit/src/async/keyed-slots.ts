/** Counts running work by key. At most `limit` pieces of work with the same key run at a time; others are refused. */
export class KeyedSlots {
  private readonly running = new Map<string, number>();

  constructor(private readonly limit: number) {}

  /** Runs work if the key has a free slot; null otherwise. */
  async tryRun<Result>(key: string, work: () => Promise<Result>): Promise<Result | null> {
    const others = this.running.get(key) ?? 0;
    if (others >= this.limit) return null;
    this.running.set(key, others + 1);
    try {
      return await work();
    } finally {
      this.release(key);
    }
  }

  /** Whether work with this key is refused at present. */
  isFull(key: string): boolean {
    return (this.running.get(key) ?? 0) >= this.limit;
  }

  /** The number of keys with running work. */
  get size(): number {
    return this.running.size;
  }

  private release(key: string): void {
    const others = (this.running.get(key) ?? 1) - 1;
    if (others > 0) this.running.set(key, others);
    else this.running.delete(key);
  }
}
