import type { ShoppingItem } from '@larder/contracts/shopping/shopping-item';

/** The fields of an item that can be changed separately. */
export type ItemFields = Partial<
  Pick<ShoppingItem, 'checked' | 'note' | 'position' | 'isFood' | 'foodId' | 'unitId' | 'labelId'>
>;

/** The initial fields of an item; `line` is one typed line, which the server parses. */
export interface NewItem extends ItemFields {
  line?: string;
  quantity?: number;
  extras?: ShoppingItem['extras'];
  recipeReferences?: readonly Pick<
    ShoppingItem['recipeReferences'][number],
    'recipeId' | 'recipeQuantity' | 'recipeScale' | 'recipeNote'
  >[];
}

/** The records behind the ids of a change, or its text, to show it before the server has responded. */
export type OptimisticFields = Partial<Pick<ShoppingItem, 'food' | 'unit' | 'label' | 'display'>>;

/** A change of a list on this device. */
export type ItemChange =
  | { kind: 'create'; itemId: string; item: NewItem; shown?: OptimisticFields }
  | {
      kind: 'update';
      itemId: string;
      fields?: ItemFields;
      /**
       * The new quantity, and the difference to the old one: only the difference is sent, so that changes of two
       * devices add up.
       */
      quantity?: { value: number; difference: number };
      shown?: OptimisticFields;
    }
  | { kind: 'delete'; itemId: string };

/**
 * A change that the server may not have yet. `deviceId` identifies one page load of this browser; its changes are
 * numbered by `sequence`, so that the server applies each of them once.
 */
export type LocalChange = ItemChange & {
  deviceId: string;
  sequence: number;
  /** Who made it; absent in changes that earlier versions have stored. Browsers may be shared. */
  userId?: string;
  listId: string;
  /** The time, as ISO text. */
  at: string;
};

/** A change in the format of the server (docs/api/meal-plans-and-shopping.md#changes-of-a-device). */
export function bodyOf(change: LocalChange) {
  const { sequence, at, kind, itemId } = change;
  const common = { sequence, at, kind, itemId };
  if (change.kind === 'create') return { ...common, item: change.item };
  if (change.kind === 'delete') return common;
  const { fields, quantity } = change;
  return { ...common, ...(fields && { fields }), ...(quantity && { quantityDifference: quantity.difference }) };
}
