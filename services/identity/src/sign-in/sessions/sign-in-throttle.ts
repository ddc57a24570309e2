import { CommonErrors } from '@larder/contracts';
import { InjectConfig, KeyValue, Log, networkOf } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { tokenHash } from '../../text/index.js';
import type { DeviceClaims } from '../../credentials/index.js';
import type { IdentityConfig } from '../../config.js';
const WINDOW_MS = 60_000;
/** Successes count, too, but may be this many times as frequent: a family shares an address. */
const SUCCESSES = 10;

/**
 * Lets only so many sign-ins fail from one place within a minute. What is beyond is refused before anything is looked at:
 * it costs nothing, is no guess, and does not count towards a lock. A browser that its owner signed in with before is a
 * counter of its own, so that no other user of the same address can block it.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly keyValue: KeyValue,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** Makes an attempt from the place; refuses with "too many" instead when the place has had its share. */
  async attempt<T>(place: string, work: () => Promise<T>): Promise<T> {
    if (!this.config.RATE_LIMIT_ENABLED) return work();
    await this.count(`sign-ins:${place}`, this.config.LOGIN_RATE_LIMIT * SUCCESSES);
    // Counted before it is made: a thousand at the same moment are a thousand.
    const failures = `failed-sign-ins:${place}`;
    await this.count(failures, this.config.LOGIN_RATE_LIMIT);
    const result = await work();
    await this.keyValue.decrement(failures);
    return result;
  }

  private async count(key: string, limit: number): Promise<void> {
    const count = await this.keyValue.increment(key, WINDOW_MS);
    if (count <= limit) return;
    if (count === limit + 1) this.log.warn('too many sign-ins from one place');
    const leftMs = (await this.keyValue.ttlMs(key)) ?? WINDOW_MS;
    throw CommonErrors.tooMany({ retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) });
  }
}

/** Where an attempt comes from: a browser that the account's owner has used, else a network. */
export function placeOf(address: string, device: DeviceClaims | null, userId: string | undefined): string {
  const isOwn = device && userId && device.users.includes(userId);
  return isOwn ? `device:${device.jti}` : `network:${tokenHash(networkOf(address))}`;
}
