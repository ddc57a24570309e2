import { IdentityErrors, type UserBase } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { DefaultTenants } from '../../site/index.js';
import { GroupRepository, HouseholdRepository, type UserRecord } from '../../store/index.js';
import type { Membership } from './rules/user-fields.js';

type TenancyNames = Pick<UserBase, 'group' | 'household'>;

/** Finds the group and household that a request names. Throws for an unknown name; saves nothing. */
@Injectable()
export class TenancyResolver {
  constructor(
    private readonly groups: GroupRepository,
    private readonly households: HouseholdRepository,
    private readonly defaults: DefaultTenants,
  ) {}

  /** For a new user; absent names mean the default. */
  async forNew({ group: groupName, household: householdName }: TenancyNames): Promise<Membership> {
    const group = groupName ? await this.groups.findByName(groupName) : await this.defaults.group();
    if (!group) throw IdentityErrors.unknownTenant();
    const household = householdName
      ? await this.households.findByName(group._id, householdName)
      : await this.defaults.household(group);
    if (!household) throw IdentityErrors.unknownTenant();
    return { groupId: group._id, householdId: household._id };
  }

  /** For an existing user; absent names keep the current value. The household is looked up in the new group. */
  async forChange({ groupId, householdId }: UserRecord, { group, household }: TenancyNames): Promise<Membership> {
    if (group && !(await this.isGroup(groupId, group))) return this.forNew({ group, household });
    if (!household) return { groupId, householdId };
    const match = await this.households.findByName(groupId, household);
    if (!match) throw IdentityErrors.unknownTenant();
    return { groupId, householdId: match._id };
  }

  private async isGroup(groupId: string, name: string): Promise<boolean> {
    const group = await this.groups.findByName(name);
    if (!group) throw IdentityErrors.unknownTenant();
    return group._id === groupId;
  }
}
