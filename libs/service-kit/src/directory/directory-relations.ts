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

/** The attributes by which records may be filtered and ordered through their users, households and groups. */
export const DIRECTORY_ATTRIBUTES = {
  users: { id: 'uuid', username: 'text', fullName: 'text', groupId: 'uuid', householdId: 'uuid', admin: 'boolean' },
  households: {
    id: 'uuid',
    name: 'text',
    slug: 'text',
    groupId: 'uuid',
    preferences: { attributes: HOUSEHOLD_PREFERENCE_ATTRIBUTES },
  },
  groups: { id: 'uuid', name: 'text', slug: 'text' },
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
  const entries = await entriesOf(directory, groupId, resource);
  return entries && entries.filter((entry) => !filter || matchEntry(filter, entry)).map(({ id }) => id);
}

/** The sort values of the users, households or groups of a group, by id; null for other resources. */
export async function directoryValues(
  directory: Directory,
  groupId: string,
  { resource, attribute }: Pick<RelatedLocation, 'resource' | 'attribute'>,
): Promise<Map<unknown, SortValue> | null> {
  const entries = await entriesOf(directory, groupId, resource);
  return entries && new Map(entries.map((entry) => [entry.id, sortValue(valueAt(entry, attribute.path))]));
}

type Entry = DirectoryUser | DirectoryHousehold | DirectoryGroup;

async function entriesOf(directory: Directory, groupId: string, resource: string): Promise<Entry[] | null> {
  if (resource === 'users') return directory.usersOf(groupId);
  if (resource === 'households') return directory.householdsOf(groupId);
  return resource === 'groups' ? directory.groups([groupId]) : null;
}
