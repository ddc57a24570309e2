import { InjectConfig, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { type Account, AccountRepository } from '../../store/index.js';
import type { IdentityConfig } from '../../config.js';
import { expiredBefore, isLocked } from './account-lock.js';

/** Counts failed sign-ins and locks accounts, exactly, however many attempts come at once. */
@Injectable()
export class LoginAttempts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** Whether the account is locked; a lock whose time is over is removed on the way. */
  async isLocked({ _id, lockedAt }: Account): Promise<boolean> {
    if (isLocked(lockedAt, this.config.SECURITY_USER_LOCKOUT_TIME)) return true;
    if (lockedAt) await this.accounts.endLock(_id, lockedAt);
    return false;
  }

  /** Forgets earlier failures; false when lock or password changed since the account was read. */
  succeeded(account: Account): Promise<boolean> {
    return this.accounts.clearFailures(account);
  }

  /** Counts a failure; false when others have locked the account meanwhile, so that the response must not reveal it. */
  async failed({ _id }: Account): Promise<boolean> {
    const limit = this.config.SECURITY_MAX_LOGIN_ATTEMPTS;
    for (;;) {
      if (await this.accounts.countFailure(_id, limit)) return true;
      if (await this.accounts.countLastFailure(_id, limit)) return this.locked(_id);
      const now = await this.accounts.find(_id);
      if (!now || now.lockedAt) return false;
    }
  }

  /** Unlocks accounts whose time is over, or with `force` all; only that of `userId` if given. Returns how many. */
  unlock(force: boolean, userId?: string): Promise<number> {
    return this.accounts.unlock(force ? new Date() : expiredBefore(this.config.SECURITY_USER_LOCKOUT_TIME), userId);
  }

  private locked(userId: string): true {
    this.log.warn('account locked', { lockedUserId: userId });
    return true;
  }
}
