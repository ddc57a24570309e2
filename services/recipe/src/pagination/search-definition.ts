import type { SearchText } from '@larder/recipe-search';
import { Schema } from 'mongoose';

const text = { type: String, default: '' };

/** How catalogues and organizers store what a record is found with; recipes are found by an index in memory. */
export const searchDefinition = {
  type: new Schema<SearchText>({ name: text, all: text }, { _id: false }),
  required: true,
} as const;
