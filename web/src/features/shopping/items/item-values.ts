import type { Food, Label, Unit } from '@larder/contracts/recipe/catalogue/food';
import type { ShoppingItem } from '@larder/contracts/shopping/shopping-item';
import type { ItemFields } from '../../../entities/shopping/local-changes/local-change.js';
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

/** The changes of the form to an item. Other fields are not sent: another device may have changed them meanwhile. */
export function editOf(values: ItemValues, item: ShoppingItem): ItemEdit {
  const before: ItemFields = { ...fieldsOf(valuesOf(item)), isFood: item.isFood };
  const fields: ItemFields = Object.fromEntries(
    Object.entries(fieldsOf(values)).filter(([name, value]) => value !== before[name as keyof ItemFields]),
  );
  const { quantity, food, unit, label } = values;
  return {
    quantity: quantity ?? 0,
    fields,
    shown: {
      ...('foodId' in fields && { food }),
      ...('unitId' in fields && { unit }),
      ...('labelId' in fields && { label }),
    },
  };
}

/** The item with the changes of the form. */
export function editedItem(item: ShoppingItem, { quantity, fields, shown }: ItemEdit): ShoppingItem {
  return { ...item, ...fields, ...shown, quantity };
}

function fieldsOf({ unit, food, note, label }: ItemValues) {
  return {
    note: note.trim(),
    // Units are only displayed for foods.
    isFood: food !== null || unit !== null,
    foodId: food?.id ?? null,
    unitId: unit?.id ?? null,
    labelId: label?.id ?? null,
  };
}
