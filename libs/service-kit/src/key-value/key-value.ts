import type { Redis } from 'ioredis';
import { ProcessCounters } from './process-counters.js';

const INCREMENT = `
local value = redis.call('INCRBY', KEYS[1], ARGV[2])
if value == tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return value`;
const DECREMENT = `
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`;

/** After a failure the shared counters are left alone for so long, in milliseconds: waiting for each would add up. */
const COUNT_HERE_MS = 1_000;

/**
 * Small shared facts that may be lost: tickets, counters, locks of a moment. Keys belong to the namespace. While Redis is
 * away, counters count in this process alone; everything else fails.
 */
export class KeyValue {
  private readonly counters = new ProcessCounters();
  private countHereUntil = 0;

  constructor(
    private readonly redis: Redis,
    private readonly namespace: string,
  ) {}

  /** The stored value, or null. */
  async get<T = unknown>(key: string): Promise<T | null> {
    return read<T>(await this.redis.get(this.key(key)));
  }

  /** Stores a JSON value for `ttlMs` milliseconds. */
  async set(key: string, value: unknown, ttlMs: number): Promise<void> {
    await this.redis.set(this.key(key), JSON.stringify(value), 'PX', ttlMs);
  }

  /** Stores only when the key is free; whether it did. */
  async add(key: string, value: unknown, ttlMs: number): Promise<boolean> {
    return (await this.redis.set(this.key(key), JSON.stringify(value), 'PX', ttlMs, 'NX')) === 'OK';
  }

  /** Counts up by `by` and returns the count; the key ends `ttlMs` milliseconds after its first count. */
  async increment(key: string, ttlMs: number, by = 1): Promise<number> {
    return this.shared(
      async () => (await this.redis.eval(INCREMENT, 1, this.key(key), ttlMs, by)) as number,
      () => this.counters.increment(key, ttlMs, by),
    );
  }

  /** Takes one count back, unless the key has ended meanwhile. */
  async decrement(key: string): Promise<void> {
    await this.shared(
      () => this.redis.eval(DECREMENT, 1, this.key(key)),
      () => this.counters.decrement(key),
    );
  }

  /** How far `increment` has counted. */
  async count(key: string): Promise<number> {
    return this.shared(
      async () => Number((await this.redis.get(this.key(key))) ?? 0),
      () => this.counters.count(key),
    );
  }

  async delete(key: string): Promise<void> {
    await this.redis.del(this.key(key));
  }

  /** Reads and removes in one step: only one of two takers gets it. */
  async take<T = unknown>(key: string): Promise<T | null> {
    return read<T>(await this.redis.getdel(this.key(key)));
  }

  /** Remaining lifetime of a counter in milliseconds; null when it is absent. */
  async ttlMs(key: string): Promise<number | null> {
    return this.shared(
      async () => {
        const ms = await this.redis.pttl(this.key(key));
        return ms < 0 ? null : ms;
      },
      () => this.counters.ttlMs(key),
    );
  }

  /** What all replicas share, or what this process has while Redis is away or refuses. */
  private async shared<T>(there: () => Promise<T>, here: () => T): Promise<T> {
    if (this.redis.status !== 'ready' || performance.now() < this.countHereUntil) return here();
    try {
      return await there();
    } catch {
      this.countHereUntil = performance.now() + COUNT_HERE_MS;
      return here();
    }
  }

  private key(key: string): string {
    return `${this.namespace}:kv:${key}`;
  }
}

function read<T>(text: string | null): T | null {
  return text === null ? null : (JSON.parse(text) as T);
}
