import { IdentityErrors, type AppError } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { type Account, AccountRepository } from '../../store/index.js';
import { type DeviceClaims, PasswordHasher } from '../../credentials/index.js';
import { DeviceTokens } from './device-tokens.js';
import { LoginAttempts } from './locks/login-attempts.js';

/** The credentials and the context of a sign-in. */
export interface Attempt {
  password: string;
  device: DeviceClaims | null;
  /** The caller's language. */
  locale: string;
}

/** Checks local passwords, and locks accounts after failed attempts (docs/api/identity.md#sign-in). */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly attempts: LoginAttempts,
    private readonly devices: DeviceTokens,
    private readonly hasher: PasswordHasher,
  ) {}

  /** The account, if the password is correct; otherwise throws the error for the client. */
  async check(account: Account | null, attempt: Attempt): Promise<Account> {
    const { password, locale } = attempt;
    if (account?.authMethod !== 'Mealie') {
      await this.hasher.matches(null, password); // constant time: the duration must not reveal which accounts exist
      throw IdentityErrors.wrongCredentials();
    }
    if (await this.attempts.isLocked(account)) return this.checkDespiteLock(account, attempt);
    if (!(await this.hasher.matches(account.passwordHash, password))) throw await this.failure(account, locale);
    if (await this.attempts.recordSuccess(account)) return this.rehashIfOutdated(account, password);
    // The account was locked, changed or deleted during the check: check again.
    return this.check(await this.accounts.find(account._id), attempt);
  }

  /** Rehashes the password of an imported account with the current algorithm. */
  private async rehashIfOutdated(account: Account, password: string): Promise<Account> {
    if (!this.hasher.isOutdated(account.passwordHash)) return account;
    await this.accounts.replaceHash(account, await this.hasher.hash(password));
    return account;
  }

  /** The lock stays for other browsers; a wrong password gets the same error as the lock. */
  private async checkDespiteLock(account: Account, { password, device }: Attempt): Promise<Account> {
    if (!device || !(await this.devices.isAllowed(device, account._id))) throw IdentityErrors.lockedOut();
    if (await this.hasher.matches(account.passwordHash, password)) return account;
    await this.devices.countFailure(device, account._id);
    throw IdentityErrors.lockedOut();
  }

  private async failure(account: Account, locale: string): Promise<AppError> {
    return (await this.attempts.recordFailure(account, locale))
      ? IdentityErrors.wrongCredentials()
      : IdentityErrors.lockedOut();
  }
}
