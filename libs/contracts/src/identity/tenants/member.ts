import { z } from 'zod';
import { defineMessage } from '../../messaging/define-message.js';
import { Id } from '../../primitives/id.js';
import { Flag } from '../../primitives/scalars.js';
import { UserOut } from './user.js';

/** The permissions of a member; absent ones are removed. */
export const MemberPermissions = z
  .object({
    userId: Id,
    canManageHousehold: Flag.default(false),
    canManage: Flag.default(false),
    canInvite: Flag.default(false),
    canOrganize: Flag.default(false),
  })
  .meta({ id: 'SetPermissions' });
export type MemberPermissions = z.output<typeof MemberPermissions>;

/** Counts of recipes and members of the household; organizers are those of the group. */
export const HouseholdStatistics = z
  .object({
    totalRecipes: z.number().int().describe('The number of recipes of the household.'),
    totalUsers: z.number().int().describe('The number of users of the household.'),
    totalCategories: z.number().int().describe('The number of categories of the group.'),
    totalTags: z.number().int().describe('The number of tags of the group.'),
    totalTools: z.number().int().describe('The number of tools of the group.'),
  })
  .meta({ id: 'HouseholdStatistics' });
export type HouseholdStatistics = z.output<typeof HouseholdStatistics>;

/** Sets the permissions of a member. For managers of the household; not for themselves, nor for administrators. */
export const UpdateMemberPermissions = defineMessage({
  subject: 'identity.member-permissions.update',
  request: MemberPermissions,
  reply: UserOut,
});
export const ReadHouseholdStatistics = defineMessage({
  subject: 'identity.household-statistics.read',
  request: z.object({}),
  reply: HouseholdStatistics,
  idempotent: true,
});
