import type { HouseholdPreferences } from '@larder/contracts';
import type { RecipeDefaults, StoredGroupPreferences } from '../../store/index.js';

/** The recipe preferences of a new household: those of the group, else the defaults. */
export function recipeDefaults(preferences: Omit<StoredGroupPreferences, 'id'>): Required<RecipeDefaults> {
  return {
    recipePublic: preferences.recipePublic ?? !preferences.privateGroup,
    recipeShowNutrition: preferences.recipeShowNutrition ?? false,
    recipeShowAssets: preferences.recipeShowAssets ?? false,
    recipeLandscapeView: preferences.recipeLandscapeView ?? false,
    recipeDisableComments: preferences.recipeDisableComments ?? false,
    recipeDisableAmount: preferences.recipeDisableAmount ?? true,
  };
}

/** The preferences of a new household: as private as its group (docs/api/identity.md#groups-and-households). */
export function newHouseholdPreferences(id: string, group: Omit<StoredGroupPreferences, 'id'>): HouseholdPreferences {
  return {
    id,
    privateHousehold: group.privateGroup,
    lockRecipeEditsFromOtherHouseholds: true,
    firstDayOfWeek: 0,
    convertShoppingUnits: true,
    ...recipeDefaults(group),
  };
}
