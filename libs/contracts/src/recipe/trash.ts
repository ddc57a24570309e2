import { z } from 'zod';
import { defineEvent } from '../messaging/define-event.js';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList } from '../paging/page.js';
import { Nothing } from '../primitives/bodies.js';
import { Id } from '../primitives/id.js';
import { DeletedRecord, TrashQuery, DeletedRecordId } from '../trash/deleted-record.js';
import { Cookbook } from './cookbook.js';
import { Recipe } from './recipe.js';

/** A deleted recipe (docs/api/trash.md). */
export const DeletedRecipe = DeletedRecord.extend({
  slug: z.string(),
  image: z.string().nullable().describe('The cache key of the image; null without one.'),
}).meta({ id: 'DeletedRecipe' });
export type DeletedRecipe = z.output<typeof DeletedRecipe>;

/** The deleted recipes of the group, latest first. */
export const ListDeletedRecipes = definePagedList({
  subject: 'recipe.trash.list',
  query: TrashQuery,
  item: DeletedRecipe,
});
/** Restores a deleted recipe; with another name when its own is taken. */
export const RestoreDeletedRecipe = defineMessage({
  subject: 'recipe.trash.restore',
  request: DeletedRecordId,
  reply: Recipe,
});
/** Permanently deletes a recipe. */
export const PurgeRecipe = defineMessage({ subject: 'recipe.trash.purge', request: DeletedRecordId, reply: Nothing });

/** A recipe was permanently deleted, so that data kept for its restoration can be deleted. */
export const RecipePurged = defineEvent('recipe.purged', z.object({ recipeId: Id }));
/** A recipe was restored from the trash. */
export const RecipeRestored = defineEvent('recipe.restored', z.object({ recipeId: Id }));

/** The deleted cookbooks of the household, latest first. */
export const ListDeletedCookbooks = definePagedList({
  subject: 'recipe.cookbook-trash.list',
  query: TrashQuery,
  item: DeletedRecord,
});
/** Restores a deleted cookbook; with another slug when its own is taken. */
export const RestoreDeletedCookbook = defineMessage({
  subject: 'recipe.cookbook-trash.restore',
  request: DeletedRecordId,
  reply: Cookbook,
});
/** Permanently deletes a cookbook. */
export const PurgeCookbook = defineMessage({
  subject: 'recipe.cookbook-trash.purge',
  request: DeletedRecordId,
  reply: Nothing,
});
