import { CommonErrors, IdentityErrors, type Actor } from '@larder/contracts';
import { InjectConfig, KeyValue, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
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
    private readonly keyValue: KeyValue,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** Throws unless the password of the caller's account matches. */
  async check({ userId }: Pick<Actor, 'userId'>, password: string): Promise<void> {
    const key = `wrong-current-passwords:${userId}`;
    await this.count(key); // counted before the check, so that concurrent attempts are all counted
    const account = await this.accounts.find(userId);
    if (!account) throw CommonErrors.notAuthenticated();
    if (!(await this.hasher.matches(account.passwordHash, password))) throw IdentityErrors.wrongCurrentPassword();
    await this.keyValue.decrement(key);
  }

  private async count(key: string): Promise<void> {
    const limit = this.config.SECURITY_MAX_LOGIN_ATTEMPTS;
    const count = await this.keyValue.increment(key, WINDOW_MS);
    if (count <= limit) return;
    if (count === limit + 1) this.log.warn('too many wrong current passwords');
    const leftMs = (await this.keyValue.ttlMs(key)) ?? WINDOW_MS;
    throw CommonErrors.tooMany({ retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) });
  }
}
