import { CommonErrors } from '@larder/contracts';
import { KeyValue } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** How many attempts are allowed within a window of time. */
export interface AttemptLimit {
  /** The key of the counter, which all replicas share. */
  key: string;
  limit: number;
  windowMs: number;
  /** Called for the first refused attempt of a window. */
  onExceeded: () => void;
}

/** Counts attempts and refuses those beyond a limit. */
@Injectable()
export class AttemptLimiter {
  constructor(private readonly keyValue: KeyValue) {}

  /** Counts an attempt. @throws CommonErrors.tooMany beyond the limit, with the time until the window ends */
  async count({ key, limit, windowMs, onExceeded }: AttemptLimit): Promise<void> {
    const count = await this.keyValue.increment(key, windowMs);
    if (count <= limit) return;
    if (count === limit + 1) onExceeded();
    const leftMs = (await this.keyValue.ttlMs(key)) ?? windowMs;
    throw CommonErrors.tooMany({ retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) });
  }

  /** Runs an attempt that counts only if it fails. Counted before it runs, so that concurrent attempts all count. */
  async countFailure<T>(limit: AttemptLimit, attempt: () => Promise<T>): Promise<T> {
    await this.count(limit);
    const result = await attempt();
    await this.keyValue.decrement(limit.key);
    return result;
  }
}
