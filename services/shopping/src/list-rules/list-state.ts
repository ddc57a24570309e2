import type { Extra } from './extras.js';

/** A recipe that an item was added for. */
export interface ItemReference {
  id: string;
  recipeId: string;
  /** Of the item in one unscaled recipe, in the unit of the item. */
  recipeQuantity: number;
  /** Number of times the recipe was added; null counts as once. */
  recipeScale: number | null;
  recipeNote: string | null;
}

/** The fields of an item that devices may change separately. */
export const DEVICE_FIELDS = [
  'checked',
  'note',
  'position',
  'isFood',
  'foodId',
  'unitId',
  'labelId',
  'extras',
] as const;
export type DeviceField = (typeof DEVICE_FIELDS)[number];

/** An item of a list as it is stored. */
export interface Item {
  id: string;
  checked: boolean;
  position: number;
  /** Not rounded, so that removing a recipe exactly reverts adding it. */
  quantity: number;
  note: string;
  isFood: boolean;
  foodId: string | null;
  unitId: string | null;
  labelId: string | null;
  extras: Extra[];
  recipeReferences: ItemReference[];
  createdAt: Date;
  updatedAt: Date;
  /** When devices changed a field, in milliseconds since 1970, so that the latest change of each wins. */
  changedAt?: Partial<Record<DeviceField, number>>;
}

/** A recipe on a list, and the number of times it was added. */
export interface ListReference {
  id: string;
  recipeId: string;
  recipeQuantity: number;
}

/** A deleted item, so that an offline device does not restore it. */
export interface DeletedItem {
  id: string;
  deletedAt: Date;
  /** The item that absorbed it. */
  mergedInto: string | null;
}

/** The state of a list that the rules read and change. */
export interface ListState {
  items: Item[];
  recipeReferences: ListReference[];
  deletedItems: DeletedItem[];
}
