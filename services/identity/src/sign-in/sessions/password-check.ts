import { IdentityErrors, type AppError } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { type Account, AccountRepository } from '../../store/index.js';
import { type DeviceClaims, PasswordHasher } from '../../credentials/index.js';
import { DeviceMarks } from './device-marks.js';
import { LoginAttempts } from './login-attempts.js';

/** Checks passwords that are kept here, and locks accounts that are guessed at (docs/api/identity.md#sign-in). */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly attempts: LoginAttempts,
    private readonly devices: DeviceMarks,
    private readonly hasher: PasswordHasher,
  ) {}

  /** The account after the right password; otherwise throws the error for the client. */
  async check(account: Account | null, password: string, device: DeviceClaims | null): Promise<Account> {
    if (account?.authMethod !== 'Mealie') {
      await this.hasher.matches(null, password); // so that the time does not reveal which accounts exist
      throw IdentityErrors.wrongCredentials();
    }
    if (await this.attempts.isLocked(account)) return this.checkDespiteLock(account, password, device);
    if (!(await this.hasher.matches(account.passwordHash, password))) throw await this.failure(account);
    if (await this.attempts.succeeded(account)) return this.withOwnHash(account, password);
    // Locked, changed or deleted while the password was being checked: look again.
    return this.check(await this.accounts.find(account._id), password, device);
  }

  /** The password of a user who moved in gets a hash of the kind that is made here. */
  private async withOwnHash(account: Account, password: string): Promise<Account> {
    if (!this.hasher.isOutdated(account.passwordHash)) return account;
    await this.accounts.replaceHash(account, await this.hasher.hash(password));
    return account;
  }

  /** The lock stays for everybody else, and a wrong guess looks like the lock. */
  private async checkDespiteLock(account: Account, password: string, device: DeviceClaims | null): Promise<Account> {
    if (!device || !(await this.devices.mayTry(device, account._id))) throw IdentityErrors.lockedOut();
    if (await this.hasher.matches(account.passwordHash, password)) return account;
    await this.devices.countFailure(device, account._id);
    throw IdentityErrors.lockedOut();
  }

  private async failure(account: Account): Promise<AppError> {
    return (await this.attempts.failed(account)) ? IdentityErrors.wrongCredentials() : IdentityErrors.lockedOut();
  }
}
