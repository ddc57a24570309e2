import { InjectConfig, KeyValue, newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { DeviceClaims, TokenSigner } from '../../credentials/index.js';
import type { IdentityConfig } from '../../config.js';
const LIFETIME_SECONDS = 400 * 86_400;
const HOUR_MS = 3_600_000;
/** A tablet in a kitchen serves a family; more people than this push out the first. */
const MAX_USERS = 8;

/**
 * Marks of browsers that were used for sign-in before. Anonymous callers can lock an account by guessing; its owner can
 * still sign in from such a browser. Guesses made there while the account is locked are counted per browser.
 */
@Injectable()
export class DeviceMarks {
  constructor(
    private readonly signer: TokenSigner,
    private readonly keyValue: KeyValue,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** The browser's mark, if it is one of ours. */
  async read(mark: string | null): Promise<DeviceClaims | null> {
    const checked = mark ? await this.signer.check(mark, ['device']) : null;
    return DeviceClaims.safeParse(checked?.claims).data ?? null;
  }

  /** The browser's mark with this user added. */
  async mark(device: DeviceClaims | null, userId: string): Promise<string> {
    const others = device?.users.filter((id) => id !== userId) ?? [];
    const claims = { jti: device?.jti ?? newId(), users: [...others, userId].slice(-MAX_USERS) };
    return this.signer.sign({ purpose: 'device', claims, lifetimeSeconds: LIFETIME_SECONDS });
  }

  /** Whether this browser may try although the account is locked. */
  async mayTry(device: DeviceClaims | null, userId: string): Promise<boolean> {
    if (!device?.users.includes(userId)) return false;
    return (await this.keyValue.count(failureKey(device, userId))) < this.config.SECURITY_MAX_LOGIN_ATTEMPTS;
  }

  /** Counts a wrong guess made with the mark while the account was locked. */
  async countFailure(device: DeviceClaims, userId: string): Promise<void> {
    await this.keyValue.increment(failureKey(device, userId), this.config.SECURITY_USER_LOCKOUT_TIME * HOUR_MS);
  }
}

function failureKey({ jti }: DeviceClaims, userId: string): string {
  return `device-failures:${jti}:${userId}`;
}
