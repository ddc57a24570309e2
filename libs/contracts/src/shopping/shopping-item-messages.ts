import { z } from 'zod';
import { defineEvent } from '../messaging/define-event.js';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList, PageQuery } from '../paging/page.js';
import { Id } from '../primitives/id.js';
import {
  MAX_ITEMS_PER_REQUEST,
  ShoppingItem,
  ShoppingItemBulkUpdates,
  ShoppingItemChanges,
  ShoppingItemDraft,
  ShoppingItemIds,
  ShoppingItemPatch,
} from './shopping-item.js';

export const ListShoppingItems = definePagedList({
  subject: 'shopping.item.list',
  query: PageQuery,
  item: ShoppingItem,
});
export const ReadShoppingItem = defineMessage({
  subject: 'shopping.item.read',
  request: z.object({ id: Id }),
  reply: ShoppingItem,
  idempotent: true,
});
/** Items of a list by id, without those that do not exist. For live updates. */
export const ReadShoppingItems = defineMessage({
  subject: 'shopping.items.read',
  request: z.object({ listId: Id, ids: ShoppingItemIds }),
  reply: z.array(ShoppingItem),
  idempotent: true,
});
/** A new item with its id. */
export type IdentifiedItemDraft = z.output<typeof IdentifiedItemDraft>;
const IdentifiedItemDraft = ShoppingItemDraft.extend({
  id: Id,
  /** Whether the id was generated for this request: then the item cannot be on any list yet. */
  isNew: z.boolean().optional(),
});
/** Creates items, or merges them into existing ones. Each has an id, so that the request may be repeated. */
export const CreateShoppingItems = defineMessage({
  subject: 'shopping.items.create',
  request: z.object({ items: z.array(IdentifiedItemDraft).max(MAX_ITEMS_PER_REQUEST) }),
  reply: ShoppingItemChanges,
});
/** Replaces items; unknown ones are skipped, unless `mustExist` is set. */
export const UpdateShoppingItems = defineMessage({
  subject: 'shopping.items.update',
  request: z.object({ items: ShoppingItemBulkUpdates, mustExist: z.boolean().default(false) }),
  reply: ShoppingItemChanges,
});
/** Changes the given fields of an item; another `shoppingListId` moves it there. */
export const PatchShoppingItem = defineMessage({
  subject: 'shopping.item.patch',
  request: z.object({ id: Id, changes: ShoppingItemPatch }),
  reply: ShoppingItemChanges,
});
/** Copies an item within its list, without its recipes. */
export const CopyShoppingItem = defineMessage({
  subject: 'shopping.item.copy',
  request: z.object({ id: Id, copyId: Id }),
  reply: ShoppingItem,
});
/** Deletes items; unknown ones are skipped. */
export const DeleteShoppingItems = defineMessage({
  subject: 'shopping.items.delete',
  request: z.object({ ids: ShoppingItemIds }),
  reply: z.object({ deleted: z.number().int() }),
});

/** Items of a list have changed; `ReadShoppingItems` returns their new state. */
export const ShoppingItemsChanged = defineEvent(
  'shopping-list.items-changed',
  z.object({
    listId: Id,
    listName: z.string().optional(),
    /** The revision of the list after the change. */
    listRevision: z.number().int(),
    createdIds: z.array(Id),
    updatedIds: z.array(Id),
    deletedIds: z.array(Id),
  }),
);
