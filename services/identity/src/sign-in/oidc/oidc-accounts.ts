import { InjectConfig, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { type Account, AccountRepository } from '../../store/index.js';
import type { IdentityConfig } from '../../config.js';
import { ExternalAccounts } from '../external-accounts/external-accounts.js';
import { IdentityLinks } from '../external-accounts/identity-links.js';
import { isUnprovenAddress, mayLink } from './link-rules.js';
import type { OidcPerson } from './oidc-identity.js';

/** Finds the accounts of people a provider vouches for, and creates those that are missing. */
@Injectable()
export class OidcAccounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: IdentityLinks,
    private readonly external: ExternalAccounts,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** Null for people who are not to get in. */
  async accountOf(person: OidcPerson): Promise<Account | null> {
    if (!person.isWelcome) return this.refused('not in a group that may sign in');
    const linked = await this.links.find({ method: 'OIDC', key: person.key });
    if (linked) return person.isAdmin === null ? linked : this.external.applyAdmin(linked, person.isAdmin);
    return this.linkOrCreate(person);
  }

  private async linkOrCreate(person: OidcPerson): Promise<Account | null> {
    const existing = await this.namesakes(person);
    if (existing.length === 0) return this.create(person);
    const own = existing.find((account) => mayLink(account, person));
    if (own) return this.external.link(own, { ...person, method: 'OIDC' }, person.isAdmin);
    // Another sign-in of the same person may have created the account since the first look.
    const created = await this.links.find({ method: 'OIDC', key: person.key });
    return created ?? this.refused('an account of this name or address is not linked, nor is its address confirmed');
  }

  /** Accounts that have the user claim, or the address, as name or address. */
  private async namesakes({ login, email }: OidcPerson): Promise<Account[]> {
    const matches = await Promise.all([login, email].map((text) => this.accounts.findByLogin(text)));
    return matches.filter((account) => account !== null);
  }

  private async create(person: OidcPerson): Promise<Account | null> {
    if (!this.config.OIDC_SIGNUP_ENABLED) return this.refused('no account, and none may be created');
    if (isUnprovenAddress(person)) return this.refused('the address is not confirmed');
    return this.external.create({ ...person, method: 'OIDC', admin: person.isAdmin ?? false });
  }

  private refused(reason: string): null {
    this.log.warn('sign-in with OpenID refused', { reason });
    return null;
  }
}
