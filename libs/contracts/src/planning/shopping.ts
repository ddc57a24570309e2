import { z } from 'zod';
import { Ignored } from '../primitives/ignored.js';
import { defineError } from '../errors/define-error.js';
import { defineEvent } from '../messaging/define-event.js';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList, PageQuery } from '../paging/page.js';
import { Extras } from '../primitives/bodies.js';
import { Id } from '../primitives/id.js';
import { Int } from '../primitives/scalars.js';
import { Label } from '../recipe/food.js';
import { RecipeSummary } from '../recipe/recipe.js';

const RecipeReference = z.object({
  id: z.string(),
  shoppingListId: z.string(),
  recipeId: z.string(),
  recipeQuantity: z.number(),
  recipe: RecipeSummary.nullable(),
});
export const LabelSetting = z.object({
  shoppingListId: z.string(),
  labelId: z.string(),
  position: z.number().int(),
  id: z.string(),
  label: Label,
});
export type LabelSetting = z.output<typeof LabelSetting>;

/** A shopping list as lists show it (docs/api/meal-plans-and-shopping.md). */
export const ShoppingListSummary = z
  .object({
    name: z.string().nullable(),
    extras: z.record(z.string(), z.string()),
    createdAt: z.string(),
    updatedAt: z.string(),
    groupId: z.string(),
    userId: z.string(),
    id: z.string(),
    householdId: z.string(),
    recipeReferences: z.array(RecipeReference),
    labelSettings: z.array(LabelSetting),
  })
  .meta({ id: 'ShoppingListSummary' });
export type ShoppingListSummary = z.output<typeof ShoppingListSummary>;

/** A shopping list with its items; there are none yet. */
export const ShoppingListOut = z
  .object({ ...ShoppingListSummary.shape, listItems: z.array(z.never()) })
  .meta({ id: 'ShoppingListOut' });
export type ShoppingListOut = z.output<typeof ShoppingListOut>;

export const ShoppingListDraft = z
  .object({
    name: z.string().trim().max(255).nullish(),
    extras: Extras.nullish(),
    createdAt: Ignored,
    updatedAt: Ignored,
  })
  .meta({ id: 'ShoppingListCreate' });
export type ShoppingListDraft = z.output<typeof ShoppingListDraft>;

/** The position of a label in a list; the label's own fields may be sent back and are ignored. */
export const LabelPosition = z
  .object({
    id: z.string(),
    shoppingListId: Id,
    labelId: Id,
    position: Int,
    label: Ignored,
  })
  .meta({ id: 'ShoppingListMultiPurposeLabelUpdate' });
export type LabelPosition = z.output<typeof LabelPosition>;

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
/** Moves labels of a list; those not named stay where they are. */
export const SetLabelPositions = defineMessage({
  subject: 'shopping.labels.place',
  request: z.object({ id: Id, places: z.array(LabelPosition).max(1000) }),
  reply: ShoppingListOut,
  idempotent: true,
});
export const ShoppingListCreated = defineEvent('shopping-list.created', z.object({ listId: Id, name: z.string() }));
export const ShoppingListUpdated = defineEvent('shopping-list.updated', z.object({ listId: Id, name: z.string() }));
export const ShoppingListDeleted = defineEvent('shopping-list.deleted', z.object({ listId: Id, name: z.string() }));

export const ShoppingErrors = {
  wrongList: defineError('shopping.wrong-list', {
    kind: 'refused',
    shape: 'text',
    sentence: 'object {id} has an invalid shopping list id',
  }),
  invalidFilter: defineError('shopping.invalid-filter', { kind: 'refused', shape: 'text', sentence: '{reason}' }),
};
