interface Counter {
  count: number;
  endsAt: number;
}

/** Maximum number of keys: the oldest are dropped first. */
const MAX_KEYS = 10_000;

/** Counters in the memory of this process, for the time without shared counters. */
export class ProcessCounters {
  private readonly counters = new Map<string, Counter>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Increments by `by` and returns the count; the key expires `ttlMs` milliseconds after its first count. */
  increment(key: string, ttlMs: number, by = 1): number {
    const counter = this.find(key) ?? this.begin(key, ttlMs);
    counter.count += by;
    return counter.count;
  }

  decrement(key: string): void {
    const counter = this.find(key);
    if (counter && counter.count > 0) counter.count -= 1;
  }

  count(key: string): number {
    return this.find(key)?.count ?? 0;
  }

  /** Remaining lifetime of the key in milliseconds; null when it is absent. */
  ttlMs(key: string): number | null {
    const counter = this.find(key);
    return counter ? counter.endsAt - this.now() : null;
  }

  private find(key: string): Counter | undefined {
    const counter = this.counters.get(key);
    if (counter && counter.endsAt > this.now()) return counter;
    this.counters.delete(key);
    return undefined;
  }

  private begin(key: string, ttlMs: number): Counter {
    const [oldest] = this.counters.keys();
    if (oldest !== undefined && this.counters.size >= MAX_KEYS) this.counters.delete(oldest);
    const counter = { count: 0, endsAt: this.now() + ttlMs };
    this.counters.set(key, counter);
    return counter;
  }
}
