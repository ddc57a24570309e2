import type { RecipeSummary, Recipe } from '@larder/contracts/recipe/recipe';
import { useSession } from '../../../entities/session/use-session.js';
import { mayEdit } from './may-edit.js';
import { useGetGroupHouseholdQuery } from './group-household.api.js';

/** Whether to show the edit button; the preferences of another household are requested on demand. */
export function useMayEdit(
  recipe: Pick<RecipeSummary, 'userId' | 'groupId' | 'householdId'> & Pick<Recipe, 'settings'>,
): boolean {
  const { user } = useSession();
  const isOtherHousehold = user !== null && user.groupId === recipe.groupId && user.householdId !== recipe.householdId;
  const { data: household } = useGetGroupHouseholdQuery(recipe.householdId, { skip: !isOtherHousehold });
  return mayEdit(user, recipe, household?.preferences ?? undefined);
}
