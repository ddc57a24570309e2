import type { HouseholdPreferences } from '@larder/contracts/identity/tenants/household';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import type { Recipe, RecipeSummary } from '@larder/contracts/recipe/recipe';

type Reader = Pick<UserOut, 'id' | 'groupId' | 'householdId'>;
type OwnedRecipe = Pick<RecipeSummary, 'userId' | 'groupId' | 'householdId'> & Partial<Pick<Recipe, 'settings'>>;
type HouseholdLock = Pick<HouseholdPreferences, 'lockRecipeEditsFromOtherHouseholds'>;

/**
 * Whether to offer editing or deleting a recipe; the server enforces the permission.
 *
 * @param household preferences of the recipe's household; unknown counts as locked
 */
export function mayEdit(reader: Reader | null, recipe: OwnedRecipe, household?: HouseholdLock): boolean {
  if (!reader) return false;
  if (recipe.userId === reader.id) return true;
  if (recipe.groupId !== reader.groupId) return false;
  const foreign = recipe.householdId !== reader.householdId;
  if (foreign && (household?.lockRecipeEditsFromOtherHouseholds ?? true)) return false;
  return !recipe.settings?.locked;
}
