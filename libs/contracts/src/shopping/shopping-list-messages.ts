import { z } from 'zod';
import { defineEvent } from '../messaging/define-event.js';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList, PageQuery } from '../paging/page.js';
import { Id } from '../primitives/id.js';
import { NameText } from '../primitives/name.js';
import {
  LabelPosition,
  ShoppingListDraft,
  ShoppingListOut,
  ShoppingListPatch,
  ShoppingListSummary,
  ShoppingRecipeAddition,
  ShoppingRecipeRemoval,
} from './shopping-list.js';

/** The number of shopping lists of the site. */
export const CountShoppingLists = defineMessage({
  subject: 'shopping.list.count',
  request: z.object({}),
  reply: z.object({ totalShoppingLists: z.number().int() }),
  idempotent: true,
});
export const ListShoppingLists = definePagedList({
  subject: 'shopping.list.list',
  query: PageQuery,
  item: ShoppingListSummary,
});
export const ReadShoppingList = defineMessage({
  subject: 'shopping.list.read',
  request: z.object({ id: Id }),
  reply: ShoppingListOut,
  idempotent: true,
});
export const CreateShoppingList = defineMessage({
  subject: 'shopping.list.create',
  request: z.object({ id: Id, list: ShoppingListDraft }),
  reply: ShoppingListOut,
});
export const DeleteShoppingList = defineMessage({
  subject: 'shopping.list.delete',
  request: z.object({ id: Id }),
  reply: ShoppingListOut,
});
/** Moves labels of a list; `places` are their new positions, the other labels keep theirs. */
export const SetLabelPositions = defineMessage({
  subject: 'shopping.labels.place',
  request: z.object({ id: Id, places: z.array(LabelPosition).max(1000) }),
  reply: ShoppingListOut,
  idempotent: true,
});
/** Changes a list; absent fields are kept. */
export const UpdateShoppingList = defineMessage({
  subject: 'shopping.list.update',
  request: z.object({ id: Id, changes: ShoppingListPatch }),
  reply: ShoppingListOut,
});
/** Copies a list with its unchecked items, without recipes. */
export const CopyShoppingList = defineMessage({
  subject: 'shopping.list.copy',
  request: z.object({ id: Id, copyId: Id, name: NameText.max(255).nullish() }),
  reply: ShoppingListOut,
});
/** Adds a recipe to a list; a repeated request adds it again. */
export const AddRecipeToList = defineMessage({
  subject: 'shopping.list.add-recipe',
  request: z.object({ id: Id, recipeId: Id, addition: ShoppingRecipeAddition }),
  reply: ShoppingListOut,
});
/** Removes a recipe from a list; nothing happens when it is not on the list. */
export const RemoveRecipeFromList = defineMessage({
  subject: 'shopping.list.remove-recipe',
  request: z.object({ id: Id, recipeId: Id, removal: ShoppingRecipeRemoval }),
  reply: ShoppingListOut,
});
export const ShoppingListCreated = defineEvent('shopping-list.created', z.object({ listId: Id, name: z.string() }));
export const ShoppingListUpdated = defineEvent('shopping-list.updated', z.object({ listId: Id, name: z.string() }));
export const ShoppingListDeleted = defineEvent('shopping-list.deleted', z.object({ listId: Id, name: z.string() }));
