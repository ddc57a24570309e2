import type { Food, Label, ShoppingItem, Unit } from '@larder/contracts';
import { displayIngredient } from '@larder/measures';
import { fromExtras, type Item } from '../../list-rules/index.js';

/** The records of other services that items refer to, by id. */
export interface Catalogue {
  foods: ReadonlyMap<string, Food>;
  units: ReadonlyMap<string, Unit>;
  labels: ReadonlyMap<string, Label>;
  /** Foods by name. */
  named: ReadonlyMap<string, Food>;
}

/** The list that an item belongs to. */
export interface ItemList {
  _id: string;
  groupId: string;
  householdId: string;
}

const DECIMALS = 1_000;

/** Rounds a quantity for replies, without binary fractions. */
export function roundedQuantity(quantity: number): number {
  return Math.round(quantity * DECIMALS) / DECIMALS;
}

/** The records of other services that one item contains. */
export interface ItemRecords {
  food: Food | null;
  unit: Unit | null;
  label: Label | null;
}

/** The records of an item. Without a label of its own it has that of its food. */
export function recordsOf({ foodId, unitId, labelId }: Item, { foods, units, labels }: Catalogue): ItemRecords {
  const food = (foodId && foods.get(foodId)) || null;
  const unit = (unitId && units.get(unitId)) || null;
  return { food, unit, label: (labelId && labels.get(labelId)) || (food?.label ?? null) };
}

/** An item in its contract shape. */
export function toItem(item: Item, list: ItemList, catalogue: Catalogue): ShoppingItem {
  const { id, checked, position, note, isFood } = item;
  const { food, unit, label } = recordsOf(item, catalogue);
  const quantity = roundedQuantity(item.quantity);
  return {
    quantity,
    unit,
    food,
    note,
    isFood,
    disableAmount: !isFood,
    display: displayIngredient({ quantity, unit, food, note, isFood }),
    shoppingListId: list._id,
    checked,
    position,
    foodId: food?.id ?? null,
    labelId: label?.id ?? null,
    unitId: unit?.id ?? null,
    extras: fromExtras(item.extras),
    id,
    groupId: list.groupId,
    householdId: list.householdId,
    label,
    recipeReferences: item.recipeReferences.map((each) => ({
      recipeId: each.recipeId,
      recipeQuantity: roundedQuantity(each.recipeQuantity),
      recipeScale: each.recipeScale,
      recipeNote: each.recipeNote,
      id: each.id,
      shoppingListItemId: id,
    })),
    createdAt: item.createdAt.toISOString(),
    updatedAt: item.updatedAt.toISOString(),
  };
}
