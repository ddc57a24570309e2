import { InjectConfig, isLdapReady } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Account } from '../../store/index.js';
import type { IdentityConfig } from '../../config.js';
import { LdapAccounts } from './ldap-accounts.js';
import { LdapDirectory } from './ldap-directory.js';

interface Form {
  username: string;
  password: string;
}

/** Sign-in with the directory; its users get an account at their first sign-in. */
@Injectable()
export class LdapSignIn {
  constructor(
    private readonly directory: LdapDirectory,
    private readonly accounts: LdapAccounts,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** The account of a user who was authenticated by the directory; null otherwise, or when LDAP does not apply. */
  async identify(account: Account | null, { username, password }: Form): Promise<Account | null> {
    if (!isLdapReady(this.config) || (account && account.authMethod !== 'LDAP')) return null;
    const user = await this.directory.authenticate(username.trim(), password);
    return user && this.accounts.accountOf(user, account);
  }
}
