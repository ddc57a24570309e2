/**
 * A cache that evicts values that were not used recently. It has two generations instead of an order of use: reading a
 * frequently used value costs one look-up and moves nothing.
 */
export class LruCache<Value> {
  private recent = new Map<string, Value>();
  private older = new Map<string, Value>();

  /** @param maxValues the maximum number of values; at least the last used half of them is kept */
  constructor(private readonly maxValues: number) {}

  get(key: string): Value | undefined {
    const value = this.recent.get(key);
    if (value !== undefined) return value;
    const olderValue = this.older.get(key);
    if (olderValue !== undefined) this.set(key, olderValue);
    return olderValue;
  }

  set(key: string, value: Value): void {
    if (this.recent.size >= this.maxValues / 2 && !this.recent.has(key)) {
      this.older = this.recent;
      this.recent = new Map();
    }
    this.recent.set(key, value);
  }
}
