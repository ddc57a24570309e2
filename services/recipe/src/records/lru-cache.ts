/**
 * Values by key, of which those that were not asked for lately are forgotten. Kept in two halves instead of an order of
 * use: what is asked for often costs one look-up and moves nothing.
 */
export class LruCache<Value> {
  private recent = new Map<string, Value>();
  private before = new Map<string, Value>();

  /** At most this many are kept, and at least the half of it that was used last. */
  constructor(private readonly most: number) {}

  get(key: string): Value | undefined {
    const value = this.recent.get(key);
    if (value !== undefined) return value;
    const older = this.before.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: string, value: Value): void {
    if (this.recent.size >= this.most / 2 && !this.recent.has(key)) {
      this.before = this.recent;
      this.recent = new Map();
    }
    this.recent.set(key, value);
  }
}
