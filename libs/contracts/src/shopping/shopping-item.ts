import { z } from 'zod';
import { Extras } from '../primitives/bodies.js';
import { Id } from '../primitives/id.js';
import { Ignored, ignoredAs } from '../primitives/ignored.js';
import { Decimal, Flag, Int } from '../primitives/scalars.js';
import { Food, Label, Unit } from '../recipe/catalogue/food.js';

/** Maximum number of items in one request. */
export const MAX_ITEMS_PER_REQUEST = 1000;
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
export const IgnoredItems = ignoredAs(
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
const recordWithId = (like: z.ZodObject) =>
  z.object({ id: OptionalId, labelId: OptionalId }).loose().nullish().meta({ documentedAs: like.partial() });
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
  label: ignoredAs(Label.nullable()),
  extras: Extras.nullish(),
  recipeReferences: z.array(Reference).max(MAX_ITEMS_PER_REQUEST).optional(),
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

export const ShoppingItemDrafts = z.array(ShoppingItemDraft).max(MAX_ITEMS_PER_REQUEST);
export const ShoppingItemBulkUpdates = z.array(ShoppingItemBulkUpdate).max(MAX_ITEMS_PER_REQUEST);
export const ShoppingItemIds = z.array(Id).max(MAX_ITEMS_PER_REQUEST);

/** The body of PATCH for an item. Without defaults, since absent fields are kept. */
export const ShoppingItemPatch = z
  .object({
    checked: Flag.optional(),
    note: Note,
    position: Int.optional(),
    isFood: fields.isFood,
    foodId: OptionalId,
    unitId: OptionalId,
    labelId: OptionalId,
    extras: Extras.optional(),
    quantity: Decimal.optional(),
    shoppingListId: Id.optional(),
    recipeReferences: fields.recipeReferences,
  })
  .meta({ id: 'ShoppingListItemPatch' });
export type ShoppingItemPatch = z.output<typeof ShoppingItemPatch>;
