import { skipToken } from '@reduxjs/toolkit/query';
import { statusOf } from '../../../api/call-problem.js';
import { useVisitedGroup } from '../../../entities/session/visited-group.js';
import { useGetRecipeQuery } from '../recipes.api.js';

const NOT_FOUND = 404;

/**
 * The recipe with a slug. An open recipe stays when no recipe has the slug any more (`isMissing`): it is looked up by its
 * id, and `newSlug` is set when another user renamed it and the live update was missed.
 */
export function useOpenRecipe(slug: string) {
  const visited = useVisitedGroup();
  const {
    currentData: recipe,
    error,
    refetch,
  } = useGetRecipeQuery(visited === undefined ? skipToken : { visited, slug });
  const isMissing = error !== undefined && statusOf(error) === NOT_FOUND;
  const { currentData: renamed, isFetching: isLookedUp } = useGetRecipeQuery(
    isMissing && recipe && visited !== undefined ? { visited, slug: recipe.id } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  return { visited, recipe, error, refetch, isMissing, isLookedUp, newSlug: renamed?.slug };
}
