import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDebounced } from '../../../shared/hooks/use-debounced.js';
import { useNewestRecipesQuery, useSearchRecipesQuery } from '../lists/recipe-lists.api.js';
import { useVisitedGroup } from '../../../entities/session/visited-group.js';

const PAUSE_MS = 500;
const NEWEST = 6;
const NONE: readonly RecipeSummary[] = [];

export interface RecipeSearch {
  /** What is found; the newest recipes as long as nothing is searched. */
  recipes: readonly RecipeSummary[];
  /** The text the recipes were found by; empty for the newest. */
  searched: string;
  total: number | undefined;
  busy: boolean;
}

/** Searches half a second after the last key. A failed search finds nothing. */
export function useRecipeSearch(text: string): RecipeSearch {
  const wanted = text.trim();
  const search = useDebounced(wanted, PAUSE_MS);
  const visited = useVisitedGroup();
  const newest = useNewestRecipesQuery(visited === undefined ? skipToken : { visited, count: NEWEST });
  const found = useSearchRecipesQuery(visited === undefined || !search || !wanted ? skipToken : { visited, search });

  if (!wanted) return { recipes: newest.data?.items ?? NONE, searched: '', total: undefined, busy: newest.isLoading };
  const waiting = search !== wanted || found.isFetching;
  if (found.isError && !waiting) return { recipes: NONE, searched: search, total: 0, busy: false };
  return {
    recipes: found.data?.items ?? NONE,
    searched: found.originalArgs?.search ?? '',
    total: waiting ? undefined : found.data?.total,
    busy: waiting,
  };
}
