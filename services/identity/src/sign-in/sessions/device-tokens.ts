import { InjectConfig, KeyValue, newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { DeviceClaims, TokenSigner } from '../../credentials/index.js';
import type { IdentityConfig } from '../../config.js';

const LIFETIME_SECONDS = 400 * 86_400;
const HOUR_MS = 3_600_000;
/** Maximum number of users of one browser, such as a shared tablet; the earliest are dropped. */
const MAX_USERS = 8;

/**
 * Tokens of browsers that were used for a successful sign-in (device cookies). Anonymous callers can lock an account by
 * guessing; its owner can still sign in from such a browser. Failures there while the account is locked are counted per
 * browser.
 */
@Injectable()
export class DeviceTokens {
  constructor(
    private readonly signer: TokenSigner,
    private readonly keyValue: KeyValue,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** The claims of a device token; null when it is invalid. */
  async read(token: string | null): Promise<DeviceClaims | null> {
    const checked = token ? await this.signer.check(token, ['device']) : null;
    return DeviceClaims.safeParse(checked?.claims).data ?? null;
  }

  /** A device token with this user added. */
  async addUser(device: DeviceClaims | null, userId: string): Promise<string> {
    const others = device?.users.filter((id) => id !== userId) ?? [];
    const claims = { jti: device?.jti ?? newId(), users: [...others, userId].slice(-MAX_USERS) };
    return this.signer.sign({ purpose: 'device', claims, lifetimeSeconds: LIFETIME_SECONDS });
  }

  /** Whether this browser may attempt a sign-in although the account is locked. */
  async isAllowed(device: DeviceClaims | null, userId: string): Promise<boolean> {
    if (!device?.users.includes(userId)) return false;
    return (await this.keyValue.count(failureKey(device, userId))) < this.config.SECURITY_MAX_LOGIN_ATTEMPTS;
  }

  /** Counts a failed attempt with this token while the account is locked. */
  async countFailure(device: DeviceClaims, userId: string): Promise<void> {
    await this.keyValue.increment(failureKey(device, userId), this.config.SECURITY_USER_LOCKOUT_TIME * HOUR_MS);
  }
}

function failureKey({ jti }: DeviceClaims, userId: string): string {
  return `device-failures:${jti}:${userId}`;
}
