import type { Actor } from '../messaging/actor.js';

/** Where a record belongs. */
export interface Home {
  groupId: string;
  householdId?: string | null;
  userId?: string | null;
}

/**
 * Who of the signed-in people may see a record (docs/api/identity.md#visibility): the whole group, the household, or
 * its owner. Nothing is ever seen by another group; being an administrator does not help outside the administrators'
 * calls.
 */
export const VISIBLE_TO = {
  recipe: 'group',
  comment: 'group',
  'timeline-event': 'group',
  rating: 'group',
  organizer: 'group',
  food: 'group',
  unit: 'group',
  label: 'group',
  report: 'group',
  export: 'group',
  'share-link': 'group',
  'member-summary': 'group',
  'household-summary': 'group',
  member: 'household',
  cookbook: 'household',
  'plan-entry': 'household',
  'plan-rule': 'household',
  'shopping-list': 'household',
  webhook: 'household',
  notifier: 'household',
  'recipe-action': 'household',
  invitation: 'household',
  'api-token': 'user',
} as const;
export type RecordKind = keyof typeof VISIBLE_TO;

type Person = Pick<Actor, 'userId' | 'groupId' | 'householdId'>;

/** Whether a signed-in person may see a record; what may not be seen is answered as absent. */
export function canView(person: Person, kind: RecordKind, { groupId, householdId, userId }: Home): boolean {
  if (person.groupId !== groupId) return false;
  if (VISIBLE_TO[kind] === 'household') return person.householdId === householdId;
  return VISIBLE_TO[kind] === 'group' || person.userId === userId;
}

interface Group {
  privateGroup: boolean;
}
interface Household {
  privateHousehold: boolean;
}
interface Publishable {
  public: boolean;
}

/**
 * What visitors may see without a session (docs/api/identity.md#visibility). Whatever is not known counts as private. A
 * group's privacy covers all of it; a household's covers what it owns, but neither foods nor organizers.
 */
export const isPubliclyVisible = {
  /** The group itself, its foods, units, labels, categories, tags and tools. */
  group: (group: Group | null): boolean => group !== null && !group.privateGroup,

  household: (group: Group | null, household: Household | null): boolean =>
    isPubliclyVisible.group(group) && household !== null && !household.privateHousehold,

  recipe: (group: Group | null, household: Household | null, settings: Publishable): boolean =>
    isPubliclyVisible.household(group, household) && settings.public,

  cookbook: (group: Group | null, household: Household | null, cookbook: Publishable): boolean =>
    isPubliclyVisible.household(group, household) && cookbook.public,
};

/** What has to be known of the group that files belong to. */
export type FileOwner = Group & { groupId: string };

/**
 * Who may read a file of a group: everybody, its members only, or not this caller. `isProtected` says whether files of
 * this kind need a session where the group is private; administrators may read all of them.
 */
export function fileAudience(
  owner: FileOwner,
  caller: Pick<Actor, 'groupId' | 'admin'> | null,
  isProtected: boolean,
): 'public' | 'private' | null {
  if (!isProtected || isPubliclyVisible.group(owner)) return 'public';
  return caller && (caller.admin || caller.groupId === owner.groupId) ? 'private' : null;
}
