import type { Food, Label, Unit } from '@larder/contracts/recipe/catalogue/food';
import type { ShoppingItem } from '@larder/contracts/planning/shopping-item';
import type { ItemEdit } from '../../../entities/shopping/use-item-actions.js';

/** The form values of an item. */
export interface ItemValues {
  quantity: number | null;
  unit: Unit | null;
  food: Food | null;
  note: string;
  label: Label | null;
}

export function valuesOf({ quantity, unit, food, note, label }: ShoppingItem): ItemValues {
  return { quantity: quantity === 0 ? null : quantity, unit, food, note, label: label ?? food?.label ?? null };
}

/** Whether the form has neither a food nor a note. */
export function isEmpty({ food, note }: ItemValues): boolean {
  return food === null && !note.trim();
}

/** The item with the values of the form. */
export function editOf({ quantity, unit, food, note, label }: ItemValues): ItemEdit {
  return {
    quantity: quantity ?? 0,
    fields: {
      note: note.trim(),
      // Units are only displayed for foods.
      isFood: food !== null || unit !== null,
      foodId: food?.id ?? null,
      unitId: unit?.id ?? null,
      labelId: label?.id ?? null,
    },
    shown: { food, unit, label },
  };
}
