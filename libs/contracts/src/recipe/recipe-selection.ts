import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { Id } from '../primitives/id.js';
import { MAX_SELECTED } from './catalogue/catalogue-selection.js';

/**
 * Returns the given recipes of the caller's group that match a filter; an empty filter matches all. With `orderBy`, an
 * attribute, also their sort values: `value` is null when absent. Throws `recipe.invalid-filter`.
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
