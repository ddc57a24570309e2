import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList, PageQuery } from '../paging/page.js';
import { GroupPreferences, GroupPreferencesUpdate, GroupSummary } from './tenants/group.js';
import {
  HouseholdOut,
  HouseholdPreferences,
  HouseholdPreferencesUpdate,
  HouseholdSummary,
} from './tenants/household.js';
import { UserOut, UserSummary } from './tenants/user.js';

/* The group and the household of the caller. */

const Empty = z.object({});

export const ReadOwnGroup = defineMessage({
  subject: 'identity.group.read-own',
  request: Empty,
  reply: GroupSummary,
  idempotent: true,
});
export const ReadGroupPreferences = defineMessage({
  subject: 'identity.group-preferences.read',
  request: Empty,
  reply: GroupPreferences,
  idempotent: true,
});
/** For members who manage the group. */
export const UpdateGroupPreferences = defineMessage({
  subject: 'identity.group-preferences.update',
  request: GroupPreferencesUpdate,
  reply: GroupPreferences,
});
/** The members of the caller's group, with the fields that members may see of each other. */
export const ListGroupMembers = definePagedList({
  subject: 'identity.group-member.list',
  query: PageQuery,
  item: UserSummary,
});
export const ReadGroupMember = defineMessage({
  subject: 'identity.group-member.read',
  request: z.object({ usernameOrId: z.string() }),
  reply: UserSummary,
  idempotent: true,
});
export const ListGroupHouseholds = definePagedList({
  subject: 'identity.group-household.list',
  query: PageQuery,
  item: HouseholdSummary,
});
export const ReadGroupHousehold = defineMessage({
  subject: 'identity.group-household.read',
  request: z.object({ slugOrId: z.string() }),
  reply: HouseholdSummary,
  idempotent: true,
});
export const ReadOwnHousehold = defineMessage({
  subject: 'identity.household.read-own',
  request: Empty,
  reply: HouseholdOut,
  idempotent: true,
});
export const ReadHouseholdPreferences = defineMessage({
  subject: 'identity.household-preferences.read',
  request: Empty,
  reply: HouseholdPreferences,
  idempotent: true,
});
/** For members who manage the household. */
export const UpdateHouseholdPreferences = defineMessage({
  subject: 'identity.household-preferences.update',
  request: HouseholdPreferencesUpdate,
  reply: HouseholdPreferences,
});
/** The members of the caller's household, with all their fields. */
export const ListHouseholdMembers = definePagedList({
  subject: 'identity.household-member.list',
  query: PageQuery,
  item: UserOut,
});
