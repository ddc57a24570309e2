import { Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountRepository } from '../store/index.js';
import { PasswordHasher } from '../credentials/index.js';
import { DEFAULT_ADMIN } from '../config.js';

/** Warns at each start while anybody who knows the manual could sign in as administrator. */
@Injectable()
export class DefaultPasswordWarning {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly log: Log,
  ) {}

  async logIfUnchanged(): Promise<void> {
    const account = await this.accounts.findByLogin(DEFAULT_ADMIN.email);
    if (!account || !(await this.hasher.matches(account.passwordHash, DEFAULT_ADMIN.password))) return;
    this.log.warn('the default administrator still has the default password: sign in and change it');
  }
}
