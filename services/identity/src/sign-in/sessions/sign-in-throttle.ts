import { CommonErrors } from '@larder/contracts';
import { InjectConfig, KeyValue, Log, networkOf } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { tokenHash } from '../../text/index.js';
import type { DeviceClaims } from '../../credentials/index.js';
import type { IdentityConfig } from '../../config.js';
const WINDOW_MS = 60_000;
/** Successful sign-ins may be this many times as frequent as failed ones: a family shares an address. */
const SUCCESSES = 10;

/**
 * Limits the failed sign-ins of one network within a minute. Further attempts are refused before the password is
 * checked, so they cost nothing and do not count towards a lock. A browser with a device token has a counter of its
 * own, so that other users of the same network cannot block it.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly keyValue: KeyValue,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** Runs an attempt; throws "too many" when the limit of its source is exceeded. */
  async attempt<T>(source: string, work: () => Promise<T>): Promise<T> {
    if (!this.config.RATE_LIMIT_ENABLED) return work();
    await this.count(`sign-ins:${source}`, this.config.LOGIN_RATE_LIMIT * SUCCESSES);
    // Counted before the attempt, so that concurrent attempts are all counted.
    const failures = `failed-sign-ins:${source}`;
    await this.count(failures, this.config.LOGIN_RATE_LIMIT);
    const result = await work();
    await this.keyValue.decrement(failures);
    return result;
  }

  private async count(key: string, limit: number): Promise<void> {
    const count = await this.keyValue.increment(key, WINDOW_MS);
    if (count <= limit) return;
    if (count === limit + 1) this.log.warn('too many sign-ins from one address');
    const leftMs = (await this.keyValue.ttlMs(key)) ?? WINDOW_MS;
    throw CommonErrors.tooMany({ retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) });
  }
}

/** The source of an attempt: a browser that the account's owner has used, else a network. */
export function sourceOf(address: string, device: DeviceClaims | null, userId: string | undefined): string {
  const isOwn = device && userId && device.users.includes(userId);
  return isOwn ? `device:${device.jti}` : `network:${tokenHash(networkOf(address))}`;
}
