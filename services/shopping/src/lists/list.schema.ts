import { aggregateSchema, type Aggregate } from '@larder/service-kit';
import { Schema } from 'mongoose';

/** The collection. */
export const LISTS = 'lists';

/** A pair of an API-only key/value store. A list, because keys may hold dots and dollars. */
export interface ExtraRecord {
  key: string;
  value: string;
}

/** Where somebody wants a label. */
export interface LabelPlaceRecord {
  labelId: string;
  position: number;
}

/** A shopping list: one document with all that belongs to it, so that a change of several items is one write. */
export type ListDocument = Aggregate<{
  groupId: string;
  householdId: string;
  userId: string;
  name: string | null;
  /** The name as lists are ordered by it. */
  nameSort: string;
  extras: ExtraRecord[];
  /** Labels that somebody has moved; all others follow by themselves. */
  labelPlaces: LabelPlaceRecord[];
}>;

const Extra = new Schema<ExtraRecord>(
  { key: { type: String, default: '' }, value: { type: String, default: '' } },
  { _id: false },
);

const LabelPosition = new Schema<LabelPlaceRecord>({ labelId: String, position: Number }, { _id: false });

export const ListSchema = aggregateSchema<ListDocument>({
  groupId: { type: String, required: true },
  householdId: { type: String, required: true },
  userId: { type: String, required: true },
  name: { type: String, default: null },
  nameSort: { type: String, default: '' },
  extras: { type: [Extra], default: [] },
  labelPlaces: { type: [LabelPosition], default: [] },
});

ListSchema.index({ householdId: 1, createdAt: 1, _id: 1 }); // the overview
ListSchema.index({ userId: 1 }); // a user who is deleted
ListSchema.index({ groupId: 1 }); // a group that is deleted
