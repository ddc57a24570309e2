import { AppError, type ReplyOf, type RequestOf, type SignIn } from '@larder/contracts';
import { Log, Metrics } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { type Account, AccountRepository } from '../../store/index.js';
import type { DeviceClaims } from '../../credentials/index.js';
import { LdapSignIn } from '../ldap/ldap-sign-in.js';
import { SessionOpener } from './session-opener.js';
import { DeviceTokens } from './device-tokens.js';
import { PasswordCheck } from './password-check.js';
import { attemptSource, SignInThrottle } from './sign-in-throttle.js';

type Form = RequestOf<typeof SignIn>;

/** Sign-in with name and password (docs/api/identity.md#sign-in). */
@Injectable()
export class SignInService {
  private readonly failures;

  constructor(
    private readonly accounts: AccountRepository,
    private readonly throttle: SignInThrottle,
    private readonly ldap: LdapSignIn,
    private readonly passwords: PasswordCheck,
    private readonly devices: DeviceTokens,
    private readonly sessionOpener: SessionOpener,
    private readonly log: Log,
    metrics: Metrics,
  ) {
    this.failures = metrics.counter('larder_sign_in_failures_total', 'Sign-ins with a password that failed.', [
      'reason',
    ]);
  }

  async signIn(form: Form): Promise<ReplyOf<typeof SignIn>> {
    const { address, remember_me: remembered } = form;
    const [account, device] = await Promise.all([
      this.accounts.findByLogin(form.username),
      this.devices.read(form.device),
    ]);
    const signedIn = await this.throttle
      .attempt(attemptSource(address, device, account?._id), () => this.identify(account, form, device))
      .catch((error: unknown) => {
        this.recordFailure(error, address);
        throw error;
      });
    return this.sessionOpener.open(signedIn, { remembered, device, address });
  }

  /** LDAP first, if it applies; users that it rejects have no local password. */
  private async identify(account: Account | null, form: Form, device: DeviceClaims | null): Promise<Account> {
    const { password, locale } = form;
    return (
      (await this.ldap.identify(account, form)) ?? (await this.passwords.check(account, { password, device, locale }))
    );
  }

  /** Intrusion-prevention tools match these messages and their level (docs/api/identity.md#sign-in). */
  private recordFailure(error: unknown, address: string): void {
    const kind = error instanceof AppError ? error.kind : 'failed';
    this.failures.inc({ reason: kind });
    if (kind === 'unauthenticated') this.log.error(`Incorrect username or password from ${sanitize(address)}`);
    if (kind === 'locked') this.log.error(`User is locked out from ${sanitize(address)}`);
  }
}

/** Drops all characters that no address contains, so that a client cannot forge lines of the log. */
function sanitize(address: string): string {
  return address.replace(/[^0-9a-fA-F.:]/g, '').slice(0, 45);
}
