import { InjectConfig } from '@larder/service-kit';
import type { Registration } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { uniqueKey } from '../../text/index.js';
import { TenantCreator } from '../../tenants/index.js';
import {
  type GroupRecord,
  GroupRepository,
  HouseholdRepository,
  StructureLock,
  type UserRecord,
} from '../../store/index.js';
import type { IdentityConfig } from '../../config.js';
import { NewAccounts } from './new-accounts.js';

/** Registration with a new group, if registration is open. */
@Injectable()
export class GroupRegistration {
  constructor(
    private readonly creator: TenantCreator,
    private readonly groups: GroupRepository,
    private readonly households: HouseholdRepository,
    private readonly accounts: NewAccounts,
    private readonly structure: StructureLock,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** Removes the group when the account cannot be created. */
  register(form: Registration, passwordHash: string): Promise<UserRecord> {
    return this.structure.run(async () => {
      const group = await this.creator.group(form.group ?? '', { privateGroup: form.private });
      try {
        const membership = { groupId: group._id, householdId: await this.householdFor(form, group) };
        return await this.accounts.create({ form, membership, passwordHash, founder: true });
      } catch (error) {
        await this.remove(group._id);
        throw error;
      }
    });
  }

  /** The group's first household, unless the form names another. */
  private async householdFor({ household: name, advanced }: Registration, group: GroupRecord): Promise<string> {
    if (!name || uniqueKey(name) === uniqueKey(this.config.DEFAULT_HOUSEHOLD)) return group.defaultHouseholdId;
    const defaults = {
      recipeShowNutrition: advanced,
      recipeShowAssets: advanced,
      recipeDisableComments: advanced,
      recipeDisableAmount: advanced,
    };
    const household = await this.creator.household(
      { ...group, preferences: { ...group.preferences, ...defaults } },
      name,
    );
    return household._id;
  }

  private async remove(groupId: string): Promise<void> {
    for (const household of await this.households.findOfGroups([groupId])) await this.households.delete(household);
    const group = await this.groups.find(groupId);
    if (group) await this.groups.delete(group);
  }
}
