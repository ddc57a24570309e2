import { HOUSEHOLD_PREFERENCE_ATTRIBUTES } from '@larder/contracts';
import type { Attributes, Schema } from '@larder/query-filter';

const timestamps: Attributes = { createdAt: 'datetime', updatedAt: 'datetime' };

/** The fields that members may see of each other. A filter on an e-mail address would reveal it. */
const people: Attributes = {
  ...timestamps,
  id: 'uuid',
  username: { type: 'text', sortField: 'usernameSort' },
  fullName: { type: 'text', sortField: 'fullNameSort' },
  admin: 'boolean',
  groupId: 'uuid',
  householdId: 'uuid',
  group: { resource: 'groups', link: { field: 'groupId' } },
  household: { resource: 'households', link: { field: 'householdId' } },
};

/** The fields of accounts, for administrators and members of the same household, whose lists contain all of them. */
const users: Attributes = {
  ...people,
  email: 'text',
  authMethod: 'text',
  advanced: 'boolean',
  canInvite: 'boolean',
  canManage: 'boolean',
  canManageHousehold: 'boolean',
  canOrganize: 'boolean',
  cacheKey: 'text',
};

/** The fields for visitors: none that reveals users. */
const exploredHouseholds: Attributes = {
  ...timestamps,
  id: 'uuid',
  name: { type: 'text', sortField: 'nameSort' },
  slug: 'text',
  groupId: 'uuid',
  preferences: {
    attributes: {
      id: { type: 'uuid', field: 'id' },
      ...HOUSEHOLD_PREFERENCE_ATTRIBUTES,
    },
  },
};

const households: Attributes = {
  ...exploredHouseholds,
  group: { resource: 'groups', link: { field: 'groupId' } },
  users: { resource: 'people', link: 'owners' },
};

const groups: Attributes = {
  ...timestamps,
  id: 'uuid',
  name: { type: 'text', sortField: 'nameSort' },
  slug: 'text',
  preferences: { attributes: { id: { type: 'uuid', field: 'id' }, privateGroup: 'boolean' } },
  households: { resource: 'households', link: 'owners' },
  users: { resource: 'people', link: 'owners' },
};

/** All fields that lists may be filtered and ordered by. Credentials and locks are not included. */
export const listSchema = { users, people, households, exploredHouseholds, groups } satisfies Schema;
export type Resource = keyof typeof listSchema;
