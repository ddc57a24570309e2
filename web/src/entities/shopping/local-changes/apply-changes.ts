import { displayIngredient } from '@larder/measures';
import type { ShoppingListOut } from '@larder/contracts/shopping/shopping-list';
import type { ShoppingItem } from '@larder/contracts/shopping/shopping-item';
import type { ItemChange, LocalChange } from './local-change.js';

/** The list with the pending changes of this device; the list itself when there are none. */
export function withLocalChanges(list: ShoppingListOut, changes: readonly LocalChange[]): ShoppingListOut {
  if (changes.length === 0) return list;
  const items = new Map(list.listItems.map((item) => [item.id, item]));
  for (const change of changes) apply(items, change, list);
  const listItems = [...items.values()];
  return { ...list, listItems, openItemCount: listItems.filter(({ checked }) => !checked).length };
}

function apply(items: Map<string, ShoppingItem>, change: LocalChange, list: ShoppingListOut): void {
  const item = items.get(change.itemId);
  if (change.kind === 'delete') items.delete(change.itemId);
  if (change.kind === 'create' && !item) items.set(change.itemId, createdItem(list, change));
  if (change.kind === 'update' && item) items.set(change.itemId, withUpdate(item, change, change.at));
}

function createdItem(list: ShoppingListOut, change: Extract<LocalChange, { kind: 'create' }>): ShoppingItem {
  const { line, recipeReferences: _, ...fields } = change.item;
  const { id, groupId, householdId } = list;
  return withDisplay(
    {
      quantity: 0,
      checked: false,
      note: '',
      position: Number.MAX_SAFE_INTEGER,
      foodId: null,
      unitId: null,
      labelId: null,
      food: null,
      unit: null,
      label: null,
      ...fields,
      ...(line && { note: line }),
      ...change.shown,
      isFood: fields.isFood ?? Boolean(fields.foodId),
      id: change.itemId,
      shoppingListId: id,
      groupId,
      householdId,
      disableAmount: false,
      display: '',
      extras: {},
      recipeReferences: [],
      createdAt: change.at,
      updatedAt: change.at,
    },
    change.shown?.display,
  );
}

/** The item after a change at a time, as ISO text. */
export function withUpdate(
  item: ShoppingItem,
  change: Extract<ItemChange, { kind: 'update' }>,
  at: string,
): ShoppingItem {
  const { fields, quantity, shown } = change;
  return withDisplay({
    ...item,
    ...fields,
    ...shown,
    ...(quantity && { quantity: quantity.value }),
    ...(fields?.checked && { recipeReferences: [] }),
    updatedAt: at,
  });
}

function withDisplay(item: ShoppingItem, text?: string): ShoppingItem {
  return { ...item, display: text ?? displayIngredient(item) };
}
