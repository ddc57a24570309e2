import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { LiveShoppingList } from '@larder/contracts/live/live';
import type { ShoppingListOut } from '@larder/contracts/planning/shopping';
import type { ApiDispatch } from '../../api/api.js';
import type { LiveMessage } from '../live/live-message.js';
import { useLiveMessages, useLiveStream } from '../live/use-live-updates.js';
import { applyItemChanges, type ChangedItems } from './apply-item-changes.js';
import { shoppingListsApi } from './shopping-lists.api.js';

const REFETCH: readonly LiveMessage['name'][] = ['ready', 'reset'];

/** Keeps the lists on screen up to date with what others do. */
export function useListUpdates(): void {
  const dispatch = useDispatch<ApiDispatch>();
  const handleMessage = useCallback(
    ({ name, data }: LiveMessage) => {
      const { invalidateTags, updateQueryData } = shoppingListsApi.util;
      if (REFETCH.includes(name)) return void dispatch(invalidateTags(['ShoppingLists', 'ShoppingList']));
      if (name !== 'shopping-list') return;
      const message = data as LiveShoppingList; // of our own server
      let applied = false;
      const patch = (list: ShoppingListOut) => {
        applied = applyMessage(list, message);
      };
      dispatch(updateQueryData('readShoppingList', message.listId, patch));
      const stale = applied ? [] : [{ type: 'ShoppingList' as const, id: message.listId }];
      dispatch(invalidateTags(['ShoppingLists', ...stale]));
    },
    [dispatch],
  );
  useLiveMessages(handleMessage);
  useLiveStream(true);
}

/** Changes the items of a list as a message says; false when it does not say all, so that the list has to be read. */
function applyMessage(list: ShoppingListOut, { change, revision, reload, ...changed }: LiveShoppingList): boolean {
  if (revision !== undefined && revision <= list.revision) return true;
  if (change !== 'items' || reload || revision === undefined) return false;
  return applyItemChanges(list, revision, changed as unknown as ChangedItems); // items as the API answers them
}
