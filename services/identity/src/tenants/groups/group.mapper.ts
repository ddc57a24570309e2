import type { GroupOut, GroupPreferences, GroupSummary } from '@larder/contracts';
import { toUserSummary } from '../../accounts/index.js';
import type { GroupRecord, HouseholdRecord, UserRecord } from '../../store/index.js';
import { recipeDefaults } from './recipe-defaults.js';

/** The preferences of a group in their contract shape. */
export function toGroupPreferences(group: GroupRecord): GroupPreferences {
  const { preferences, _id } = group;
  return {
    privateGroup: preferences.privateGroup,
    groupId: _id,
    id: preferences.id,
    ...recipeDefaults(preferences),
  };
}

/** The fields of a group that its members may see. */
export function toGroupSummary(group: GroupRecord): GroupSummary {
  return { name: group.name, id: group._id, slug: group.slug, preferences: toGroupPreferences(group) };
}

/** The group as administrators see it. Categories and webhooks belong to other services. */
export function toGroupOut(group: GroupRecord, households: HouseholdRecord[], users: UserRecord[]): GroupOut {
  return {
    ...toGroupSummary(group),
    categories: [],
    webhooks: [],
    households: households.map(({ _id, name }) => ({ id: _id, name })),
    users: users.map(toUserSummary),
  };
}
