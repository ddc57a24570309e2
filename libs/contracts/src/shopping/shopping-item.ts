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
    recipeId: z.string().describe('The id of the recipe.'),
    recipeQuantity: z.number().describe('The quantity of the item in one unscaled recipe.'),
    recipeScale: z.number().nullable().describe('How many times the recipe was added.'),
    recipeNote: z.string().nullable().describe('The note of the ingredient.'),
    id: z.string().describe('The id of the reference.'),
    shoppingListItemId: z.string().describe('The id of the item.'),
  })
  .meta({ id: 'ShoppingListItemRecipeRefOut' });
export type ItemRecipeReference = z.output<typeof ItemRecipeReference>;

/** An item of a shopping list. */
export const ShoppingItem = z
  .object({
    quantity: z.number().describe('The amount.'),
    unit: Unit.nullable().describe('The unit.'),
    food: Food.nullable().describe('The food.'),
    note: z.string().describe('Text of the item; without a food, the name of the item.'),
    isFood: z.boolean().describe('Whether unit and food are part of `display`.'),
    disableAmount: z.boolean().describe('The opposite of `isFood`.'),
    display: z.string().describe('The item as text; computed.'),
    shoppingListId: z.string().describe('The id of the list.'),
    checked: z.boolean().describe('Whether the item is ticked off.'),
    position: z.number().int().describe('The position within the list; not unique.'),
    foodId: z.string().nullable().describe('The id of the food.'),
    labelId: z.string().nullable().describe('The id of its own label, or of that of the food.'),
    unitId: z.string().nullable().describe('The id of the unit.'),
    extras: z.record(z.string(), z.string()).describe('Texts of API clients by key.'),
    id: z.string().describe('The id of the item.'),
    groupId: z.string().describe('The id of the group.'),
    householdId: z.string().describe('The id of the household.'),
    label: Label.nullable().describe('The label, under which the item is displayed.'),
    recipeReferences: z.array(ItemRecipeReference).describe('The recipes that the item was added for.'),
    createdAt: z.string().describe('The time of creation.'),
    updatedAt: z.string().describe('The time of the last change.'),
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
    createdItems: z.array(ShoppingItem).describe('The new items.'),
    updatedItems: z.array(ShoppingItem).describe('The changed items, including those that new ones were merged into.'),
    deletedItems: z.array(ShoppingItem).describe('The deleted items, including those that were merged into others.'),
  })
  .meta({ id: 'ShoppingListItemsCollectionOut' });
export type ShoppingItemChanges = z.output<typeof ShoppingItemChanges>;

const emptyAsNull = (raw: unknown) => (raw === '' ? null : raw);
const OptionalId = z.preprocess(emptyAsNull, Id.nullish()).meta({ type: 'string', format: 'uuid' });
/** A whole food, unit or label, of which only the id is used. */
const recordWithId = (like: z.ZodObject) =>
  z.object({ id: OptionalId, labelId: OptionalId }).loose().nullish().meta({ documentedAs: like.partial() });
const Note = z.preprocess((raw) => raw ?? undefined, z.string().max(MAX_ITEM_NOTE).optional()).meta({ type: 'string' });
const Reference = z
  .object({
    recipeId: Id,
    recipeQuantity: z.preprocess((raw) => raw ?? 0, Decimal.default(0)).meta({ type: 'number' }),
    recipeScale: Decimal.nullable().default(1),
    recipeNote: z.string().max(10_000).nullish(),
    id: OptionalId,
    shoppingListItemId: Ignored,
  })
  .meta({ id: 'ShoppingListItemRecipeRefInput' });

const fields = {
  checked: Flag.default(false).describe('Whether the item is ticked off.'),
  quantity: Decimal.default(1).describe('The amount. A negative one is subtracted from an equal item.'),
  note: Note.describe('Text of the item; without a food, the name of the item.'),
  isFood: z
    .preprocess((raw) => raw ?? undefined, Flag.optional())
    .meta({ type: 'boolean' })
    .describe('Whether unit and food are part of `display`.'),
  disableAmount: Ignored.describe('Ignored.'),
  display: Ignored.describe('Ignored; it is computed.'),
  shoppingListId: Id.describe('The id of the list.'),
  position: Int.optional().describe('The position within the list; not unique.'),
  foodId: OptionalId.describe('The id of the food; also read from `food`.'),
  unitId: OptionalId.describe('The id of the unit; also read from `unit`.'),
  labelId: OptionalId.describe('The id of the label; that of the food when absent.'),
  food: recordWithId(FoodInput).describe('The whole food, of which the id is used.'),
  unit: recordWithId(UnitInput).describe('The whole unit, of which the id is used.'),
  label: ignoredAs(Label.nullable()).describe('Ignored; send `labelId`.'),
  extras: Extras.nullish().describe('Texts of API clients by key.'),
  recipeReferences: z
    .array(Reference)
    .max(MAX_ITEMS_PER_REQUEST)
    .optional()
    .describe('The recipes that the item was added for.'),
};
/** An invalid id counts as absent. */
const IdOrAbsent = Id.nullish().catch(undefined).meta({ type: 'string', format: 'uuid' });

/** The body of create. `line` is a line of text ("2 l milk"), which is parsed and replaces amount and food. */
export const ShoppingItemDraft = z
  .object({
    ...fields,
    id: IdOrAbsent.describe('The id of the new item; a request that is repeated with it creates one item.'),
    line: z
      .string()
      .trim()
      .min(1)
      .max(MAX_ITEM_NOTE)
      .optional()
      .describe('A line of text, such as `2 l milk`, which is parsed into quantity, unit, food and note.'),
  })
  .meta({
    id: 'ShoppingListItemCreate',
    examples: [{ shoppingListId: '7b1d2f5e-3c4a-4e8b-9f60-2a1b3c4d5e6f', line: '2 l milk' }],
  });
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
    checked: Flag.optional().describe('Whether the item is ticked off.'),
    note: Note.describe('Text of the item; without a food, the name of the item.'),
    position: Int.optional().describe('The position within the list; not unique.'),
    isFood: fields.isFood,
    foodId: OptionalId.describe('The id of the food.'),
    unitId: OptionalId.describe('The id of the unit.'),
    labelId: OptionalId.describe('The id of the label.'),
    extras: Extras.optional().describe('Texts of API clients by key.'),
    quantity: Decimal.optional().describe('The amount.'),
    shoppingListId: Id.optional(),
    recipeReferences: fields.recipeReferences,
  })
  .meta({ id: 'ShoppingListItemPatch' });
export type ShoppingItemPatch = z.output<typeof ShoppingItemPatch>;
