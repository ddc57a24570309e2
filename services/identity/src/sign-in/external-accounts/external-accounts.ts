import { cleanName, Email, truncate } from '@larder/contracts';
import { isDuplicateKey, Log, newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { impliedFlags, newUserFields, type Membership } from '../../accounts/index.js';
import { DefaultTenants } from '../../site/index.js';
import {
  type Account,
  AccountRepository,
  ApiTokenRepository,
  type ExternalMethod,
  KEY_FIELDS,
  StructureLock,
  UserRepository,
} from '../../store/index.js';
import { IdentityLinks, type ExternalIdentity } from './identity-links.js';

/** A user who was authenticated by an LDAP server or OpenID provider and has no account yet. */
export interface NewExternalUser extends ExternalIdentity {
  fullName: string;
  admin: boolean;
}

const NO_FLAGS = { advanced: false, canInvite: false, canManage: false, canManageHousehold: false, canOrganize: false };
const MAX_LENGTH = 255;

/** Accounts of users who sign in with an LDAP server or OpenID provider. */
@Injectable()
export class ExternalAccounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly users: UserRepository,
    private readonly links: IdentityLinks,
    private readonly apiTokens: ApiTokenRepository,
    private readonly defaults: DefaultTenants,
    private readonly structure: StructureLock,
    private readonly log: Log,
  ) {}

  /** Creates an account in the default group and household; null when its name or address belongs to another user. */
  async create(externalUser: NewExternalUser): Promise<Account | null> {
    const { method, key, admin } = externalUser;
    const names = namesOf(externalUser);
    if (!names) return this.refuse(method, 'incomplete');
    const draft = { ...names, ...NO_FLAGS, authMethod: method, admin };
    try {
      const user = await this.structure.run(async () => {
        const fields = newUserFields(draft, await this.defaultMembership());
        return this.users.insert(newId(), { ...fields, [KEY_FIELDS[method]]: key }, null);
      });
      this.log.info('account created at the first sign-in', { createdUserId: user._id, method });
      return this.accounts.find(user._id);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const existing = await this.links.find(externalUser); // created by a concurrent sign-in of the same user
      return existing ?? this.refuse(method, 'name or address belongs to another account');
    }
  }

  /**
   * Links an account that existed before. This sign-in may remove the administrator flag but not set it; only the next
   * one proves that the link is correct.
   */
  async link(account: Account, identity: ExternalIdentity, isAdmin: boolean | null): Promise<Account | null> {
    const linked = await this.links.link(account, identity);
    if (!linked || isAdmin !== false) return linked;
    return this.applyAdmin(linked, false);
  }

  /** Sets or removes the administrator flag. The last administrator keeps it, so that the site can still be managed. */
  async applyAdmin(account: Account, admin: boolean): Promise<Account> {
    if (account.admin === admin) return account;
    // API tokens from before the link belong to the previous user: they must not get administrator rights.
    if (admin && account.linkedAt) await this.apiTokens.deleteOlderThan(account._id, account.linkedAt);
    const done = await this.structure.run(() => this.change(account._id, admin));
    if (!done) this.log.warn('the last administrator keeps the role', { changedUserId: account._id });
    return (await this.accounts.find(account._id)) ?? account;
  }

  private async change(id: string, admin: boolean): Promise<boolean> {
    if (!admin && !(await this.users.hasOtherAdmin(id))) return false;
    await this.users.change(id, (user) => impliedFlags({ ...user, admin }));
    this.log.info('administrator role updated from the LDAP server', { changedUserId: id, admin });
    return true;
  }

  private async defaultMembership(): Promise<Membership> {
    const group = await this.defaults.group();
    const household = group && (await this.defaults.household(group));
    if (!household) throw new Error('There is no default group or household for new accounts.');
    return { groupId: group._id, householdId: household._id };
  }

  private refuse(method: ExternalMethod, reason: string): null {
    this.log.warn('account not created at the sign-in', { method, reason });
    return null;
  }
}

/** The stored form of the names; null when one is missing or the e-mail address is invalid. */
function namesOf({ username, fullName, email }: NewExternalUser) {
  const address = Email.safeParse(email);
  const names = {
    username: truncate(cleanName(username), MAX_LENGTH),
    fullName: truncate(cleanName(fullName), MAX_LENGTH),
  };
  return address.success && names.username && names.fullName ? { ...names, email: address.data } : null;
}
