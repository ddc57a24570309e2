import { InjectConfig, Log, networkOf } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { AttemptLimiter } from '../../access/index.js';
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
    private readonly limiter: AttemptLimiter,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** Runs an attempt; throws "too many" when the limit of its source is exceeded. */
  async attempt<T>(source: string, work: () => Promise<T>): Promise<T> {
    if (!this.config.RATE_LIMIT_ENABLED) return work();
    await this.limiter.count(this.limit(`sign-ins:${source}`, this.config.LOGIN_RATE_LIMIT * SUCCESSES));
    return this.limiter.countFailure(this.limit(`failed-sign-ins:${source}`, this.config.LOGIN_RATE_LIMIT), work);
  }

  private limit(key: string, limit: number) {
    const onExceeded = () => this.log.warn('too many sign-ins from one address');
    return { key, limit, windowMs: WINDOW_MS, onExceeded };
  }
}

/** The source of an attempt: a browser that the account's owner has used, else a network. */
export function attemptSource(address: string, device: DeviceClaims | null, userId: string | undefined): string {
  const isOwn = device && userId && device.users.includes(userId);
  return isOwn ? `device:${device.jti}` : `network:${tokenHash(networkOf(address))}`;
}
