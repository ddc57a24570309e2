import { InjectConfig, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { type Account, AccountRepository } from '../../store/index.js';
import type { IdentityConfig } from '../../config.js';
import { ExternalAccounts } from '../external-accounts/external-accounts.js';
import { IdentityLinks } from '../external-accounts/identity-links.js';
import { isUnconfirmedAddress, mayLink } from './link-rules.js';
import type { OidcProfile } from './oidc-identity.js';

/** Finds the accounts of users of the OpenID provider, and creates missing ones. */
@Injectable()
export class OidcAccounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: IdentityLinks,
    private readonly external: ExternalAccounts,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** The account of a user of the provider; null when the user may not sign in. */
  async accountOf(profile: OidcProfile): Promise<Account | null> {
    if (!profile.isAllowed) return this.logRefusal('not in a group that may sign in');
    const linked = await this.links.find({ method: 'OIDC', key: profile.key });
    if (linked) return profile.isAdmin === null ? linked : this.external.applyAdmin(linked, profile.isAdmin);
    return this.linkOrCreate(profile);
  }

  private async linkOrCreate(profile: OidcProfile): Promise<Account | null> {
    const existing = await this.findByNames(profile);
    if (existing.length === 0) return this.create(profile);
    const own = existing.find((account) => mayLink(account, profile));
    if (own) return this.external.link(own, { ...profile, method: 'OIDC' }, profile.isAdmin);
    // A concurrent sign-in of the same user may have created the account.
    const created = await this.links.find({ method: 'OIDC', key: profile.key });
    return created ?? this.logRefusal('an account of this name or address is not linked, nor is its address confirmed');
  }

  /** Accounts whose name or address equals the user claim or the address. */
  private async findByNames({ login, email }: OidcProfile): Promise<Account[]> {
    const matches = await Promise.all([login, email].map((text) => this.accounts.findByLogin(text)));
    return matches.filter((account) => account !== null);
  }

  private async create(profile: OidcProfile): Promise<Account | null> {
    if (!this.config.OIDC_SIGNUP_ENABLED) return this.logRefusal('no account, and none may be created');
    if (isUnconfirmedAddress(profile)) return this.logRefusal('the address is not confirmed');
    return this.external.create({ ...profile, method: 'OIDC', admin: profile.isAdmin ?? false });
  }

  private logRefusal(reason: string): null {
    this.log.warn('sign-in with OpenID refused', { reason });
    return null;
  }
}
