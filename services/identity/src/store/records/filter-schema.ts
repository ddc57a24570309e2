import { HOUSEHOLD_PREFERENCE_ATTRIBUTES } from '@larder/contracts';
import type { Attributes, Schema } from '@larder/query-filter';

const moments: Attributes = { createdAt: 'datetime', updatedAt: 'datetime' };

/** What members may know of each other, and nothing more: a filter on an e-mail address would give it away. */
const people: Attributes = {
  ...moments,
  id: 'uuid',
  username: { type: 'text', sortField: 'usernameSort' },
  fullName: { type: 'text', sortField: 'fullNameSort' },
  admin: 'boolean',
  groupId: 'uuid',
  householdId: 'uuid',
  group: { resource: 'groups', link: { field: 'groupId' } },
  household: { resource: 'households', link: { field: 'householdId' } },
};

/** Accounts, for administrators and the own household, who see all of this in the list. */
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

/** What visitors may ask for: nothing that leads to people. */
const exploredHouseholds: Attributes = {
  ...moments,
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
  ...moments,
  id: 'uuid',
  name: { type: 'text', sortField: 'nameSort' },
  slug: 'text',
  preferences: { attributes: { id: { type: 'uuid', field: 'id' }, privateGroup: 'boolean' } },
  households: { resource: 'households', link: 'owners' },
  users: { resource: 'people', link: 'owners' },
};

/** Everything that lists may be filtered and ordered by. Credentials and locks do not exist for callers. */
export const listSchema = { users, people, households, exploredHouseholds, groups } satisfies Schema;
export type Resource = keyof typeof listSchema;
