import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDebounced } from '../../../shared/hooks/use-debounced.js';
import { useNewestRecipesQuery, useSearchRecipesQuery } from '../lists/recipe-lists.api.js';
import { useVisitedGroup } from '../../../entities/session/visited-group.js';

const DEBOUNCE_MS = 500;
const NEWEST = 6;
const NONE: readonly RecipeSummary[] = [];

export interface RecipeSearch {
  /** The results; the newest recipes without a search text. */
  recipes: readonly RecipeSummary[];
  /** The search text of the results; empty for the newest recipes. */
  searched: string;
  total: number | undefined;
  busy: boolean;
  failed: boolean;
}

/** Searches half a second after the last key press. */
export function useRecipeSearch(text: string): RecipeSearch {
  const trimmed = text.trim();
  const search = useDebounced(trimmed, DEBOUNCE_MS);
  const visited = useVisitedGroup();
  const newest = useNewestRecipesQuery(visited === undefined ? skipToken : { visited, count: NEWEST });
  const results = useSearchRecipesQuery(visited === undefined || !search || !trimmed ? skipToken : { visited, search });

  if (!trimmed) {
    const { data, isLoading, isError } = newest;
    return { recipes: data?.items ?? NONE, searched: '', total: undefined, busy: isLoading, failed: isError && !data };
  }
  const waiting = search !== trimmed || results.isFetching;
  if (results.isError && !waiting)
    return { recipes: NONE, searched: search, total: undefined, busy: false, failed: true };
  return {
    recipes: results.data?.items ?? NONE,
    searched: results.originalArgs?.search ?? '',
    total: waiting ? undefined : results.data?.total,
    busy: waiting,
    failed: false,
  };
}
