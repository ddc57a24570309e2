import { InjectConfig, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountNotices } from '../../../mail/index.js';
import { type Account, AccountRepository } from '../../../store/index.js';
import type { IdentityConfig } from '../../../config.js';
import { expiredBefore, isLocked } from './account-lock.js';

/** Counts failed sign-ins and locks accounts, exactly even for concurrent attempts. */
@Injectable()
export class LoginAttempts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly notices: AccountNotices,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** Whether the account is locked; removes an expired lock. */
  async isLocked({ _id, lockedAt }: Account): Promise<boolean> {
    if (isLocked(lockedAt, this.config.SECURITY_USER_LOCKOUT_TIME)) return true;
    if (lockedAt) await this.accounts.endLock(_id, lockedAt);
    return false;
  }

  /** Resets the failures; false when lock or password changed since the account was read. */
  recordSuccess(account: Account): Promise<boolean> {
    return this.accounts.clearFailures(account);
  }

  /**
   * Counts a failure; the one that locks the account mails the user. False when concurrent attempts have locked the
   * account, which the response must not reveal.
   */
  async recordFailure({ _id }: Account, locale: string): Promise<boolean> {
    const limit = this.config.SECURITY_MAX_LOGIN_ATTEMPTS;
    for (;;) {
      if (await this.accounts.countFailure(_id, limit)) return true;
      if (await this.accounts.countLastFailure(_id, limit)) return this.reportLock({ userId: _id, locale });
      const now = await this.accounts.find(_id);
      if (!now || now.lockedAt) return false;
    }
  }

  /** Unlocks accounts whose lock has expired, or only that of a user; returns the number. */
  unlockExpired(userId?: string): Promise<number> {
    return this.accounts.unlock(expiredBefore(this.config.SECURITY_USER_LOCKOUT_TIME), userId);
  }

  /** Unlocks all accounts, or only that of a user, whenever they were locked; returns the number. */
  unlockAll(userId?: string): Promise<number> {
    return this.accounts.unlock(new Date(), userId);
  }

  private async reportLock(user: { userId: string; locale: string }): Promise<true> {
    this.log.warn('account locked', { lockedUserId: user.userId });
    await this.notices.send('account-locked', user);
    return true;
  }
}
