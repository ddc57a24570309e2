import { aggregateSchema, type Aggregate } from '@larder/service-kit';
import { Schema } from 'mongoose';

/** The collection. */
export const SHOPPING_LISTS = 'lists';

/** A pair of an API-only key/value store. A list, because keys may hold dots and dollars. */
export interface ExtraRecord {
  key: string;
  value: string;
}

/** The position a user has given a label. */
export interface LabelPlaceRecord {
  labelId: string;
  position: number;
}

/** A shopping list: one document with all that belongs to it, so that a change of several items is one write. */
export type ShoppingListDocument = Aggregate<{
  groupId: string;
  householdId: string;
  userId: string;
  name: string | null;
  /** The name as lists are ordered by it. */
  nameSort: string;
  extras: ExtraRecord[];
  /** Labels that were moved; the positions of all others are computed. */
  labelPlaces: LabelPlaceRecord[];
}>;

const Extra = new Schema<ExtraRecord>(
  { key: { type: String, default: '' }, value: { type: String, default: '' } },
  { _id: false },
);

const LabelPosition = new Schema<LabelPlaceRecord>({ labelId: String, position: Number }, { _id: false });

export const ShoppingListSchema = aggregateSchema<ShoppingListDocument>({
  groupId: { type: String, required: true },
  householdId: { type: String, required: true },
  userId: { type: String, required: true },
  name: { type: String, default: null },
  nameSort: { type: String, default: '' },
  extras: { type: [Extra], default: [] },
  labelPlaces: { type: [LabelPosition], default: [] },
});

ShoppingListSchema.index({ householdId: 1, createdAt: 1, _id: 1 }); // the overview
ShoppingListSchema.index({ userId: 1 }); // a user who is deleted
ShoppingListSchema.index({ groupId: 1 }); // a group that is deleted
