import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { LiveShoppingList } from '@larder/contracts/live/live';
import type { ShoppingListOut } from '@larder/contracts/planning/shopping';
import type { ShoppingItem } from '@larder/contracts/planning/shopping-item';
import type { LiveMessage } from '../live/live-message.js';
import { useLiveMessages, useLiveStream } from '../live/use-live-updates.js';
import { shoppingListsApi, type ApiDispatch } from './shopping-lists.api.js';

const READ_ANEW: readonly LiveMessage['name'][] = ['ready', 'reset'];

/** Keeps the lists on screen up to date with what others do. */
export function useListUpdates(): void {
  const dispatch = useDispatch<ApiDispatch>();
  const handleMessage = useCallback(
    ({ name, data }: LiveMessage) => {
      const { invalidateTags, updateQueryData } = shoppingListsApi.util;
      if (READ_ANEW.includes(name)) return void dispatch(invalidateTags(['ShoppingLists', 'ShoppingList']));
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
export function applyMessage(list: ShoppingListOut, message: LiveShoppingList): boolean {
  const { change, revision, reload } = message;
  if (revision !== undefined && revision <= list.revision) return true;
  if (change !== 'items' || reload || revision !== list.revision + 1) return false;
  const gone = new Set(message.deletedIds);
  const come = [...message.createdItems, ...message.updatedItems] as unknown as ShoppingItem[]; // as the API answers them
  const replaced = new Map(come.map((item) => [item.id, item]));
  const kept = list.listItems.filter(({ id }) => !gone.has(id) && !replaced.has(id));
  list.listItems = [...kept, ...come].sort((one, other) => one.position - other.position);
  list.openItemCount = list.listItems.filter(({ checked }) => !checked).length;
  list.revision = revision;
  // Recipes without any item leave the list.
  const recipes = new Set(list.listItems.flatMap((item) => item.recipeReferences.map(({ recipeId }) => recipeId)));
  list.recipeReferences = list.recipeReferences.filter(({ recipeId }) => recipes.has(recipeId));
  return true;
}
