import { InjectConfig, isLdapReady, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { ExternalAccounts } from '../external-accounts/external-accounts.js';
import { AccountRepository, type Account } from '../sessions/account.repository.js';
import type { LdapPerson } from './ask-directory.js';
import { LdapDirectory } from './ldap-directory.js';

interface Form {
  username: string;
  password: string;
}

/** Signing in by the directory; whoever it knows gets an account at the first time. */
@Injectable()
export class LdapSignIn {
  constructor(
    private readonly directory: LdapDirectory,
    private readonly accounts: AccountRepository,
    private readonly external: ExternalAccounts,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** The account of somebody the directory vouches for; null when it does not, or when it is not to be asked. */
  async identify(account: Account | null, { username, password }: Form): Promise<Account | null> {
    if (!isLdapReady(this.config) || (account && account.authMethod !== 'LDAP')) return null;
    const person = await this.directory.authenticate(username.trim(), password);
    const known = person && (account ?? (await this.accountOf(person)));
    if (!known || person.isAdmin === null) return known;
    return this.external.applyAdmin(known, person.isAdmin);
  }

  /** Somebody may sign in by an address that the account does not have. */
  private async accountOf(person: LdapPerson): Promise<Account | null> {
    const { id: username, fullName, email } = person;
    const known = username ? await this.accounts.findByLogin(username) : null;
    if (known?.authMethod === 'LDAP') return known;
    if (known) {
      this.log.warn('the directory names an account that is not its own', { knownUserId: known._id });
      return null;
    }
    return this.external.create({ username, fullName, email, authMethod: 'LDAP', admin: person.isAdmin ?? false });
  }
}
