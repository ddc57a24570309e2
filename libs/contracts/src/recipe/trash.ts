import { z } from 'zod';
import { defineEvent } from '../messaging/define-event.js';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList, pageQueryFields } from '../paging/page.js';
import { Nothing } from '../primitives/bodies.js';
import { Id } from '../primitives/id.js';
import { Recipe } from './recipe.js';

/** How long a deleted recipe can be restored, in days. */
export const TRASH_DAYS = 30;

/** The page of deleted recipes to read. */
export const TrashQuery = z.object({ page: pageQueryFields.page, perPage: pageQueryFields.perPage });
export type TrashQuery = z.output<typeof TrashQuery>;

/** A deleted recipe (docs/api/recipes.md#trash). */
export const DeletedRecipe = z
  .object({
    id: Id,
    name: z.string(),
    slug: z.string(),
    /** Cache key of the image; null without one. */
    image: z.string().nullable(),
    householdId: Id,
    /** `name` is null when the user does not exist any more. */
    deletedBy: z.object({ id: z.string(), name: z.string().nullable() }),
    /** ISO time. */
    deletedAt: z.string(),
    /** ISO time from which it is deleted for good. */
    expiresAt: z.string(),
  })
  .meta({ id: 'DeletedRecipe' });
export type DeletedRecipe = z.output<typeof DeletedRecipe>;

const which = z.object({ id: Id });

/** The deleted recipes of the group, the latest first. */
export const ListDeletedRecipes = definePagedList({
  subject: 'recipe.trash.list',
  query: TrashQuery,
  item: DeletedRecipe,
});
/** Brings a deleted recipe back; under another name when its own is taken. */
export const RestoreDeletedRecipe = defineMessage({ subject: 'recipe.trash.restore', request: which, reply: Recipe });
/** Deletes a recipe for good. */
export const PurgeRecipe = defineMessage({ subject: 'recipe.trash.purge', request: which, reply: Nothing });

/** A recipe can not be restored any more: what was kept for that may go. */
export const RecipePurged = defineEvent('recipe.purged', z.object({ recipeId: Id }));
