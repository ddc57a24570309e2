import { useDeferredValue, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Failure } from '../../../api/call-problem.js';
import { useListRecipesQuery, type RecipeListArgs } from './recipe-lists.api.js';

export interface RecipeListState {
  /** The list on the screen: the wanted one or, while that is on its way, the one before. Undefined at first. */
  visible: { list: RecipeListArgs; total: number } | undefined;
  /** The wanted list is not the one on the screen yet. */
  stale: boolean;
  error: Failure | undefined;
  refetch: () => void;
}

/** A list by its first page, which knows how long it is. The old one stays until the new one has come: no flash of the skeleton. */
export function useRecipeList(requested: RecipeListArgs | undefined): RecipeListState {
  const { currentData, error, refetch } = useListRecipesQuery(requested ? { ...requested, page: 1 } : skipToken);
  const [last, setLast] = useState<RecipeListState['visible']>(undefined);
  const current = requested && currentData ? { list: requested, total: currentData.total } : undefined;
  if (current && (last?.list !== current.list || last.total !== current.total)) setLast(current);
  const visible = current ?? last;
  // Drawing it takes longer than a frame: the first time it is made in pieces, so that the page answers in between.
  const isDrawn = useDeferredValue(visible !== undefined);
  return { visible: isDrawn ? visible : undefined, stale: current === undefined, error, refetch: () => void refetch() };
}
