/**
 * A cache that evicts the least recently used values. It has two generations instead of an order of use: reading a
 * frequently used value costs one look-up and moves nothing.
 */
export class LruCache<Value> {
  private recent = new Map<string, Value>();
  private before = new Map<string, Value>();

  /** @param max the maximum number of values; at least the last used half of them is kept */
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
