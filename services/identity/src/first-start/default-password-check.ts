import { Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountRepository } from '../store/index.js';
import { PasswordHasher } from '../credentials/index.js';
import { DEFAULT_ADMIN } from '../config.js';

/** Checks for the default password of the first administrator, which is public. */
@Injectable()
export class DefaultPasswordCheck {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly log: Log,
  ) {}

  /** Whether the first administrator still has the default password. */
  async isUnchanged(): Promise<boolean> {
    const account = await this.accounts.findByLogin(DEFAULT_ADMIN.email);
    return account !== null && this.hasher.matches(account.passwordHash, DEFAULT_ADMIN.password);
  }

  /** Logs a warning while the password is unchanged; called at each start. */
  async warnIfUnchanged(): Promise<void> {
    if (!(await this.isUnchanged())) return;
    this.log.warn('the account created at the first start still has the default password: sign in and change it');
  }
}
