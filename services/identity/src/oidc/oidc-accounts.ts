import { InjectConfig, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { ExternalAccounts } from '../external-accounts/external-accounts.js';
import { AccountRepository, type Account } from '../sessions/account.repository.js';
import { uniqueKey } from '../text/keys.js';
import type { OidcPerson } from './oidc-person.js';

/** Finds the accounts of people a provider vouches for, and makes those that are missing. */
@Injectable()
export class OidcAccounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly external: ExternalAccounts,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** Null for people who are not to get in. */
  async accountOf(person: OidcPerson): Promise<Account | null> {
    if (!person.isWelcome) return this.refused('not in a group that may sign in');
    const known = await this.accounts.findByLogin(person.login);
    if (isByAddress(person, known) && !person.emailVerified) return this.refused('the address is not confirmed');
    if (!known) return this.create(person);
    return person.isAdmin === null ? known : this.external.applyAdmin(known, person.isAdmin);
  }

  private async create({ username, fullName, email, isAdmin }: OidcPerson): Promise<Account | null> {
    if (!this.config.OIDC_SIGNUP_ENABLED) return this.refused('no account, and none may be made');
    return this.external.create({ username, fullName, email, authMethod: 'OIDC', admin: isAdmin ?? false });
  }

  private refused(reason: string): null {
    this.log.warn('somebody known to the OpenID provider was not let in', { reason });
    return null;
  }
}

/** Whoever may write any address into his profile must not get the account of its owner, nor keep it from being made. */
function isByAddress({ login, email }: OidcPerson, known: Account | null): boolean {
  if (!known) return uniqueKey(login) === uniqueKey(email);
  return uniqueKey(known.username) !== uniqueKey(login);
}
