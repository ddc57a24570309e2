import type { ShoppingItem } from '@larder/contracts/planning/shopping-item';

/** What of an item can be changed field by field. */
export type ItemFields = Partial<
  Pick<ShoppingItem, 'checked' | 'note' | 'position' | 'isFood' | 'foodId' | 'unitId' | 'labelId'>
>;

/** What a new item begins with; `line` is one typed line, which the server parses. */
export interface NewItem extends ItemFields {
  line?: string;
  quantity?: number;
  extras?: ShoppingItem['extras'];
  recipeReferences?: readonly Pick<
    ShoppingItem['recipeReferences'][number],
    'recipeId' | 'recipeQuantity' | 'recipeScale' | 'recipeNote'
  >[];
}

/** The records behind the ids of a change, or its text, to show it before the server has answered. */
export type OptimisticFields = Partial<Pick<ShoppingItem, 'food' | 'unit' | 'label' | 'display'>>;

/** Something that was done to a list on this device. */
export type ItemChange =
  | { kind: 'create'; itemId: string; item: NewItem; shown?: OptimisticFields }
  | {
      kind: 'update';
      itemId: string;
      fields?: ItemFields;
      /** The new quantity, and what was added to the old one: only this is sent, so that two phones add up. */
      quantity?: { value: number; difference: number };
      shown?: OptimisticFields;
    }
  | { kind: 'delete'; itemId: string };

/**
 * A change that the server may not have yet. `deviceId` names a visit of this browser; its changes are numbered by
 * `sequence`, so that the server applies each of them once however often it is sent.
 */
export type LocalChange = ItemChange & {
  deviceId: string;
  sequence: number;
  listId: string;
  /** When, as ISO text. */
  at: string;
};

/** A change as the server takes it (docs/api/meal-plans-and-shopping.md#changes-of-a-device). */
export function bodyOf(change: LocalChange) {
  const { sequence, at, kind, itemId } = change;
  const common = { sequence, at, kind, itemId };
  if (change.kind === 'create') return { ...common, item: change.item };
  if (change.kind === 'delete') return common;
  const { fields, quantity } = change;
  return { ...common, ...(fields && { fields }), ...(quantity && { quantityDifference: quantity.difference }) };
}
