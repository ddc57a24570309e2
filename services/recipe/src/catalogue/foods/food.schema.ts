import { aggregateSchema, type Aggregate } from '@larder/service-kit';
import { Schema } from 'mongoose';
import type { StoredExtra } from '../../records/index.js';
import { catalogueDefinition, withCatalogueIndexes, type CatalogueFields } from '../catalogue.schema.js';

export type FoodDocument = Aggregate<
  CatalogueFields & {
    extras: StoredExtra[];
    labelId: string | null;
    /** The households that have this food on hand. */
    householdsOnHand: string[];
  }
>;

const text = { type: String, default: '' };

export const FoodSchema = withCatalogueIndexes(
  aggregateSchema<FoodDocument>({
    ...catalogueDefinition,
    extras: [new Schema<StoredExtra>({ keyName: text, value: text }, { _id: false })],
    labelId: { type: String, default: null },
    householdsOnHand: [String],
  }),
);

FoodSchema.index({ groupId: 1, labelId: 1 }); // deletion of a label
