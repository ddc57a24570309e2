import type { SearchText } from '@larder/recipe-search';
import { aggregateSchema, type Aggregate } from '@larder/service-kit';
import { searchDefinition } from '../../pagination/index.js';

/** The collection. */
export const LABELS = 'labels';

/** A label of a group, for foods and shopping list items. */
export type LabelDocument = Aggregate<{
  groupId: string;
  name: string;
  nameSort: string;
  /** `name`, short enough for the unique index. */
  nameKey: string;
  color: string;
  search: SearchText;
}>;

const text = { type: String, default: '' };

export const LabelSchema = aggregateSchema<LabelDocument>({
  groupId: { type: String, required: true },
  name: { type: String, required: true },
  nameSort: text,
  nameKey: { type: String, required: true },
  color: text,
  search: searchDefinition,
});

// Partial: a tombstone has no name, and there may be many of them.
LabelSchema.index(
  { groupId: 1, nameKey: 1 },
  { unique: true, partialFilterExpression: { nameKey: { $exists: true } } },
);
LabelSchema.index({ groupId: 1, nameSort: 1, _id: 1 }); // lists by name
LabelSchema.index({ groupId: 1, createdAt: 1, _id: 1 }); // lists by age, the default
