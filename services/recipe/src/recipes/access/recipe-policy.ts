import type { Actor, DirectoryHousehold, DirectoryUser, RecipeSettings } from '@larder/contracts';
import type { RecipeOwnership } from '../../recipe-store/index.js';

/** The fields of a recipe that decide about permissions. */
export type RecipePermissions = RecipeOwnership & { settings: Pick<RecipeSettings, 'locked'> };
type Person = Pick<Actor, 'userId' | 'householdId' | 'admin'>;
type Preferences = Pick<DirectoryHousehold['preferences'], 'lockRecipeEditsFromOtherHouseholds'>;

/**
 * Whether a member of the recipe's group may change it (docs/api/recipes.md#changes). `preferences` are those of the
 * recipe's household, null when they are unknown. Administrators have no additional permissions.
 */
export function canUpdate(actor: Person, recipe: RecipePermissions, preferences: Preferences | null): boolean {
  if (actor.userId === recipe.userId) return true;
  const isOtherHousehold = actor.householdId !== recipe.householdId;
  if (isOtherHousehold && (!preferences || preferences.lockRecipeEditsFromOtherHouseholds)) return false;
  return !recipe.settings.locked;
}

/** Only the owner may lock or unlock. */
export function canSetLock(actor: Person, recipe: RecipePermissions, locked: boolean): boolean {
  return locked === recipe.settings.locked || actor.userId === recipe.userId;
}

/** Only the owner or an administrator may transfer a recipe, and only to a member of its group. */
export function canTransferOwnership(
  actor: Person,
  recipe: RecipePermissions,
  to: Pick<DirectoryUser, 'groupId'> | null,
): boolean {
  return (actor.userId === recipe.userId || actor.admin) && to?.groupId === recipe.groupId;
}
