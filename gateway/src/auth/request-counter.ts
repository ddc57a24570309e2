import { KeyValue } from '@larder/service-kit';
import { Injectable, Optional, type OnModuleDestroy } from '@nestjs/common';
import { hashCaller } from './hash-caller.js';

const WINDOW_MS = 60_000;
/** Counts of callers are shared with the other replicas this often at most, in milliseconds. */
const SHARE_MS = 2_000;
/** Callers below this fraction of their limit are not shared with other replicas. */
const SHARED_FROM = 0.1;
/** Most callers that are counted within a minute; the oldest are dropped first. */
const MAX_CALLERS = 50_000;

interface Count {
  /** Requests to this process within the minute. */
  local: number;
  /** The part of them that is included in the shared count. */
  shared: number;
  /** Requests to other replicas, as of the last exchange. */
  remote: number;
}

/**
 * Counts all requests of each caller within a minute. A count is a number in memory; callers with many requests are
 * added up in Redis every two seconds, so that replicas have one limit without a round trip per request
 * (docs/decisions/0017-count-requests-in-process.md).
 */
@Injectable()
export class RequestCounter implements OnModuleDestroy {
  private counts = new Map<string, Count>();
  private minute = 0;
  private readonly waiting = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly keyValue: KeyValue,
    @Optional() private readonly now: () => number = Date.now,
  ) {}

  onModuleDestroy(): void {
    clearTimeout(this.timer);
  }

  /** Counts a request; returns the requests of the caller within this minute. Callers near `limit` are shared. */
  count(caller: string, limit: number): number {
    const count = this.countOf(caller);
    count.local += 1;
    if (count.local >= limit * SHARED_FROM) this.scheduleSharing(caller);
    return count.local + count.remote;
  }

  /** Whether the caller has made `limit` requests within this minute. */
  isExhausted(caller: string, limit: number): boolean {
    const { local, remote } = this.countOf(caller);
    return local + remote >= limit;
  }

  /** When the minute ends, in whole seconds from now. */
  retryAfterSeconds(): number {
    return Math.ceil((WINDOW_MS - (this.now() % WINDOW_MS)) / 1000);
  }

  private countOf(caller: string): Count {
    this.beginMinute();
    const existing = this.counts.get(caller);
    if (existing) return existing;
    const [oldest] = this.counts.keys();
    if (oldest !== undefined && this.counts.size >= MAX_CALLERS) this.counts.delete(oldest);
    const count = { local: 0, shared: 0, remote: 0 };
    this.counts.set(caller, count);
    return count;
  }

  private beginMinute(): void {
    const minute = Math.floor(this.now() / WINDOW_MS);
    if (minute === this.minute) return;
    this.minute = minute;
    this.counts = new Map();
    this.waiting.clear();
  }

  private scheduleSharing(caller: string): void {
    this.waiting.add(caller);
    this.timer ??= setTimeout(() => void this.share(), SHARE_MS).unref();
  }

  private async share(): Promise<void> {
    this.timer = undefined;
    const { minute } = this;
    const callers = [...this.waiting];
    this.waiting.clear();
    await Promise.all(callers.map((caller) => this.shareCount(caller, minute)));
  }

  private async shareCount(caller: string, minute: number): Promise<void> {
    const count = this.counts.get(caller);
    if (!count) return;
    const added = count.local - count.shared;
    count.shared = count.local;
    const total = await this.keyValue.increment(`rate:requests:${minute}:${hashCaller(caller)}`, 2 * WINDOW_MS, added);
    count.remote = Math.max(0, total - count.shared);
  }
}
