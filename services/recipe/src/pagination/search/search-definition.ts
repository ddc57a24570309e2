import type { SearchText } from '@larder/recipe-search';
import { Schema } from 'mongoose';

const text = { type: String, default: '' };

/** The schema field with the searched texts of a record; recipes have none, since they use an index in memory. */
export const searchDefinition = {
  type: new Schema<SearchText>({ name: text, all: text }, { _id: false }),
  required: true,
} as const;
