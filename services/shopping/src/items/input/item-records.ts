import type { Food, ShoppingItemDraft, ShoppingItemPatch } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import type { Extra, Item, ItemReference } from '../../list-rules/index.js';
import type { Catalogue } from '../reading/item.mapper.js';

type ItemInput = Pick<
  ShoppingItemDraft,
  | 'checked'
  | 'quantity'
  | 'note'
  | 'isFood'
  | 'position'
  | 'foodId'
  | 'unitId'
  | 'labelId'
  | 'food'
  | 'unit'
  | 'extras'
  | 'recipeReferences'
>;

/** The catalogue ids in the input of an item. Whole records only count when their id is absent; null is none. */
export function namedIds({
  foodId,
  unitId,
  food,
  unit,
}: Pick<ItemInput, 'foodId' | 'unitId' | 'labelId' | 'food' | 'unit'>) {
  return {
    foodId: (foodId === undefined ? food?.id : foodId) ?? null,
    unitId: (unitId === undefined ? unit?.id : unitId) ?? null,
  };
}

/** Maps the input to a new stored item, without records that the group does not have. */
export function toNewItem(id: string, input: ItemInput, catalogue: Catalogue, now: Date): Item {
  const named = namedIds(input);
  const food = catalogue.foods.get(named.foodId ?? '') ?? null;
  return {
    id,
    checked: input.checked,
    position: input.position ?? 0,
    quantity: input.quantity,
    note: input.note?.trim() ?? '',
    isFood: input.isFood ?? food !== null,
    foodId: food?.id ?? null,
    unitId: catalogue.units.get(named.unitId ?? '')?.id ?? null,
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
    changedAt: stampedNow(now),
  };
}

/** An item with the given fields changed; foods and units that the group does not have count as none. */
export function toPatchedItem(
  item: Item,
  { shoppingListId: _, extras, recipeReferences, ...fields }: ShoppingItemPatch,
  { foods, units }: Catalogue,
  now: Date,
): Item {
  const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return {
    ...item,
    ...changes,
    ...(fields.foodId && { foodId: foods.get(fields.foodId)?.id ?? null }),
    ...(fields.unitId && { unitId: units.get(fields.unitId)?.id ?? null }),
    ...(extras && { extras: toExtras(extras) }),
    ...(recipeReferences && { recipeReferences: toReferences(recipeReferences) }),
    changedAt: stampedNow(now),
  };
}

/** The change times of all fields, set to now. */
export function stampedNow(now: Date): Item['changedAt'] {
  const at = now.getTime();
  return {
    checked: at,
    note: at,
    position: at,
    isFood: at,
    foodId: at,
    unitId: at,
    labelId: at,
    extras: at,
  };
}

function labelOf(input: ItemInput, food: Food | null): string | null {
  return input.labelId ?? input.food?.labelId ?? food?.labelId ?? null;
}

function toExtras(extras: Record<string, string>): Extra[] {
  return Object.entries(extras).map(([key, value]) => ({ key, value }));
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
