import { z } from 'zod';
import { defineEvent } from '../../messaging/define-event.js';
import { defineStream } from '../../messaging/define-message.js';
import { Id } from '../../primitives/id.js';

const entry = {
  id: Id,
  groupId: Id,
  /** Grows with each change; an older one is ignored. */ revision: z.number().int(),
};

/** What other services may know of a user. */
export const DirectoryUser = z.object({
  ...entry,
  kind: z.literal('user'),
  householdId: Id,
  username: z.string(),
  fullName: z.string(),
  admin: z.boolean(),
});
export type DirectoryUser = z.output<typeof DirectoryUser>;

/** What other services may know of a household, with its preferences. */
export const DirectoryHousehold = z.object({
  ...entry,
  kind: z.literal('household'),
  name: z.string(),
  slug: z.string(),
  preferences: z.object({
    privateHousehold: z.boolean(),
    lockRecipeEditsFromOtherHouseholds: z.boolean(),
    firstDayOfWeek: z.number().int(),
    recipePublic: z.boolean(),
    recipeShowNutrition: z.boolean(),
    recipeShowAssets: z.boolean(),
    recipeLandscapeView: z.boolean(),
    recipeDisableComments: z.boolean(),
    recipeDisableAmount: z.boolean(),
    /** Absent in entries of earlier versions, and then on. */
    convertShoppingUnits: z.boolean().optional(),
  }),
});
export type DirectoryHousehold = z.output<typeof DirectoryHousehold>;

/** What other services may know of a group. `groupId` equals `id`. */
export const DirectoryGroup = z.object({
  ...entry,
  kind: z.literal('group'),
  name: z.string(),
  slug: z.string(),
  privateGroup: z.boolean(),
});
export type DirectoryGroup = z.output<typeof DirectoryGroup>;

export const DirectoryEntry = z.discriminatedUnion('kind', [DirectoryUser, DirectoryHousehold, DirectoryGroup]);
export type DirectoryEntry = z.output<typeof DirectoryEntry>;

/** A user, household or group was created or changed: the whole entry, to be copied. */
export const DirectoryEntrySaved = defineEvent('directory-entry.saved', z.object({ entry: DirectoryEntry }));

/**
 * A user, household or group was deleted. `successorId` names the user who takes over a deleted user's records, `heirHouseholdId` where
 * what still points to a deleted household belongs now; each if there is one.
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

/** Every entry, for a service whose copy is empty or has a gap. */
export const ReadDirectory = defineStream({
  subject: 'identity.directory.read',
  request: z.object({}),
  item: DirectoryEntry,
});
