import { useState } from 'react';
import { definePreference } from '../../../shared/hooks/preference.js';
import { useListShoppingListsQuery } from '../shopping-lists.api.js';

/** The list that was selected last in this browser. */
const lastList = definePreference<string>('shopping-last-list', '', (stored) => typeof stored === 'string');

/** The shopping lists and the selected one: initially the last one that was selected, else the first. */
export function useListSelection() {
  const { data: lists, isError, refetch } = useListShoppingListsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const initial = lists?.find(({ id }) => id === lastList.get()) ?? lists?.[0];
  const selectList = (listId: string) => {
    lastList.set(listId);
    setSelectedId(listId);
  };
  return {
    lists,
    listsFailed: isError && !lists,
    refetchLists: () => void refetch(),
    listId: selectedId ?? initial?.id ?? null,
    selectList,
  };
}
