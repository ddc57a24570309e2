import type { Actor, DirectoryHousehold, DirectoryUser, RecipeSettings } from '@larder/contracts';
import type { RecipeHome } from '../../recipe-store/index.js';
/** What a decision about a recipe looks at. */
export type Guarded = RecipeHome & { settings: Pick<RecipeSettings, 'locked'> };
type Person = Pick<Actor, 'userId' | 'householdId' | 'admin'>;
type Preferences = Pick<DirectoryHousehold['preferences'], 'lockRecipeEditsFromOtherHouseholds'>;

/**
 * Whether a member of the recipe's group may change it (docs/api/recipes.md#changes). `home` are the preferences of the
 * recipe's household, null when they are not known. Being an administrator does not help.
 */
export function canUpdate(actor: Person, recipe: Guarded, home: Preferences | null): boolean {
  if (actor.userId === recipe.userId) return true;
  const abroad = actor.householdId !== recipe.householdId;
  if (abroad && (!home || home.lockRecipeEditsFromOtherHouseholds)) return false;
  return !recipe.settings.locked;
}

/** Only the owner may lock or unlock. */
export function canSetLock(actor: Person, recipe: Guarded, locked: boolean): boolean {
  return locked === recipe.settings.locked || actor.userId === recipe.userId;
}

/** Only the owner or an administrator may hand a recipe over, and only to a member of its group. */
export function canHandOver(actor: Person, recipe: Guarded, to: Pick<DirectoryUser, 'groupId'> | null): boolean {
  return (actor.userId === recipe.userId || actor.admin) && to?.groupId === recipe.groupId;
}
