import { z } from 'zod';
import { defineEvent } from '../messaging/define-event.js';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList, PageQuery } from '../paging/page.js';
import { Extras } from '../primitives/bodies.js';
import { Id } from '../primitives/id.js';
import { Ignored, ignored } from '../primitives/ignored.js';
import { Moment } from '../primitives/moment.js';
import { Decimal, Flag, Int } from '../primitives/scalars.js';
import { Food, Label, Unit } from '../recipe/catalogue/food.js';

/** Maximum number of items in one request. */
const MAX_ITEMS = 1000;
/** Maximum length of an item's note. */
export const MAX_ITEM_NOTE = 1000;

/** A recipe that an item was added for (docs/api/meal-plans-and-shopping.md#items). */
export const ItemRecipeReference = z
  .object({
    recipeId: z.string(),
    /** The quantity of this item in one unscaled recipe. */
    recipeQuantity: z.number(),
    /** How many times the recipe was added. */
    recipeScale: z.number().nullable(),
    recipeNote: z.string().nullable(),
    id: z.string(),
    shoppingListItemId: z.string(),
  })
  .meta({ id: 'ShoppingListItemRecipeRefOut' });
export type ItemRecipeReference = z.output<typeof ItemRecipeReference>;

/** An item of a shopping list. */
export const ShoppingItem = z
  .object({
    quantity: z.number(),
    unit: Unit.nullable(),
    food: Food.nullable(),
    note: z.string(),
    isFood: z.boolean(),
    disableAmount: z.boolean(),
    display: z.string(),
    shoppingListId: z.string(),
    checked: z.boolean(),
    position: z.number().int(),
    foodId: z.string().nullable(),
    labelId: z.string().nullable(),
    unitId: z.string().nullable(),
    extras: z.record(z.string(), z.string()),
    id: z.string(),
    groupId: z.string(),
    householdId: z.string(),
    label: Label.nullable(),
    recipeReferences: z.array(ItemRecipeReference),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'ShoppingListItemOut' });
export type ShoppingItem = z.output<typeof ShoppingItem>;

/** Older clients send `updatedAt` under this name. */
const UPDATED_AT_ALIAS = { update_at: z.string().nullish() };
const FoodInput = Food.extend(UPDATED_AT_ALIAS);
const UnitInput = Unit.extend(UPDATED_AT_ALIAS);
/** Items that clients send back, which are ignored. */
export const IgnoredItems = ignored(
  z.array(ShoppingItem.extend({ ...UPDATED_AT_ALIAS, food: FoodInput.nullable(), unit: UnitInput.nullable() })),
);

/**
 * The result of a change of items. `updatedItems` includes items that absorbed others, `deletedItems` the absorbed
 * ones.
 */
export const ShoppingItemChanges = z
  .object({
    createdItems: z.array(ShoppingItem),
    updatedItems: z.array(ShoppingItem),
    deletedItems: z.array(ShoppingItem),
  })
  .meta({ id: 'ShoppingListItemsCollectionOut' });
export type ShoppingItemChanges = z.output<typeof ShoppingItemChanges>;

const emptyAsNull = (raw: unknown) => (raw === '' ? null : raw);
const OptionalId = z.preprocess(emptyAsNull, Id.nullish()).meta({ type: 'string', format: 'uuid' });
/** A whole food, unit or label, of which only the id is used. */
const recordWithId = (like: z.ZodType) =>
  z.object({ id: OptionalId, labelId: OptionalId }).loose().nullish().meta({ documentedAs: like });
const Note = z.preprocess((raw) => raw ?? undefined, z.string().max(MAX_ITEM_NOTE).optional()).meta({ type: 'string' });
const Reference = z.object({
  recipeId: Id,
  recipeQuantity: z.preprocess((raw) => raw ?? 0, Decimal.default(0)).meta({ type: 'number' }),
  recipeScale: Decimal.nullable().default(1),
  recipeNote: z.string().max(10_000).nullish(),
  id: OptionalId,
  shoppingListItemId: Ignored,
});

const fields = {
  checked: Flag.default(false),
  quantity: Decimal.default(1),
  note: Note,
  isFood: z.preprocess((raw) => raw ?? undefined, Flag.optional()).meta({ type: 'boolean' }),
  disableAmount: Ignored,
  display: Ignored,
  shoppingListId: Id,
  position: Int.optional(),
  foodId: OptionalId,
  unitId: OptionalId,
  labelId: OptionalId,
  food: recordWithId(FoodInput),
  unit: recordWithId(UnitInput),
  label: ignored(Label),
  extras: Extras.nullish(),
  recipeReferences: z.array(Reference).max(MAX_ITEMS).optional(),
};
/** An invalid id counts as absent. */
const IdOrAbsent = Id.nullish().catch(undefined).meta({ type: 'string', format: 'uuid' });

/** The body of create. `line` is a line of text ("2 l milk"), which is parsed and replaces amount and food. */
export const ShoppingItemDraft = z
  .object({ ...fields, id: IdOrAbsent, line: z.string().trim().min(1).max(MAX_ITEM_NOTE).optional() })
  .meta({ id: 'ShoppingListItemCreate' });
export type ShoppingItemDraft = z.output<typeof ShoppingItemDraft>;
/** The body of a full update; absent references, extras and position are kept. */
export const ShoppingItemUpdate = z.object({ ...fields, id: Ignored }).meta({ id: 'ShoppingListItemUpdate' });
export type ShoppingItemUpdate = z.output<typeof ShoppingItemUpdate>;
/** One of several full updates, with the id of its item. */
export const ShoppingItemBulkUpdate = z.object({ ...fields, id: Id }).meta({ id: 'ShoppingListItemUpdateBulk' });
export type ShoppingItemBulkUpdate = z.output<typeof ShoppingItemBulkUpdate>;

export const ShoppingItemDrafts = z.array(ShoppingItemDraft).max(MAX_ITEMS);
export const ShoppingItemBulkUpdates = z.array(ShoppingItemBulkUpdate).max(MAX_ITEMS);
export const ShoppingItemIds = z.array(Id).max(MAX_ITEMS);

// No defaults: a PATCH keeps absent fields.
const changeable = {
  checked: Flag.optional(),
  note: Note,
  position: Int.optional(),
  isFood: fields.isFood,
  foodId: OptionalId,
  unitId: OptionalId,
  labelId: OptionalId,
  extras: Extras.optional(),
};
/** The body of PATCH for an item. */
export const ShoppingItemPatch = z
  .object({
    ...changeable,
    quantity: Decimal.optional(),
    shoppingListId: Id.optional(),
    recipeReferences: fields.recipeReferences,
  })
  .meta({ id: 'ShoppingListItemPatch' });
export type ShoppingItemPatch = z.output<typeof ShoppingItemPatch>;

/**
 * A change made on a device, possibly offline (docs/api/meal-plans-and-shopping.md#changes-of-a-device). `at` is its
 * time; `sequence` numbers the changes of the device.
 */
export const DeviceChange = z.object({
  sequence: z.number().int().min(1),
  at: Moment,
  kind: z.enum(['create', 'update', 'delete']),
  itemId: Id,
  /** The fields of a created item. */
  item: z.object({ ...fields, shoppingListId: Ignored, line: ShoppingItemDraft.shape.line }).optional(),
  /** The new values of the changed fields of an item. */
  fields: z.object(changeable).optional(),
  /** The difference in the quantity of an updated item. */
  quantityDifference: Decimal.optional(),
});
export type DeviceChange = z.output<typeof DeviceChange>;
/** The changes of a device since its last acknowledged one. */
export const DeviceChanges = z.object({
  deviceId: Id,
  /** The revision of the device's list: if only the device has changed the list since then, the response is short. */
  revision: z.number().int().optional(),
  changes: z.array(DeviceChange).max(MAX_ITEMS),
});
export type DeviceChanges = z.output<typeof DeviceChanges>;

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
  request: z.object({ listId: Id, ids: z.array(Id).max(MAX_ITEMS) }),
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
  request: z.object({ items: z.array(IdentifiedItemDraft).max(MAX_ITEMS) }),
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

/** The query of suggestions: a part of a name, and the maximum number. */
export const ShoppingSuggestionQuery = z.object({
  search: z.string().trim().max(255).default(''),
  limit: Int.pipe(z.number().min(1).max(50)).default(20).meta({ type: 'integer' }),
});
export type ShoppingSuggestionQuery = z.output<typeof ShoppingSuggestionQuery>;
/** An item that the household has bought before, with its last unit, label and note. */
export const ShoppingSuggestion = z
  .object({
    display: z.string(),
    foodId: z.string().nullable(),
    unitId: z.string().nullable(),
    labelId: z.string().nullable(),
    note: z.string(),
    /** The number of purchases. */
    count: z.number().int(),
    lastUsedAt: z.string(),
  })
  .meta({ id: 'ShoppingSuggestion' });
export type ShoppingSuggestion = z.output<typeof ShoppingSuggestion>;
/** Items that the household buys, most frequent first. */
export const ListShoppingSuggestions = defineMessage({
  subject: 'shopping.suggestions.list',
  request: ShoppingSuggestionQuery,
  reply: z.array(ShoppingSuggestion),
  idempotent: true,
});
