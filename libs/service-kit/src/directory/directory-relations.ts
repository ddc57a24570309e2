import {
  HOUSEHOLD_PREFERENCE_ATTRIBUTES,
  type DirectoryGroup,
  type DirectoryHousehold,
  type DirectoryUser,
} from '@larder/contracts';
import {
  comparisonsOf,
  isMany,
  type Attributes,
  type CheckedFilter,
  type RelatedLocation,
  type RelationQuery,
  type Schema,
} from '@larder/query-filter';
import { sortValue, type SortValue } from '../paging/compare-rows.js';
import { matchEntry } from '../paging/match-entry.js';
import { valueAt } from '../paging/value-at.js';
import type { Directory } from './directory.js';

const groupFields = {
  id: 'uuid',
  name: 'text',
  slug: 'text',
  preferences: { attributes: { privateGroup: 'boolean' } },
} as const;
const householdFields = {
  id: 'uuid',
  name: 'text',
  slug: 'text',
  groupId: 'uuid',
  preferences: { attributes: HOUSEHOLD_PREFERENCE_ATTRIBUTES },
} as const;
const userFields = {
  id: 'uuid',
  username: 'text',
  fullName: 'text',
  groupId: 'uuid',
  householdId: 'uuid',
  admin: 'boolean',
} as const;
const members = { many: true, attributes: userFields } as const;
const groups = { ...groupFields, households: { many: true, attributes: householdFields }, users: members } as const;
const group = { attributes: groups } as const;
const households = { ...householdFields, group, users: members } as const;

/** The attributes by which records may be filtered and ordered through their users, households and groups. */
export const DIRECTORY_ATTRIBUTES = {
  users: { ...userFields, household: { attributes: households }, group },
  households,
  groups,
} as const satisfies Schema;

/** The relations of a record that has a user, a household and a group. */
export const DIRECTORY_RELATIONS = {
  user: { resource: 'users', link: { field: 'userId' } },
  household: { resource: 'households', link: { field: 'householdId' } },
  group: { resource: 'groups', link: { field: 'groupId' } },
} as const satisfies Attributes;

/** The users, households or groups of a group that match a filter; null for other resources. */
export async function directoryIds(
  directory: Directory,
  groupId: string,
  { resource, filter }: Pick<RelationQuery, 'resource' | 'filter'>,
): Promise<string[] | null> {
  const entries = await directoryEntries(directory, groupId, { resource, filter });
  return entries && entries.filter((entry) => !filter || matchEntry(filter, entry)).map(({ id }) => id);
}

/** The sort values of the users, households or groups of a group, by id; null for other resources. */
export async function directoryValues(
  directory: Directory,
  groupId: string,
  { resource, attribute }: Pick<RelatedLocation, 'resource' | 'attribute'>,
): Promise<Map<unknown, SortValue> | null> {
  const entries = await directoryEntries(directory, groupId, { resource });
  return entries && new Map(entries.map((entry) => [entry.id, sortValue(valueAt(entry, attribute.path))]));
}

interface Members {
  /** Empty unless the filter asks for them: a group may have thousands of users. */
  users: DirectoryUser[];
}
type GroupEntry = DirectoryGroup &
  Members & { preferences: { privateGroup: boolean }; households: DirectoryHousehold[] };
type HouseholdEntry = DirectoryHousehold & Members & { group: GroupEntry | undefined };
type UserEntry = DirectoryUser & { household: HouseholdEntry | undefined; group: GroupEntry | undefined };

/**
 * The users, households or groups of a group, each with its household and its group, as `DIRECTORY_ATTRIBUTES` names
 * them; null for other resources. Their members and households are read for a filter on them only.
 */
export async function directoryEntries(
  directory: Directory,
  groupId: string,
  { resource, filter = null }: { resource: string; filter?: CheckedFilter | null },
): Promise<(UserEntry | HouseholdEntry | GroupEntry)[] | null> {
  if (!Object.hasOwn(DIRECTORY_ATTRIBUTES, resource)) return null;
  const withLists = filter !== null && comparisonsOf(filter).some(({ attribute }) => isMany(attribute));
  const [groups, households, users] = await Promise.all([
    directory.groups([groupId]),
    resource === 'groups' && !withLists ? [] : directory.householdsOf(groupId),
    resource === 'users' || withLists ? directory.usersOf(groupId) : [],
  ]);
  const groupEntries = groups.map((entry) => {
    return { ...entry, preferences: { privateGroup: entry.privateGroup }, households, users };
  });
  if (resource === 'groups') return groupEntries;
  const [group] = groupEntries;
  const householdEntries = households.map((entry) => {
    return { ...entry, group, users: withLists ? users.filter(({ householdId }) => householdId === entry.id) : [] };
  });
  if (resource === 'households') return householdEntries;
  const byId = new Map(householdEntries.map((entry) => [entry.id, entry]));
  return users.map((entry) => ({ ...entry, household: byId.get(entry.householdId), group }));
}
