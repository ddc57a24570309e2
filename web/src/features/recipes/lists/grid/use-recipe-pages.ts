import { useEffect, useMemo, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import type { ApiDispatch, ApiState } from '../../../../api/api.js';
import { pageOf, pagesInView, placeOf } from './pages-in-view.js';
import { FRESH_SECONDS, listRecipes, type RecipeListArgs } from '../recipe-lists.api.js';

/** Pages that are only passed while dragging the scroll bar are not requested. */
const SETTLED_MS = 100;

export interface RecipePages {
  /** The recipe at an index of the list, from 0; undefined until its page is loaded. */
  at: (index: number) => RecipeSummary | undefined;
  failed: boolean;
  retry: () => void;
}

/** The recipes of a list from `first` to `last`, loaded by page in any order as they come into view. */
export function useRecipePages(list: RecipeListArgs, first: number, last: number, total: number): RecipePages {
  const dispatch = useDispatch<ApiDispatch>();
  const [tries, setTries] = useState(0);
  const visiblePages = pagesInView(first, last, total);
  const from = visiblePages[0] ?? 1;
  const until = visiblePages.at(-1) ?? from;
  const pages = useMemo(() => Array.from({ length: until - from + 1 }, (_, index) => from + index), [from, until]);
  const selectors = useMemo(() => pages.map((page) => listRecipes.select({ ...list, page })), [list, pages]);
  const results = useSelector((state: ApiState) => selectors.map((select) => select(state)), shallowEqual);

  useEffect(() => {
    const fetchAll = () =>
      pages.map((page) => dispatch(listRecipes.initiate({ ...list, page }, { forceRefetch: FRESH_SECONDS })));
    let fetched: ReturnType<typeof fetchAll> = [];
    const timer = setTimeout(() => (fetched = fetchAll()), SETTLED_MS);
    return () => {
      clearTimeout(timer);
      for (const result of fetched) result.unsubscribe();
    };
  }, [dispatch, list, pages, tries]);

  return {
    at: (index) => results[pageOf(index) - from]?.data?.items[placeOf(index)],
    failed: results.some((result) => result.isError && !result.data),
    retry: () => setTries(tries + 1),
  };
}
