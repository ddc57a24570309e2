import type { Actor, DirectoryGroup, DirectoryHousehold, DirectoryUser } from '@larder/contracts';

/** The directory entries of a member: group, household with default preferences, and user. */
export function directoryEntriesOf(actor: Actor): [DirectoryGroup, DirectoryHousehold, DirectoryUser] {
  return [aDirectoryGroup(actor), aDirectoryHousehold(actor), aDirectoryUser(actor)];
}

export function aDirectoryUser(
  { userId, groupId, householdId, username, admin }: Actor,
  fields: Partial<DirectoryUser> = {},
): DirectoryUser {
  return {
    kind: 'user',
    id: userId,
    groupId,
    householdId,
    revision: 1,
    username,
    fullName: username,
    admin,
    ...fields,
  };
}

type HouseholdFields = Partial<Omit<DirectoryHousehold, 'preferences'>> & {
  preferences?: Partial<DirectoryHousehold['preferences']>;
};

export function aDirectoryHousehold(
  { householdId, householdSlug, groupId }: Actor,
  { preferences, ...fields }: HouseholdFields = {},
): DirectoryHousehold {
  return {
    kind: 'household',
    id: householdId,
    groupId,
    revision: 1,
    name: householdSlug,
    slug: householdSlug,
    preferences: { ...PREFERENCES, ...preferences },
    ...fields,
  };
}

export function aDirectoryGroup({ groupId, groupSlug }: Actor, fields: Partial<DirectoryGroup> = {}): DirectoryGroup {
  return {
    kind: 'group',
    id: groupId,
    groupId,
    revision: 1,
    name: groupSlug,
    slug: groupSlug,
    privateGroup: false,
    ...fields,
  };
}

const PREFERENCES: DirectoryHousehold['preferences'] = {
  privateHousehold: false,
  lockRecipeEditsFromOtherHouseholds: false,
  firstDayOfWeek: 0,
  recipePublic: true,
  recipeShowNutrition: false,
  recipeShowAssets: false,
  recipeLandscapeView: false,
  recipeDisableComments: false,
  recipeDisableAmount: false,
};
