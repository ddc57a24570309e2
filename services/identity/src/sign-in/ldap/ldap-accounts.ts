import { Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { type Account, AccountRepository } from '../../store/index.js';
import { ExternalAccounts } from '../external-accounts/external-accounts.js';
import { IdentityLinks, type ExternalIdentity } from '../external-accounts/identity-links.js';
import type { LdapPerson } from './authenticate.js';

/** Finds the accounts of directory users, and creates missing ones. */
@Injectable()
export class LdapAccounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: IdentityLinks,
    private readonly external: ExternalAccounts,
    private readonly log: Log,
  ) {}

  /** The person's account; `typed` is the account with the entered name. Null when the person may not sign in. */
  async accountOf(person: LdapPerson, typed: Account | null): Promise<Account | null> {
    const linked = await this.linked(person);
    if (linked) return person.isAdmin === null ? linked : this.external.applyAdmin(linked, person.isAdmin);
    const existing = (person.id ? await this.accounts.findByLogin(person.id) : null) ?? typed;
    if (!existing) return this.external.create({ ...identityOf(person), ...person, admin: person.isAdmin ?? false });
    if (existing.authMethod === 'LDAP' && !existing.ldapKey)
      return this.external.link(existing, identityOf(person), person.isAdmin);
    // A concurrent sign-in of the same person may have created the account.
    const created = await this.linked(person);
    if (!created) this.log.warn('the directory names an account that is not its own', { knownUserId: existing._id });
    return created;
  }

  /** Finds the account by its keys; one that was linked before the directory sent an id gets the permanent key. */
  private async linked(person: LdapPerson): Promise<Account | null> {
    for (const key of person.keys) {
      const account = await this.links.find({ method: 'LDAP', key });
      if (account?.authMethod === 'LDAP') return this.links.replaceKey(account, identityOf(person));
    }
    return null;
  }
}

function identityOf({ id, email, keys: [key] }: LdapPerson): ExternalIdentity {
  return { method: 'LDAP', key, username: id, email };
}
