import type { SortAttributes } from '../lists/sort-attribute.js';

const text = (path: string) => ({ path, nullable: true });
/** 0 is a rating taken back. */
const zeroAsNull = (rating: unknown) => (typeof rating === 'number' && rating > 0 ? rating : null);

/** What recipes may be ordered by (contract 03, section 6.3). */
export const RECIPE_ATTRIBUTES: SortAttributes = {
  id: { path: '_id' },
  slug: { path: 'slug' },
  name: { path: 'nameSort', indexed: true },
  description: text('description'),
  image: text('image'),
  rating: { path: 'rating', indexed: true, nullable: true, nulls: 'last', toValue: zeroAsNull },
  totalTime: text('totalTime'),
  prepTime: text('prepTime'),
  cookTime: text('cookTime'),
  performTime: text('performTime'),
  recipeYield: text('recipeYield'),
  orgURL: text('orgURL'),
  userId: { path: 'userId' },
  groupId: { path: 'groupId' },
  householdId: { path: 'householdId' },
  dateAdded: { path: 'dateAdded' },
  dateUpdated: { path: 'dateUpdated' },
  createdAt: { path: 'createdAt', indexed: true },
  updatedAt: { path: 'updatedAt', indexed: true },
  lastMade: { path: 'lastMade', indexed: true, nullable: true },
};
