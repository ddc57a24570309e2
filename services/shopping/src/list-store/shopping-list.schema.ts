import { aggregateSchema, indexTrash, type Aggregate } from '@larder/service-kit';
import { Schema } from 'mongoose';
import type { DeletedItem, DeviceRecord, Extra, Item, LastCheck, ListReference } from '../list-rules/index.js';

/** The collection. */
export const SHOPPING_LISTS = 'lists';

/** The position a user has given a label. */
export interface LabelPositionRecord {
  labelId: string;
  position: number;
}

/** A shopping list: one document including its items, so that a change of several items is one write. */
export type ShoppingListDocument = Aggregate<{
  groupId: string;
  householdId: string;
  userId: string;
  name: string | null;
  /** The sort key of the name. */
  nameSort: string;
  extras: Extra[];
  /** The positions of labels since one of them was moved; those of all others are computed. */
  labelPlaces: LabelPositionRecord[];
  items: Item[];
  /** The number of unchecked items, for overviews, which read no items. */
  openItemCount: number;
  recipeReferences: ListReference[];
  deletedItems: DeletedItem[];
  devices: DeviceRecord[];
  learnAisleOrder: boolean;
  aisleOrder: string[];
  lastCheck: LastCheck | null;
}>;

const ExtraSchema = new Schema<Extra>(
  { key: { type: String, default: '' }, value: { type: String, default: '' } },
  { _id: false },
);

const LabelPositionSchema = new Schema<LabelPositionRecord>({ labelId: String, position: Number }, { _id: false });

export const ShoppingListSchema = aggregateSchema<ShoppingListDocument>({
  groupId: { type: String, required: true },
  householdId: { type: String, required: true },
  userId: { type: String, required: true },
  name: { type: String, default: null },
  nameSort: { type: String, default: '' },
  extras: { type: [ExtraSchema], default: [] },
  labelPlaces: { type: [LabelPositionSchema], default: [] },
  // Not cast by Mongoose: the rules create them, and there may be thousands.
  items: { type: Schema.Types.Mixed, default: [] },
  openItemCount: { type: Number, default: 0 },
  recipeReferences: { type: Schema.Types.Mixed, default: [] },
  deletedItems: { type: Schema.Types.Mixed, default: [] },
  devices: { type: Schema.Types.Mixed, default: [] },
  learnAisleOrder: { type: Boolean, default: true },
  aisleOrder: { type: [String], default: [] },
  lastCheck: { type: Schema.Types.Mixed, default: null },
});

ShoppingListSchema.index({ householdId: 1, createdAt: 1, _id: 1 }); // the overview
ShoppingListSchema.index({ userId: 1 }); // deletion of a user
ShoppingListSchema.index({ groupId: 1 }); // deletion of a group
ShoppingListSchema.index({ householdId: 1, 'items.id': 1 }); // an item
ShoppingListSchema.index({ groupId: 1, 'recipeReferences.recipeId': 1 }); // deletion of a recipe
ShoppingListSchema.index({ groupId: 1, 'items.recipeReferences.recipeId': 1 }); // deletion of a recipe
indexTrash(ShoppingListSchema);
