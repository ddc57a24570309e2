import type { ShoppingListOut } from '@larder/contracts/shopping/shopping-list';
import type { ShoppingItem } from '@larder/contracts/shopping/shopping-item';
import type { Label } from '@larder/contracts/recipe/catalogue/food';
import { nextId } from '@larder/testing/builders';

export function aLabel(name: string, color = '#336699'): Label {
  return { id: nextId(), name, color, groupId: 'home-id' };
}

/** An item with only a note. */
export function aShoppingItem(note: string, changes: Partial<ShoppingItem> = {}): ShoppingItem {
  return {
    id: nextId(),
    quantity: 0,
    unit: null,
    food: null,
    note,
    isFood: false,
    disableAmount: false,
    display: note,
    shoppingListId: 'list-id',
    checked: false,
    position: 0,
    foodId: null,
    labelId: changes.label?.id ?? null,
    unitId: null,
    extras: {},
    groupId: 'home-id',
    householdId: 'family-id',
    label: null,
    recipeReferences: [],
    createdAt: '2026-11-01T00:00:00Z',
    updatedAt: '2026-11-01T00:00:00Z',
    ...changes,
  };
}

export function aShoppingList({
  labels = [],
  ...changes
}: Partial<ShoppingListOut> & { labels?: Label[] } = {}): ShoppingListOut {
  const id = changes.id ?? 'list-id';
  const listItems = changes.listItems ?? [];
  return {
    id,
    name: 'Weekly shop',
    extras: {},
    createdAt: '2026-11-01T00:00:00Z',
    updatedAt: '2026-11-01T00:00:00Z',
    groupId: 'home-id',
    householdId: 'family-id',
    userId: 'ana-id',
    recipeReferences: [],
    labelSettings: labels.map((label, position) => ({
      shoppingListId: id,
      labelId: label.id,
      position,
      id: nextId(),
      label,
    })),
    openItemCount: listItems.filter(({ checked }) => !checked).length,
    learnAisleOrder: false,
    aisleOrder: [],
    revision: 1,
    listItems,
    ...changes,
  };
}
