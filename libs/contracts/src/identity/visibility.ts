import type { Actor } from '../messaging/actor.js';

/** The owner of a record: its group, household or user. */
export interface RecordOwner {
  groupId: string;
  householdId?: string | null;
  userId?: string | null;
}

/**
 * The signed-in users who may see a record (docs/api/identity.md#visibility): the whole group, the household, or its
 * owner. No record is visible to other groups; administrators have additional access only by the calls for
 * administrators.
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

/** Whether a signed-in user may see a record; an invisible record is reported as not found. */
export function canView(person: Person, kind: RecordKind, { groupId, householdId, userId }: RecordOwner): boolean {
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
 * The records that anonymous callers may see (docs/api/identity.md#visibility). Unknown groups and households count as
 * private. A group's privacy covers all of it; a household's covers its own records, but neither foods nor organizers.
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

/** The group that owns files, with its privacy. */
export type FileOwner = Group & { groupId: string };

/**
 * The audience of a group's file: public, members only, or null when the caller may not read it. `isProtected` says
 * whether files of this kind require a session in private groups; administrators may read all of them.
 */
export function fileAudience(
  owner: FileOwner,
  caller: Pick<Actor, 'groupId' | 'admin'> | null,
  isProtected: boolean,
): 'public' | 'private' | null {
  if (!isProtected || isPubliclyVisible.group(owner)) return 'public';
  return caller && (caller.admin || caller.groupId === owner.groupId) ? 'private' : null;
}
