import { useMemo } from 'react';
import type { ShoppingItem } from '@larder/contracts/shopping/shopping-item';
import { newId } from '../../shared/ids/new-id.js';
import { listChanges } from './local-changes/list-changes.js';
import type { ItemFields, NewItem, OptimisticFields } from './local-changes/local-change.js';

/** The changed fields of an item, and its quantity. */
export interface ItemEdit {
  fields: ItemFields;
  quantity: number;
  shown: OptimisticFields;
}

export interface ItemActions {
  add: (item: NewItem, optimistic?: OptimisticFields) => void;
  check: (items: readonly ShoppingItem[], checked: boolean) => void;
  edit: (item: ShoppingItem, edit: ItemEdit) => void;
  remove: (items: readonly ShoppingItem[]) => void;
  /** Adds deleted items again, with new ids since the deleted ones are kept as deleted. */
  restore: (items: readonly ShoppingItem[]) => void;
  /** Sets the positions of the items to this order; unchanged ones are not sent. */
  order: (items: readonly ShoppingItem[]) => void;
}

/** The actions on the items of a list. They are applied at once, and sent when the server can be reached. */
export function useItemActions(listId: string): ItemActions {
  return useMemo(() => actionsOf(listId), [listId]);
}

function actionsOf(listId: string): ItemActions {
  return {
    add: (item, optimistic) =>
      listChanges.add(listId, [{ kind: 'create', itemId: newId(), item, ...(optimistic && { shown: optimistic }) }]),
    check: (items, checked) =>
      listChanges.add(
        listId,
        items.map(({ id }) => ({ kind: 'update', itemId: id, fields: { checked } })),
      ),
    edit: (item, { fields, quantity, shown }) => {
      const difference = quantity - item.quantity;
      if (difference === 0 && Object.keys(fields).length === 0) return;
      listChanges.add(listId, [
        {
          kind: 'update',
          itemId: item.id,
          fields,
          shown,
          ...(difference !== 0 && { quantity: { value: quantity, difference } }),
        },
      ]);
    },
    remove: (items) =>
      listChanges.add(
        listId,
        items.map(({ id }) => ({ kind: 'delete', itemId: id })),
      ),
    restore: (items) =>
      listChanges.add(
        listId,
        items.map((item) => ({ kind: 'create', itemId: newId(), ...copyOf(item) })),
      ),
    order: (items) =>
      listChanges.add(
        listId,
        items.flatMap(({ id, position }, index) =>
          position === index ? [] : [{ kind: 'update' as const, itemId: id, fields: { position: index } }],
        ),
      ),
  };
}

function copyOf(item: ShoppingItem): { item: NewItem; shown: OptimisticFields } {
  const { quantity, checked, note, position, isFood, foodId, unitId, labelId, extras, food, unit, label } = item;
  const recipeReferences = item.recipeReferences.map(({ recipeId, recipeQuantity, recipeScale, recipeNote }) => ({
    recipeId,
    recipeQuantity,
    recipeScale,
    recipeNote,
  }));
  return {
    item: { quantity, checked, note, position, isFood, foodId, unitId, labelId, extras, recipeReferences },
    shown: { food, unit, label },
  };
}
