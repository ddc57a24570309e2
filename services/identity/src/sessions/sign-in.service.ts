import { IdentityErrors, type AppError, type ReplyOf, type RequestOf, type SignIn } from '@larder/contracts';
import { Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../passwords/password-hasher.js';
import type { DeviceClaims } from '../tokens/claims.js';
import { AccountRepository, type Account } from './account.repository.js';
import { DeviceMarks } from './device-marks.js';
import { LoginAttempts } from './login-attempts.js';
import { SessionService } from './session.service.js';

type Form = RequestOf<typeof SignIn>;

/** Lets people in by password (contract 02, sections 3 and 4). */
@Injectable()
export class SignInService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly attempts: LoginAttempts,
    private readonly devices: DeviceMarks,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionService,
    private readonly log: Log,
  ) {}

  async signIn(form: Form): Promise<ReplyOf<typeof SignIn>> {
    const [account, device] = await Promise.all([
      this.accounts.findByLogin(form.username),
      this.devices.read(form.device),
    ]);
    const admitted = await this.admit(account, form.password, device).catch((error: AppError) => {
      this.tell(error, form.address);
      throw error;
    });
    this.log.info('signed in', { signedInUserId: admitted._id, address: form.address });
    return {
      session: await this.sessions.open(admitted, form.remember_me),
      device: await this.devices.mark(device, admitted._id),
    };
  }

  private async admit(account: Account | null, password: string, device: DeviceClaims | null): Promise<Account> {
    if (account?.authMethod !== 'Mealie') {
      await this.hasher.matches(null, password); // so that the time does not tell who exists
      throw IdentityErrors.wrongCredentials();
    }
    if (await this.attempts.isLocked(account)) return this.admitDespiteLock(account, password, device);
    if (!(await this.hasher.matches(account.passwordHash, password))) throw await this.failure(account);
    if (await this.attempts.succeeded(account)) return account;
    // Locked, changed or deleted while the password was being checked: look again.
    return this.admit(await this.accounts.find(account._id), password, device);
  }

  /** The lock stays for everybody else, and a wrong guess looks like the lock. */
  private async admitDespiteLock(account: Account, password: string, device: DeviceClaims | null): Promise<Account> {
    if (!device || !(await this.devices.mayTry(device, account._id))) throw IdentityErrors.lockedOut();
    if (await this.hasher.matches(account.passwordHash, password)) return account;
    await this.devices.countFailure(device, account._id);
    throw IdentityErrors.lockedOut();
  }

  private async failure(account: Account): Promise<AppError> {
    return (await this.attempts.failed(account)) ? IdentityErrors.wrongCredentials() : IdentityErrors.lockedOut();
  }

  /** The wording and level are what intrusion-prevention tools look for (contract 09b, section 2). */
  private tell({ kind }: AppError, address: string): void {
    if (kind === 'unauthenticated') this.log.error(`Incorrect username or password from ${plain(address)}`);
    if (kind === 'locked') this.log.error(`User is locked out from ${plain(address)}`);
  }
}

/** An address as text; whatever could not be part of one is left out. */
function plain(address: string): string {
  return address.replace(/[^0-9a-fA-F.:]/g, '').slice(0, 45);
}
