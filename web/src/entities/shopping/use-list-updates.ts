import { useDispatch } from 'react-redux';
import type { LiveShoppingList } from '@larder/contracts/live/live';
import type { ShoppingListOut } from '@larder/contracts/shopping/shopping-list';
import type { ApiDispatch } from '../../api/api.js';
import { refetchStale } from '../live/refetch-stale.js';
import { unchangedMsOf } from '../live/live-message.js';
import { useLiveMessages, useLiveStream } from '../live/use-live-updates.js';
import { withItemChanges, type ChangedItems } from './apply-item-changes.js';
import { shoppingListsApi, withoutDraft } from './shopping-lists.api.js';

const TAGS = ['ShoppingLists', 'ShoppingList'] as const;

/** Keeps the lists on screen up to date with changes of other users. */
export function useListUpdates(): void {
  const dispatch = useDispatch<ApiDispatch>();
  useLiveMessages(({ name, data }) => {
    const { invalidateTags, updateQueryData } = shoppingListsApi.util;
    if (name === 'reset') return void dispatch(invalidateTags([...TAGS]));
    if (name === 'ready') return void dispatch(refetchStale([...TAGS], unchangedMsOf('shopping-list', data)));
    if (name !== 'shopping-list') return;
    const message = data as LiveShoppingList; // sent by our own server
    let applied = false;
    const patch = (list: ShoppingListOut) => {
      const after = afterMessage(withoutDraft(list), message);
      applied = after !== null;
      return after ?? undefined;
    };
    dispatch(updateQueryData('getShoppingList', message.listId, patch));
    const stale = applied ? [] : [{ type: 'ShoppingList' as const, id: message.listId }];
    dispatch(invalidateTags(['ShoppingLists', ...stale]));
  });
  useLiveStream(true);
}

/** The list with the changes of a message; null when the message is incomplete and the list has to be fetched again. */
function afterMessage(
  list: ShoppingListOut,
  { change, revision, reload, ...changed }: LiveShoppingList,
): ShoppingListOut | null {
  if (revision !== undefined && revision <= list.revision) return list;
  if (change !== 'items' || reload || revision === undefined) return null;
  return withItemChanges(list, revision, changed as unknown as ChangedItems); // items as the API returns them
}
