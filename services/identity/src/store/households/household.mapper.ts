import type { HouseholdOut, HouseholdPreferences, HouseholdSummary } from '@larder/contracts';
import type { UserRecord } from '../users/user.schema.js';
import type { HouseholdRecord, StoredHouseholdPreferences } from './household.schema.js';

/** The preferences of a household in their contract shape. */
export function toHouseholdPreferences(stored: StoredHouseholdPreferences): HouseholdPreferences {
  return {
    privateHousehold: stored.privateHousehold,
    lockRecipeEditsFromOtherHouseholds: stored.lockRecipeEditsFromOtherHouseholds,
    firstDayOfWeek: stored.firstDayOfWeek,
    recipePublic: stored.recipePublic,
    recipeShowNutrition: stored.recipeShowNutrition,
    recipeShowAssets: stored.recipeShowAssets,
    recipeLandscapeView: stored.recipeLandscapeView,
    recipeDisableComments: stored.recipeDisableComments,
    recipeDisableAmount: stored.recipeDisableAmount,
    convertShoppingUnits: stored.convertShoppingUnits ?? true,
    id: stored.id,
  };
}

/** The fields of a household that all members of its group may see. */
export function toHouseholdSummary(household: HouseholdRecord): HouseholdSummary {
  return {
    groupId: household.groupId,
    name: household.name,
    id: household._id,
    slug: household.slug,
    preferences: toHouseholdPreferences(household.preferences),
  };
}

/** The whole household. Its webhooks belong to the meal-plan service and are empty here. */
export function toHouseholdOut(household: HouseholdRecord, groupName: string, members: UserRecord[]): HouseholdOut {
  return {
    ...toHouseholdSummary(household),
    group: groupName,
    users: members.map(({ _id, fullName }) => ({ id: _id, fullName })),
    webhooks: [],
  };
}
