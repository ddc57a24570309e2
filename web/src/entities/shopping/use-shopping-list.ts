import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { ShoppingListOut } from '@larder/contracts/shopping/shopping-list';
import { statusOf } from '../../api/call-problem.js';
import { useSession } from '../session/use-session.js';
import { withLocalChanges } from './local-changes/apply-changes.js';
import { listChanges } from './local-changes/list-changes.js';
import { useOverwrittenEdits } from './use-overwritten-edits.js';
import { useGetShoppingListQuery } from './shopping-lists.api.js';

/** Polling interval without live updates. */
const POLL_MS = 60_000;

export interface ListState {
  /** The list with the pending changes of this device; undefined until it is loaded. */
  list: ShoppingListOut | undefined;
  /** Changes that the server does not have yet. */
  unsent: number;
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
  const { user } = useSession();
  const userId = user?.id;
  useLayoutEffect(() => {
    if (userId) listChanges.setUser(userId);
  }, [userId]);
  const changes = useSyncExternalStore(listChanges.subscribe, () => listChanges.changesOf(id));
  const list = useMemo(() => currentData && withLocalChanges(currentData, changes), [currentData, changes]);
  useOverwrittenEdits(currentData);
  const missing = error !== undefined && statusOf(error) === 404;
  return {
    list: missing ? undefined : list,
    unsent: changes.length,
    problem: missing ? 'missing' : error && !list ? 'failed' : null,
    refetch: () => void refetch(),
  };
}
