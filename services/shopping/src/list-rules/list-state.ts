/** A pair of an API-only key/value store. A list, because keys may hold dots and dollars. */
export interface Extra {
  key: string;
  value: string;
}

/** A recipe that an item was added for. */
export interface ItemReference {
  id: string;
  recipeId: string;
  /** Of the item in one unscaled recipe, in the unit of the item. */
  recipeQuantity: number;
  /** How many times the recipe was added; null counts as once. */
  recipeScale: number | null;
  recipeNote: string | null;
}

/** What devices may change of an item each by itself. */
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
  /** Not rounded, so that adding and removing recipes ends where it began. */
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

/** A recipe on a list, and how many times it was added. */
export interface ListReference {
  id: string;
  recipeId: string;
  recipeQuantity: number;
}

/** An item that was deleted, so that a device that was away does not bring it back. */
export interface DeletedItem {
  id: string;
  deletedAt: Date;
  /** The item that absorbed it. */
  mergedInto: string | null;
}

/** What the rules of items read and change. */
export interface ListState {
  items: Item[];
  recipeReferences: ListReference[];
  deletedItems: DeletedItem[];
}
