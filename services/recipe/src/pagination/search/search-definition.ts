import type { SearchText } from '@larder/recipe-search';
import { Schema } from 'mongoose';

const text = { type: String, default: '' };

/** The schema fields with the searched texts of catalogues and organizers; recipes use an index in memory. */
export const searchDefinition = {
  type: new Schema<SearchText>({ name: text, all: text }, { _id: false }),
  required: true,
} as const;
