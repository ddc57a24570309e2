import type { SearchText } from '@larder/recipe-search';
import { aggregateSchema, indexTrash, type Aggregate } from '@larder/service-kit';
import { searchDefinition } from '../../pagination/index.js';

/** The collection. */
export const COOKBOOKS = 'cookbooks';

/** A saved recipe filter of a household. */
export type CookbookDocument = Aggregate<{
  groupId: string;
  householdId: string;
  name: string;
  nameSort: string;
  slug: string;
  /** `slug`, short enough for the unique index. */
  slugKey: string;
  description: string;
  position: number;
  public: boolean;
  queryFilterString: string;
  requireAllCategories: boolean;
  requireAllTags: boolean;
  requireAllTools: boolean;
  search: SearchText;
}>;

const text = { type: String, default: '' };
const yes = { type: Boolean, default: true };

export const CookbookSchema = aggregateSchema<CookbookDocument>({
  groupId: { type: String, required: true },
  householdId: { type: String, required: true },
  name: { type: String, required: true },
  nameSort: text,
  slug: { type: String, required: true },
  slugKey: { type: String, required: true },
  description: text,
  position: { type: Number, default: 1 },
  public: { type: Boolean, default: false },
  queryFilterString: text,
  requireAllCategories: yes,
  requireAllTags: yes,
  requireAllTools: yes,
  search: searchDefinition,
});

// Partial: a tombstone has no slug, and there may be many of them.
CookbookSchema.index(
  { groupId: 1, slugKey: 1 },
  { unique: true, partialFilterExpression: { slugKey: { $exists: true } } },
);
CookbookSchema.index({ groupId: 1, householdId: 1, createdAt: 1, _id: 1 }); // a household's cookbooks
indexTrash(CookbookSchema);
