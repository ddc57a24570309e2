import type { Food, ShoppingItemDraft, ShoppingItemPatch } from '@larder/contracts';
import { definedFields, newId } from '@larder/service-kit';
import { DEVICE_FIELDS, toExtras, type Item, type ItemReference } from '../../list-rules/index.js';
import type { Catalogue } from '../reading/item.mapper.js';

/** The catalogue records that the input of an item refers to. */
export type CatalogueInput = Pick<ShoppingItemDraft, 'foodId' | 'unitId' | 'labelId' | 'food' | 'unit'>;

type ItemInput = CatalogueInput &
  Pick<ShoppingItemDraft, 'checked' | 'quantity' | 'note' | 'isFood' | 'position' | 'extras' | 'recipeReferences'>;

/** The ids of food and unit in the input of an item. A whole record only counts when its id is absent; null removes it. */
export function catalogueIds({ foodId, unitId, food, unit }: CatalogueInput) {
  return {
    foodId: (foodId === undefined ? food?.id : foodId) ?? null,
    unitId: (unitId === undefined ? unit?.id : unitId) ?? null,
  };
}

/** Maps the input to a new stored item, without records that the group does not have. */
export function toNewItem(id: string, input: ItemInput, catalogue: Catalogue, now: Date): Item {
  const ids = catalogueIds(input);
  const food = catalogue.foods.get(ids.foodId ?? '') ?? null;
  return {
    id,
    checked: input.checked,
    position: input.position ?? 0,
    quantity: input.quantity,
    note: input.note?.trim() ?? '',
    isFood: input.isFood ?? food !== null,
    foodId: food?.id ?? null,
    unitId: catalogue.units.get(ids.unitId ?? '')?.id ?? null,
    labelId: labelOf(input, food ?? catalogue.named.get(input.note?.trim() ?? '') ?? null),
    extras: toExtras(input.extras ?? {}),
    recipeReferences: toReferences(input.recipeReferences ?? []),
    createdAt: now,
    updatedAt: now,
  };
}

/** An item after a full update: absent fields are set to their defaults, except references, extras and position. */
export function toUpdatedItem(item: Item, input: ItemInput, catalogue: Catalogue, now: Date): Item {
  const { extras, recipeReferences, position } = item;
  const replaced = toNewItem(item.id, input, catalogue, now);
  const same = Math.round(item.quantity * 1000) === Math.round(input.quantity * 1000);
  return {
    ...replaced,
    // Replies are rounded: an unchanged quantity stays exact.
    quantity: same ? item.quantity : input.quantity,
    labelId: input.labelId ?? null,
    position: input.position ?? position,
    extras: input.extras === undefined ? extras : replaced.extras,
    recipeReferences: input.recipeReferences === undefined ? recipeReferences : replaced.recipeReferences,
    createdAt: item.createdAt,
    changedAt: changeTimes(now),
  };
}

/** An item with the given fields changed; foods and units that the group does not have count as none. */
export function toPatchedItem(
  item: Item,
  { shoppingListId: _, extras, recipeReferences, ...fields }: ShoppingItemPatch,
  { foods, units }: Catalogue,
  now: Date,
): Item {
  return {
    ...item,
    ...definedFields(fields),
    ...(fields.foodId && { foodId: foods.get(fields.foodId)?.id ?? null }),
    ...(fields.unitId && { unitId: units.get(fields.unitId)?.id ?? null }),
    ...(extras && { extras: toExtras(extras) }),
    ...(recipeReferences && { recipeReferences: toReferences(recipeReferences) }),
    changedAt: changeTimes(now),
  };
}

/** The times of a change of all fields, to compare with those of changes by devices. */
function changeTimes(now: Date): Item['changedAt'] {
  return Object.fromEntries(DEVICE_FIELDS.map((name) => [name, now.getTime()]));
}

function labelOf(input: ItemInput, food: Food | null): string | null {
  return input.labelId ?? input.food?.labelId ?? food?.labelId ?? null;
}

function toReferences(input: NonNullable<ItemInput['recipeReferences']>): ItemReference[] {
  return input.map(({ id, recipeId, recipeQuantity, recipeScale, recipeNote }) => ({
    id: id ?? newId(),
    recipeId,
    recipeQuantity,
    recipeScale,
    recipeNote: recipeNote ?? null,
  }));
}
