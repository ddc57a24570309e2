import { useMemo, useSyncExternalStore } from 'react';
import type { ShoppingListOut } from '@larder/contracts/shopping/shopping-list';
import { statusOf } from '../../api/call-problem.js';
import { withLocalChanges } from './local-changes/apply-changes.js';
import { listChanges } from './local-changes/list-changes.js';
import { useOverwrittenEdits } from './use-overwritten-edits.js';
import { useGetShoppingListQuery } from './shopping-lists.api.js';

/** Polling interval without live updates. */
const POLL_MS = 60_000;

export interface ListState {
  /** The list with the pending changes of this device; undefined until it is loaded. */
  list: ShoppingListOut | undefined;
  /** The error of loading the list. */
  problem: 'missing' | 'failed' | null;
  refetch: () => void;
}

/** A shopping list with the pending changes of this device. */
export function useShoppingList(id: string): ListState {
  const { currentData, error, refetch } = useGetShoppingListQuery(id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const changes = useSyncExternalStore(listChanges.subscribe, () => listChanges.changesOf(id));
  const list = useMemo(() => currentData && withLocalChanges(currentData, changes), [currentData, changes]);
  useOverwrittenEdits(currentData);
  const missing = error !== undefined && statusOf(error) === 404;
  const loadProblem = error && !list ? 'failed' : null;
  return {
    list: missing ? undefined : list,
    problem: missing ? 'missing' : loadProblem,
    refetch: () => void refetch(),
  };
}
