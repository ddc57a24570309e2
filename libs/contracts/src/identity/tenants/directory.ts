import { z } from 'zod';
import { defineBroadcast } from '../../messaging/define-broadcast.js';
import { defineEvent } from '../../messaging/define-event.js';
import { defineStream } from '../../messaging/define-message.js';
import { Id } from '../../primitives/id.js';
import { HouseholdPreferences } from './household.js';

const entry = {
  id: Id,
  groupId: Id,
  /** Grows with each change; an older entry is ignored. */
  revision: z.number().int(),
};

/** The fields of a user that other services copy. */
export const DirectoryUser = z.object({
  ...entry,
  kind: z.literal('user'),
  householdId: Id,
  username: z.string(),
  fullName: z.string(),
  admin: z.boolean(),
});
export type DirectoryUser = z.output<typeof DirectoryUser>;

/** The fields of a household that other services copy, with its preferences. */
export const DirectoryHousehold = z.object({
  ...entry,
  kind: z.literal('household'),
  name: z.string(),
  slug: z.string(),
  preferences: HouseholdPreferences.omit({ id: true }).extend({
    /** Absent in entries of earlier versions; defaults to true. */
    convertShoppingUnits: z.boolean().optional(),
  }),
});
export type DirectoryHousehold = z.output<typeof DirectoryHousehold>;

/** The fields of a group that other services copy. `groupId` equals `id`. */
export const DirectoryGroup = z.object({
  ...entry,
  kind: z.literal('group'),
  name: z.string(),
  slug: z.string(),
  privateGroup: z.boolean(),
});
export type DirectoryGroup = z.output<typeof DirectoryGroup>;

/** An entry of the directory: the users, households and groups that other services copy. */
export const DirectoryEntry = z.discriminatedUnion('kind', [DirectoryUser, DirectoryHousehold, DirectoryGroup]);
export type DirectoryEntry = z.output<typeof DirectoryEntry>;

/** A user, household or group was created or changed: the complete entry, for the copies of other services. */
export const DirectoryEntrySaved = defineEvent('directory-entry.saved', z.object({ entry: DirectoryEntry }));

/**
 * A user, household or group was deleted. The successor takes over the records, if there is one: of a user the user
 * `successorId`, of a household the household `heirHouseholdId` (stored events and jobs have that name).
 */
export const DirectoryEntryDeleted = defineEvent(
  'directory-entry.deleted',
  z.object({
    kind: z.enum(['user', 'household', 'group']),
    id: Id,
    revision: z.number().int(),
    successorId: Id.nullish(),
    heirHouseholdId: Id.nullish(),
  }),
);

/** All entries, for a service whose copy is empty or incomplete. */
export const ReadDirectory = defineStream({
  subject: 'identity.directory.read',
  request: z.object({}),
  item: DirectoryEntry,
});

/** A service has written these entries of its directory: its replicas remove them from their caches. */
export const DirectoryChanged = defineBroadcast('directory.changed', z.object({ ids: z.array(Id).max(1000) }));
