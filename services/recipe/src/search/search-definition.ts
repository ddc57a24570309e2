import { Schema } from 'mongoose';
import type { SearchText } from './searchable.js';

const text = { type: String, default: '' };

/** How schemas store what a record is found with. */
export const searchDefinition = {
  type: new Schema<SearchText>({ name: text, all: text }, { _id: false }),
  required: true,
} as const;
