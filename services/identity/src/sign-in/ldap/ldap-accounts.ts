import { Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { type Account, AccountRepository, ldapDnKeyOf, ldapIdKeyOf } from '../../store/index.js';
import { ExternalAccounts } from '../external-accounts/external-accounts.js';
import { IdentityLinks, type ExternalIdentity } from '../external-accounts/identity-links.js';
import type { LdapUser } from './authenticate.js';

/** Finds the accounts of directory users, and creates missing ones. */
@Injectable()
export class LdapAccounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: IdentityLinks,
    private readonly external: ExternalAccounts,
    private readonly log: Log,
  ) {}

  /** The user's account; `named` is the account with the entered name. Null when the user may not sign in. */
  async accountOf(user: LdapUser, named: Account | null): Promise<Account | null> {
    const linked = await this.findLinked(user);
    if (linked) return user.isAdmin === null ? linked : this.external.applyAdmin(linked, user.isAdmin);
    const existing = (user.id ? await this.accounts.findByLogin(user.id) : null) ?? named;
    if (!existing) return this.external.create({ ...identityOf(user), ...user, admin: user.isAdmin ?? false });
    if (existing.authMethod === 'LDAP' && !existing.ldapKey)
      return this.external.link(existing, identityOf(user), user.isAdmin);
    // A concurrent sign-in of the same user may have created the account.
    const created = await this.findLinked(user);
    if (!created) this.log.warn('LDAP user not signed in: another account has the name', { knownUserId: existing._id });
    return created;
  }

  /** Finds the account by its keys; one that was linked before the directory sent an id gets the permanent key. */
  private async findLinked(user: LdapUser): Promise<Account | null> {
    for (const key of keysOf(user)) {
      const account = await this.links.find({ method: 'LDAP', key });
      if (account?.authMethod === 'LDAP') return this.links.replaceKey(account, identityOf(user));
    }
    return null;
  }
}

function identityOf(user: LdapUser): ExternalIdentity {
  return { method: 'LDAP', key: keysOf(user)[0], username: user.id, email: user.email };
}

/** The keys of a user, the best one first. A directory may hide the id from some callers, so the name is a key as well. */
function keysOf({ entryId, dn }: LdapUser): [best: string, ...others: string[]] {
  const byName = ldapDnKeyOf(dn);
  return entryId ? [ldapIdKeyOf(entryId), byName] : [byName];
}
