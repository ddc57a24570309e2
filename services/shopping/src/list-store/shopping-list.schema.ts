import { aggregateSchema, indexTrash, type Aggregate } from '@larder/service-kit';
import { Schema } from 'mongoose';
import {
  DEVICE_FIELDS,
  type DeletedItem,
  type DeviceRecord,
  type Extra,
  type Item,
  type ItemReference,
  type LastCheck,
  type ListReference,
} from '../list-rules/index.js';

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

const text = { type: String, required: true };
const date = { type: Date, required: true };
const embedded = { _id: false, id: false } as const;
/** Not cast by Mongoose: the rules create them, and there may be thousands. Restores check their shape. */
const listOf = (schema: Schema) => ({ type: Schema.Types.Mixed, default: [], shape: { listOf: schema } });

const ExtraSchema = new Schema<Extra>(
  { key: { type: String, default: '' }, value: { type: String, default: '' } },
  { _id: false },
);

const ItemReferenceSchema = new Schema<ItemReference>(
  {
    id: text,
    recipeId: text,
    recipeQuantity: { type: Number, required: true },
    recipeScale: { type: Number, default: null },
    recipeNote: { type: String, default: null },
  },
  embedded,
);
const ItemSchema = new Schema<Item>(
  {
    id: text,
    checked: { type: Boolean, default: false },
    position: { type: Number, default: 0 },
    quantity: { type: Number, default: 0 },
    note: { type: String, default: '' },
    isFood: { type: Boolean, default: false },
    foodId: { type: String, default: null },
    unitId: { type: String, default: null },
    labelId: { type: String, default: null },
    extras: { type: [ExtraSchema], default: [] },
    recipeReferences: { type: [ItemReferenceSchema], default: [] },
    createdAt: date,
    updatedAt: date,
    changedAt: {
      type: Schema.Types.Mixed,
      shape: { of: new Schema(Object.fromEntries(DEVICE_FIELDS.map((name) => [name, Number])), embedded) },
    },
  },
  embedded,
);
const ListReferenceSchema = new Schema<ListReference>(
  { id: text, recipeId: text, recipeQuantity: { type: Number, required: true } },
  embedded,
);
const DeletedItemSchema = new Schema<DeletedItem>(
  { id: text, deletedAt: date, mergedInto: { type: String, default: null } },
  embedded,
);
const DeviceSchema = new Schema<DeviceRecord>(
  { id: text, sequence: { type: Number, required: true }, seenAt: date },
  embedded,
);
const LastCheckSchema = new Schema<LastCheck>({ key: text, at: date }, embedded);

const LabelPositionSchema = new Schema<LabelPositionRecord>({ labelId: String, position: Number }, { _id: false });

export const ShoppingListSchema = aggregateSchema<ShoppingListDocument>({
  groupId: { type: String, required: true },
  householdId: { type: String, required: true },
  userId: { type: String, required: true },
  name: { type: String, default: null },
  nameSort: { type: String, default: '' },
  extras: { type: [ExtraSchema], default: [] },
  labelPlaces: { type: [LabelPositionSchema], default: [] },
  items: listOf(ItemSchema),
  openItemCount: { type: Number, default: 0 },
  recipeReferences: listOf(ListReferenceSchema),
  deletedItems: listOf(DeletedItemSchema),
  devices: listOf(DeviceSchema),
  learnAisleOrder: { type: Boolean, default: true },
  aisleOrder: { type: [String], default: [] },
  lastCheck: { type: Schema.Types.Mixed, default: null, shape: { of: LastCheckSchema } },
});

ShoppingListSchema.index({ householdId: 1, createdAt: 1, _id: 1 }); // the overview
ShoppingListSchema.index({ userId: 1 }); // deletion of a user
ShoppingListSchema.index({ groupId: 1 }); // deletion of a group
ShoppingListSchema.index({ householdId: 1, 'items.id': 1 }); // an item
ShoppingListSchema.index({ groupId: 1, 'recipeReferences.recipeId': 1 }); // deletion of a recipe
ShoppingListSchema.index({ groupId: 1, 'items.recipeReferences.recipeId': 1 }); // deletion of a recipe
indexTrash(ShoppingListSchema);
