import type { Redis } from 'ioredis';
import { ProcessCounters } from './process-counters.js';

const INCREMENT = `
local value = redis.call('INCRBY', KEYS[1], ARGV[2])
if value == tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return value`;
const DECREMENT = `
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`;

/** After a failure the shared counters are skipped for this time, in milliseconds: the waits would add up. */
const LOCAL_COUNT_MS = 1_000;

/**
 * Small shared values that may be lost: tickets, counters, short locks. Keys are prefixed with the namespace. While
 * Redis is unavailable, counters count per process; everything else fails.
 */
export class KeyValue {
  private readonly counters = new ProcessCounters();
  private countLocallyUntil = 0;

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

  /** Stores a value only when the key is free; returns whether it did. */
  async add(key: string, value: unknown, ttlMs: number): Promise<boolean> {
    return (await this.redis.set(this.key(key), JSON.stringify(value), 'PX', ttlMs, 'NX')) === 'OK';
  }

  /** Increments by `by` and returns the count; the key expires `ttlMs` milliseconds after its first count. */
  async increment(key: string, ttlMs: number, by = 1): Promise<number> {
    return this.sharedOrLocal(
      async () => (await this.redis.eval(INCREMENT, 1, this.key(key), ttlMs, by)) as number,
      () => this.counters.increment(key, ttlMs, by),
    );
  }

  /** Decrements by one, unless the key has expired. */
  async decrement(key: string): Promise<void> {
    await this.sharedOrLocal(
      () => this.redis.eval(DECREMENT, 1, this.key(key)),
      () => this.counters.decrement(key),
    );
  }

  /** The count of `increment`. */
  async count(key: string): Promise<number> {
    return this.sharedOrLocal(
      async () => Number((await this.redis.get(this.key(key))) ?? 0),
      () => this.counters.count(key),
    );
  }

  async delete(key: string): Promise<void> {
    await this.redis.del(this.key(key));
  }

  /** Reads and removes the value atomically: only one of two concurrent callers gets it. */
  async take<T = unknown>(key: string): Promise<T | null> {
    return read<T>(await this.redis.getdel(this.key(key)));
  }

  /** Remaining lifetime of a counter in milliseconds; null when it is absent. */
  async ttlMs(key: string): Promise<number | null> {
    return this.sharedOrLocal(
      async () => {
        const ms = await this.redis.pttl(this.key(key));
        return ms < 0 ? null : ms;
      },
      () => this.counters.ttlMs(key),
    );
  }

  /** The shared value, or that of this process while Redis is unavailable or refuses. */
  private async sharedOrLocal<T>(readShared: () => Promise<T>, readLocal: () => T): Promise<T> {
    if (this.redis.status !== 'ready' || performance.now() < this.countLocallyUntil) return readLocal();
    try {
      return await readShared();
    } catch {
      this.countLocallyUntil = performance.now() + LOCAL_COUNT_MS;
      return readLocal();
    }
  }

  private key(key: string): string {
    return `${this.namespace}:kv:${key}`;
  }
}

function read<T>(text: string | null): T | null {
  return text === null ? null : (JSON.parse(text) as T);
}
