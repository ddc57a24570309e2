import { z } from 'zod';
import { defineError } from '../errors/define-error.js';
import { defineEvent } from '../messaging/define-event.js';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList, PageQuery } from '../paging/page.js';
import { Extras } from '../primitives/bodies.js';
import { Id } from '../primitives/id.js';
import { Ignored } from '../primitives/ignored.js';
import { Decimal, Flag, Int } from '../primitives/scalars.js';
import { Label } from '../recipe/catalogue/food.js';
import { IngredientDraft } from '../recipe/catalogue/ingredient.js';
import { RecipeSummary } from '../recipe/recipe.js';
import { DeviceChanges, IgnoredItems, ShoppingItem, ShoppingItemChanges } from './shopping-item.js';

/** A recipe on a list; `recipeQuantity` is the number of times it was added. */
const RecipeReference = z.object({
  id: z.string(),
  shoppingListId: z.string(),
  recipeId: z.string(),
  recipeQuantity: z.number(),
  recipe: RecipeSummary.nullable(),
});

/** The position of a label in a list. */
export const LabelSetting = z.object({
  shoppingListId: z.string(),
  labelId: z.string(),
  position: z.number().int(),
  id: z.string(),
  label: Label,
});
export type LabelSetting = z.output<typeof LabelSetting>;

/** A shopping list in overviews, without its items (docs/api/meal-plans-and-shopping.md). */
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
    /** The number of unchecked items. */
    openItemCount: z.number().int(),
    /** Whether the order of aisles is learned from the order in which items are checked. */
    learnAisleOrder: z.boolean(),
    /** Incremented by every change. */
    revision: z.number().int(),
  })
  .meta({ id: 'ShoppingListSummary' });
export type ShoppingListSummary = z.output<typeof ShoppingListSummary>;

/**
 * A shopping list with its items by position. `aisleOrder` contains purchased items in the order of the aisles, each as
 * `food:<id>` or `note:<text>`.
 */
export const ShoppingListOut = z
  .object({ ...ShoppingListSummary.shape, listItems: z.array(ShoppingItem), aisleOrder: z.array(z.string()) })
  .meta({ id: 'ShoppingListOut' });
export type ShoppingListOut = z.output<typeof ShoppingListOut>;

/** The body of create. */
export const ShoppingListDraft = z
  .object({
    name: z.string().trim().max(255).nullish(),
    extras: Extras.nullish(),
    createdAt: Ignored,
    updatedAt: Ignored,
    update_at: Ignored,
  })
  .meta({ id: 'ShoppingListCreate' });
export type ShoppingListDraft = z.output<typeof ShoppingListDraft>;

/** The body of a full update; items, recipes and labels are changed by separate calls. */
export const ShoppingListUpdate = z
  .object({
    ...ShoppingListDraft.shape,
    id: Ignored,
    groupId: Ignored,
    userId: Id.nullish(),
    listItems: IgnoredItems,
    recipeReferences: Ignored,
    labelSettings: Ignored,
    learnAisleOrder: Flag.optional(),
  })
  .meta({ id: 'ShoppingListUpdate' });
export type ShoppingListUpdate = z.output<typeof ShoppingListUpdate>;

/** The body of PATCH. */
export const ShoppingListPatch = z
  .object({
    name: ShoppingListDraft.shape.name,
    extras: Extras.optional(),
    userId: Id.optional(),
    learnAisleOrder: Flag.optional(),
  })
  .meta({ id: 'ShoppingListPatch' });
export type ShoppingListPatch = z.output<typeof ShoppingListPatch>;

/** How many times a recipe is added, and which of its ingredients; all when absent. */
export const ShoppingRecipeAddition = z
  .object({
    recipeIncrementQuantity: Decimal.default(1),
    recipeIngredients: z.array(IngredientDraft).max(1000).nullish(),
  })
  .meta({ id: 'ShoppingListAddRecipeParams' });
export type ShoppingRecipeAddition = z.output<typeof ShoppingRecipeAddition>;
/** How many times a recipe is removed. */
export const ShoppingRecipeRemoval = z
  .object({ recipeDecrementQuantity: Decimal.default(1) })
  .meta({ id: 'ShoppingListRemoveRecipeParams' });
export type ShoppingRecipeRemoval = z.output<typeof ShoppingRecipeRemoval>;

/** The new position of a label in a list; `label` may be sent back and is ignored. */
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
  request: z.object({ id: Id, copyId: Id, name: z.string().max(255).nullish() }),
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
/**
 * The result of the changes of a device: `acknowledged` is the highest processed sequence. `items` contains the changed
 * items when the device has the others, else `list` contains everything.
 */
export const AppliedDeviceChanges = z.object({
  acknowledged: z.number().int(),
  /** The revision of the list after the changes. */
  revision: z.number().int(),
  list: ShoppingListOut.nullable(),
  items: ShoppingItemChanges.nullable(),
});
export type AppliedDeviceChanges = z.output<typeof AppliedDeviceChanges>;
/** Applies the changes of a device to a list. May be repeated. */
export const ApplyDeviceChanges = defineMessage({
  subject: 'shopping.list.apply-changes',
  request: z.object({ id: Id, ...DeviceChanges.shape }),
  reply: AppliedDeviceChanges,
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
  tooManyItems: defineError('shopping.too-many-items', {
    kind: 'refused',
    shape: 'message',
    sentence: 'A shopping list can have at most {most} items',
  }),
  ownerElsewhere: defineError('shopping.owner-elsewhere', {
    kind: 'invalid',
    shape: 'message',
    sentence: 'The owner must be a member of the household',
  }),
  invalidFilter: defineError('shopping.invalid-filter', { kind: 'refused', shape: 'text', sentence: '{reason}' }),
};
