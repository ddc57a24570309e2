import {
  HOUSEHOLD_PREFERENCE_ATTRIBUTES,
  type DirectoryGroup,
  type DirectoryHousehold,
  type DirectoryUser,
} from '@larder/contracts';
import type { Attributes, RelatedLocation, RelationQuery, Schema } from '@larder/query-filter';
import { sortValue, type SortValue } from '../paging/compare-rows.js';
import { matchEntry } from '../paging/match-entry.js';
import { valueAt } from '../paging/value-at.js';
import type { Directory } from './directory.js';

const groups = {
  id: 'uuid',
  name: 'text',
  slug: 'text',
  preferences: { attributes: { privateGroup: 'boolean' } },
} as const;
const group = { attributes: groups } as const;
const households = {
  id: 'uuid',
  name: 'text',
  slug: 'text',
  groupId: 'uuid',
  preferences: { attributes: HOUSEHOLD_PREFERENCE_ATTRIBUTES },
  group,
} as const;

/** The attributes by which records may be filtered and ordered through their users, households and groups. */
export const DIRECTORY_ATTRIBUTES = {
  users: {
    id: 'uuid',
    username: 'text',
    fullName: 'text',
    groupId: 'uuid',
    householdId: 'uuid',
    admin: 'boolean',
    household: { attributes: households },
    group,
  },
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
  const entries = await directoryEntries(directory, groupId, resource);
  return entries && entries.filter((entry) => !filter || matchEntry(filter, entry)).map(({ id }) => id);
}

/** The sort values of the users, households or groups of a group, by id; null for other resources. */
export async function directoryValues(
  directory: Directory,
  groupId: string,
  { resource, attribute }: Pick<RelatedLocation, 'resource' | 'attribute'>,
): Promise<Map<unknown, SortValue> | null> {
  const entries = await directoryEntries(directory, groupId, resource);
  return entries && new Map(entries.map((entry) => [entry.id, sortValue(valueAt(entry, attribute.path))]));
}

type GroupEntry = DirectoryGroup & { preferences: { privateGroup: boolean } };
type HouseholdEntry = DirectoryHousehold & { group: GroupEntry | undefined };
type UserEntry = DirectoryUser & { household: HouseholdEntry | undefined; group: GroupEntry | undefined };

/**
 * The users, households or groups of a group, each with its household and its group, as `DIRECTORY_ATTRIBUTES` names
 * them; null for other resources.
 */
export async function directoryEntries(
  directory: Directory,
  groupId: string,
  resource: string,
): Promise<(UserEntry | HouseholdEntry | GroupEntry)[] | null> {
  if (resource === 'groups') return groupEntries(directory, groupId);
  if (resource === 'households') return householdEntries(directory, groupId);
  return resource === 'users' ? userEntries(directory, groupId) : null;
}

async function groupEntries(directory: Directory, groupId: string): Promise<GroupEntry[]> {
  const existing = await directory.groups([groupId]);
  return existing.map((entry) => ({ ...entry, preferences: { privateGroup: entry.privateGroup } }));
}

async function householdEntries(directory: Directory, groupId: string): Promise<HouseholdEntry[]> {
  const [[ofAll], existing] = await Promise.all([groupEntries(directory, groupId), directory.householdsOf(groupId)]);
  return existing.map((entry) => ({ ...entry, group: ofAll }));
}

async function userEntries(directory: Directory, groupId: string): Promise<UserEntry[]> {
  const [all, [ofAll], existing] = await Promise.all([
    householdEntries(directory, groupId),
    groupEntries(directory, groupId),
    directory.usersOf(groupId),
  ]);
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  return existing.map((entry) => ({ ...entry, household: byId.get(entry.householdId), group: ofAll }));
}
