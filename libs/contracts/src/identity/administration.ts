import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList, PageQuery } from '../paging/page.js';
import { Id } from '../primitives/id.js';
import { Flag } from '../primitives/scalars.js';
import { GroupCreate, GroupOut, GroupUpdate } from './tenants/group.js';
import { HouseholdCreate, HouseholdOut, HouseholdUpdate } from './tenants/household.js';
import { UserAdminUpdate, UserIn, UserOut } from './tenants/user.js';

/* Users, groups and households of the whole site. For administrators: checked by the gateway, and again by the service. */

const byId = z.object({ id: Id });

export const ListUsers = definePagedList({ subject: 'identity.admin-user.list', query: PageQuery, item: UserOut });
export const ReadUser = defineMessage({
  subject: 'identity.admin-user.read',
  request: byId,
  reply: UserOut,
  idempotent: true,
});
export const CreateUser = defineMessage({ subject: 'identity.admin-user.create', request: UserIn, reply: UserOut });
export const UpdateUserAsAdmin = defineMessage({
  subject: 'identity.admin-user.update',
  request: z.object({ id: Id, user: UserAdminUpdate }),
  reply: UserOut,
});
/** Deletes a user; the user's records go to the successor (docs/api/identity.md#moves-and-deletion). */
export const DeleteUser = defineMessage({ subject: 'identity.admin-user.delete', request: byId, reply: UserOut });
export const UnlockResult = z
  .object({ unlocked: z.number().int().describe('The number of unlocked accounts.') })
  .meta({ id: 'UnlockResults' });
/** With `force` also locks that have not expired; with `userId` only the lock of that user. */
export const UnlockQuery = z.object({
  force: Flag.default(false).describe('Also removes locks that have not expired.'),
  userId: Id.optional().describe('Only the lock of this user.'),
});
export type UnlockQuery = z.output<typeof UnlockQuery>;
/** Removes locks of accounts; returns their number. */
export const UnlockUsers = defineMessage({
  subject: 'identity.admin-user.unlock',
  request: z.object({ force: z.boolean(), userId: Id.optional() }),
  reply: UnlockResult,
});
export const ListGroups = definePagedList({ subject: 'identity.admin-group.list', query: PageQuery, item: GroupOut });
export const ReadGroup = defineMessage({
  subject: 'identity.admin-group.read',
  request: byId,
  reply: GroupOut,
  idempotent: true,
});
export const CreateGroup = defineMessage({
  subject: 'identity.admin-group.create',
  request: GroupCreate,
  reply: GroupOut,
});
export const UpdateGroup = defineMessage({
  subject: 'identity.admin-group.update',
  request: z.object({ id: Id, group: GroupUpdate }),
  reply: GroupOut,
});
/** Only for a group without users and households. */
export const DeleteGroup = defineMessage({ subject: 'identity.admin-group.delete', request: byId, reply: GroupOut });
export const ListHouseholds = definePagedList({
  subject: 'identity.admin-household.list',
  query: PageQuery,
  item: HouseholdOut,
});
export const ReadHousehold = defineMessage({
  subject: 'identity.admin-household.read',
  request: byId,
  reply: HouseholdOut,
  idempotent: true,
});
export const CreateHousehold = defineMessage({
  subject: 'identity.admin-household.create',
  request: HouseholdCreate,
  reply: HouseholdOut,
});
export const UpdateHousehold = defineMessage({
  subject: 'identity.admin-household.update',
  request: z.object({ id: Id, household: HouseholdUpdate }),
  reply: HouseholdOut,
});
/** Only for a household without users; another household of the group takes over its records. */
export const DeleteHousehold = defineMessage({
  subject: 'identity.admin-household.delete',
  request: byId,
  reply: HouseholdOut,
});
