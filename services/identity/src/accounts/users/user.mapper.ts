import type { TokenOut, UserOut, UserSummary } from '@larder/contracts';
import type { GroupRecord, HouseholdRecord, UserRecord } from '../../store/index.js';

/** The group and household of a user, as in responses. */
export interface Tenancy {
  group: Pick<GroupRecord, '_id' | 'name' | 'slug'>;
  household: Pick<HouseholdRecord, '_id' | 'name' | 'slug'>;
}

/** A user in its contract shape. `tokens` is only set for the caller's own account. */
export function toUserOut(user: UserRecord, { group, household }: Tenancy, tokens: TokenOut[] | null): UserOut {
  return {
    id: user._id,
    username: user.username,
    fullName: user.fullName,
    email: user.email,
    authMethod: user.authMethod,
    admin: user.admin,
    group: group.name,
    household: household.name,
    advanced: user.advanced,
    canInvite: user.canInvite,
    canManage: user.canManage,
    canManageHousehold: user.canManageHousehold,
    canOrganize: user.canOrganize,
    groupId: group._id,
    groupSlug: group.slug,
    householdId: household._id,
    householdSlug: household.slug,
    tokens,
    cacheKey: user.cacheKey,
  };
}

/** The fields of a user that all members of the group may see. */
export function toUserSummary(user: UserRecord): UserSummary {
  return {
    id: user._id,
    groupId: user.groupId,
    householdId: user.householdId,
    username: user.username,
    fullName: user.fullName,
    cacheKey: user.cacheKey,
  };
}
