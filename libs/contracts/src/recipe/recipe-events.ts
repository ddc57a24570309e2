import { z } from 'zod';
import { defineBroadcast } from '../messaging/define-broadcast.js';
import { defineEvent } from '../messaging/define-event.js';
import { Id } from '../primitives/id.js';

const payload = {
  recipeId: Id,
  slug: z.string(),
  name: z.string(),
  revision: z.number().int(),
  /**
   * One of several that changed together: notifiers report them once, for `recipes.updated|deleted`, or for
   * `report.finished` when they were imported.
   */
  bulk: z.boolean().optional(),
  /** Whether it was created as a copy of another one. */
  duplicated: z.boolean().optional(),
};
export const RecipeCreated = defineEvent('recipe.created', z.object(payload));
export const RecipeUpdated = defineEvent('recipe.updated', z.object(payload));
export const RecipeDeleted = defineEvent('recipe.deleted', z.object(payload));
/** Texts of recipes changed without a change of the recipes: a deleted food left its name. For search indexes. */
export const RecipeTextsChanged = defineBroadcast(
  'recipes.reworded',
  z.object({ groupId: Id, recipeIds: z.array(Id).max(1000) }),
);
