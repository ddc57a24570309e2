import { useDeferredValue, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Failure } from '../../../api/call-problem.js';
import { FRESH_SECONDS, useListRecipesQuery, type RecipeListArgs } from './recipe-lists.api.js';

export interface RecipeListState {
  /** The list on screen: the requested one or, while that is loading, the previous one. Undefined at first. */
  visible: { list: RecipeListArgs; total: number } | undefined;
  /** The requested list is not on screen yet. */
  stale: boolean;
  error: Failure | undefined;
  refetch: () => void;
}

/**
 * A list by its first page, which has the total. The previous list is kept until the new one is loaded, without a
 * skeleton between.
 */
export function useRecipeList(requested: RecipeListArgs | undefined): RecipeListState {
  const { currentData, error, refetch } = useListRecipesQuery(requested ? { ...requested, page: 1 } : skipToken, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });
  const [last, setLast] = useState<RecipeListState['visible']>(undefined);
  const current = requested && currentData ? { list: requested, total: currentData.total } : undefined;
  if (current && (last?.list !== current.list || last.total !== current.total)) setLast(current);
  const visible = current ?? last;
  // Rendering takes longer than a frame: the first render is a transition, so that the page stays responsive.
  const isRendered = useDeferredValue(visible !== undefined);
  return {
    visible: isRendered ? visible : undefined,
    stale: current === undefined,
    error,
    refetch: () => void refetch(),
  };
}
