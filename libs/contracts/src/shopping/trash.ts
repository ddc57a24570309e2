import { defineMessage } from '../messaging/define-message.js';
import { definePagedList } from '../paging/page.js';
import { Nothing } from '../primitives/bodies.js';
import { DeletedRecord, DeletedRecordId, TrashQuery } from '../trash/deleted-record.js';
import { ShoppingListOut } from './shopping-list.js';

/** The deleted shopping lists of the household, latest first. */
export const ListDeletedShoppingLists = definePagedList({
  subject: 'shopping.trash.list',
  query: TrashQuery,
  item: DeletedRecord,
});
/** Restores a deleted shopping list with its items. */
export const RestoreDeletedShoppingList = defineMessage({
  subject: 'shopping.trash.restore',
  request: DeletedRecordId,
  reply: ShoppingListOut,
});
/** Permanently deletes a shopping list. */
export const PurgeShoppingList = defineMessage({
  subject: 'shopping.trash.purge',
  request: DeletedRecordId,
  reply: Nothing,
});
