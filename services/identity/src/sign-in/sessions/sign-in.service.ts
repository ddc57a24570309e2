import type { AppError, ReplyOf, RequestOf, SignIn } from '@larder/contracts';
import { Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { type Account, AccountRepository } from '../../store/index.js';
import type { DeviceClaims } from '../../credentials/index.js';
import { LdapSignIn } from '../ldap/ldap-sign-in.js';
import { Admission } from './admission.js';
import { DeviceMarks } from './device-marks.js';
import { PasswordCheck } from './password-check.js';
import { placeOf, SignInThrottle } from './sign-in-throttle.js';

type Form = RequestOf<typeof SignIn>;

/** Lets people in by name and password (docs/api/identity.md#sign-in). */
@Injectable()
export class SignInService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly throttle: SignInThrottle,
    private readonly ldap: LdapSignIn,
    private readonly passwords: PasswordCheck,
    private readonly devices: DeviceMarks,
    private readonly admission: Admission,
    private readonly log: Log,
  ) {}

  async signIn(form: Form): Promise<ReplyOf<typeof SignIn>> {
    const { address, remember_me: remembered } = form;
    const [account, device] = await Promise.all([
      this.accounts.findByLogin(form.username),
      this.devices.read(form.device),
    ]);
    const admitted = await this.throttle
      .attempt(placeOf(address, device, account?._id), () => this.identify(account, form, device))
      .catch((error: AppError) => {
        this.logFailure(error, address);
        throw error;
      });
    return this.admission.admit(admitted, { remembered, device, address });
  }

  /** LDAP first, where it applies; users it rejects have no local password either. */
  private async identify(account: Account | null, form: Form, device: DeviceClaims | null): Promise<Account> {
    return (await this.ldap.identify(account, form)) ?? (await this.passwords.check(account, form.password, device));
  }

  /** The wording and level are what intrusion-prevention tools look for (docs/api/identity.md#sign-in). */
  private logFailure({ kind }: AppError, address: string): void {
    if (kind === 'unauthenticated') this.log.error(`Incorrect username or password from ${plain(address)}`);
    if (kind === 'locked') this.log.error(`User is locked out from ${plain(address)}`);
  }
}

/** An address as text; whatever could not be part of one is left out. */
function plain(address: string): string {
  return address.replace(/[^0-9a-fA-F.:]/g, '').slice(0, 45);
}
