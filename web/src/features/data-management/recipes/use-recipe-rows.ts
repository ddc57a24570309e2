import { useState } from 'react';
import { useOutcomeToast } from '../../../api/use-outcome-toast.js';
import { useDebounced } from '../../../shared/hooks/use-debounced.js';
import type { TableSort } from '../../../shared/ui/data/DataTable.js';
import { ROWS_PER_PAGE } from '../table/RowTable.js';
import { useSelection } from '../table/use-selection.js';
import { useGetRecipeRowsQuery, useLazyGetRecipeRowsQuery } from './recipe-data.api.js';
import { useLoadedRecipes } from './use-loaded-recipes.js';

const DEBOUNCE_MS = 300;

/** One page of the household's recipes, filtered and sorted by the server; the selection spans pages, by slug. */
export function useRecipeRows(householdId: string) {
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<TableSort>({ key: 'createdAt', descending: true });
  const [page, setPage] = useState(1);
  const selection = useSelection();
  const search = useDebounced(typed.trim(), DEBOUNCE_MS);
  const args = { householdId, search, orderBy: sort.key, descending: sort.descending };
  const { data, currentData, isError, refetch } = useGetRecipeRowsQuery({ ...args, page, perPage: ROWS_PER_PAGE });
  const seen = useLoadedRecipes(data?.items);
  const [getAll] = useLazyGetRecipeRowsQuery();
  const showOutcome = useOutcomeToast();

  const setQuery = (query: string) => {
    setTyped(query);
    setPage(1);
  };
  /** Selects all matching recipes, also those on other pages. */
  const selectAll = async () => {
    const response = await getAll({ ...args, page: 1, perPage: -1 });
    await showOutcome(Promise.resolve(response));
    const { data: all } = response;
    if (!all) return;
    seen.add(all.items);
    selection.replace(all.items.map(({ slug }) => slug));
  };
  return {
    recipes: data,
    /** Whether the household has no recipe at all. */
    isEmpty: !search && data?.total === 0,
    /** Whether there is nothing to show: a page that could not be loaded again stays, and with it an open dialog. */
    isError: isError && !currentData,
    refetch: () => void refetch(),
    setQuery,
    sort,
    setSort,
    setPage,
    selection,
    selectAll,
    selected: seen.of(selection.ids),
  };
}
