import { ActorChanged, Email, type AuthMethod } from '@larder/contracts';
import { Broadcasts, Log, newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { StructureLock } from '../concurrency/structure-lock.js';
import { isDuplicate } from '../records/is-duplicate.js';
import { AccountRepository, type Account } from '../sessions/account.repository.js';
import { DefaultTenants } from '../site/default-tenants.js';
import { impliedFlags, newUserFields, type Place } from '../users/user-fields.js';
import { UserRepository } from '../users/user.repository.js';

/** Somebody a directory or a provider vouches for, who has no account yet. */
export interface Newcomer {
  username: string;
  fullName: string;
  email: string;
  authMethod: Exclude<AuthMethod, 'Mealie'>;
  admin: boolean;
}

const NO_FLAGS = { advanced: false, canInvite: false, canManage: false, canManageHousehold: false, canOrganize: false };
const LONGEST = 255;

/** Accounts of people whose passwords are kept elsewhere. */
@Injectable()
export class ExternalAccounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly users: UserRepository,
    private readonly defaults: DefaultTenants,
    private readonly structure: StructureLock,
    private readonly broadcasts: Broadcasts,
    private readonly log: Log,
  ) {}

  /** An account in the default group and household; null when its name or address belongs to somebody else. */
  async create({ username, fullName, email, authMethod, admin }: Newcomer): Promise<Account | null> {
    const address = Email.safeParse(email);
    const names = { username: username.trim().slice(0, LONGEST), fullName: fullName.trim().slice(0, LONGEST) };
    if (!address.success || !names.username || !names.fullName) return this.refused(authMethod, 'incomplete');
    const draft = { ...names, ...NO_FLAGS, email: address.data, authMethod, admin };
    try {
      const user = await this.structure.run(async () =>
        this.users.insert(newId(), newUserFields(draft, await this.defaultPlace()), null),
      );
      this.log.info('account created at the first sign-in', { createdUserId: user._id, method: authMethod });
      return this.accounts.find(user._id);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return this.refused(authMethod, 'name or address belongs to another account');
    }
  }

  /** Gives or takes the administrator's flag. The last administrator keeps it, or nobody could set things right. */
  async applyAdmin(account: Account, admin: boolean): Promise<Account> {
    if (account.admin === admin) return account;
    const done = await this.structure.run(() => this.change(account._id, admin));
    if (!done) this.log.warn('the last administrator keeps the flag', { changedUserId: account._id });
    return (await this.accounts.find(account._id)) ?? account;
  }

  private async change(id: string, admin: boolean): Promise<boolean> {
    if (!admin && !(await this.users.hasOtherAdmin(id))) return false;
    await this.users.change(id, (user) => impliedFlags({ ...user, admin }));
    this.broadcasts.send(ActorChanged, { userId: id });
    this.log.info('administrator flag follows the directory', { changedUserId: id, admin });
    return true;
  }

  private async defaultPlace(): Promise<Place> {
    const group = await this.defaults.group();
    const household = group && (await this.defaults.household(group));
    if (!household) throw new Error('There is no default group or household for new accounts.');
    return { groupId: group._id, householdId: household._id };
  }

  private refused(method: AuthMethod, reason: string): null {
    this.log.warn('no account could be made at the sign-in', { method, reason });
    return null;
  }
}
