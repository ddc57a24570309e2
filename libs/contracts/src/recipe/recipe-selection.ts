import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { Id } from '../primitives/id.js';
import { MAX_SELECTED } from './catalogue/catalogue-selection.js';

/** Fields of recipes that lists may be filtered and ordered by, also as relations of other records; types of query-filter. */
export const RECIPE_ATTRIBUTES = {
  id: 'uuid',
  name: 'text',
  slug: 'text',
  description: 'text',
  image: 'text',
  rating: 'number',
  totalTime: 'text',
  prepTime: 'text',
  cookTime: 'text',
  performTime: 'text',
  recipeYield: 'text',
  orgURL: 'text',
  userId: 'uuid',
  groupId: 'uuid',
  householdId: 'uuid',
  dateAdded: 'date',
  dateUpdated: 'datetime',
  createdAt: 'datetime',
  updatedAt: 'datetime',
  lastMade: 'datetime',
} as const;

/**
 * Which of these recipes of the caller's group satisfy a filter; an empty one means all. With `orderBy`, an attribute, also what
 * lists are ordered by: `value` is null where there is nothing. Throws `recipe.invalid-filter`.
 */
export const SelectRecipes = defineMessage({
  subject: 'recipe.recipe.select',
  request: z.object({
    ids: z.array(Id).max(MAX_SELECTED),
    queryFilter: z.string().default(''),
    orderBy: z.string().nullable().default(null),
  }),
  reply: z.array(z.object({ id: Id, value: z.union([z.string(), z.number(), z.boolean()]).nullable() })),
  idempotent: true,
});
