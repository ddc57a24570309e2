import { CommonErrors, IdentityErrors, type Actor } from '@larder/contracts';
import { InjectConfig, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { AttemptLimiter } from '../../../access/index.js';
import { AccountRepository } from '../../../store/index.js';
import { PasswordHasher } from '../../../credentials/index.js';
import type { IdentityConfig } from '../../../config.js';

const WINDOW_MS = 3_600_000;

/**
 * Checks the current password of a signed-in user. An attacker with an open session must not be able to guess it:
 * `SECURITY_MAX_LOGIN_ATTEMPTS` wrong ones are checked within an hour. They do not lock the account.
 */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly limiter: AttemptLimiter,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** Throws unless the password of the caller's account matches. */
  async check({ userId }: Pick<Actor, 'userId'>, password: string): Promise<void> {
    const limit = {
      key: `wrong-current-passwords:${userId}`,
      limit: this.config.SECURITY_MAX_LOGIN_ATTEMPTS,
      windowMs: WINDOW_MS,
      onExceeded: () => this.log.warn('too many wrong current passwords'),
    };
    await this.limiter.countFailure(limit, () => this.requireMatch(userId, password));
  }

  private async requireMatch(userId: string, password: string): Promise<void> {
    const account = await this.accounts.find(userId);
    if (!account) throw CommonErrors.notAuthenticated();
    if (!(await this.hasher.matches(account.passwordHash, password))) throw IdentityErrors.wrongCurrentPassword();
  }
}
