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
  /** Cache key of the image; null without one. */
  image: z.string().nullable(),
}).meta({ id: 'DeletedRecipe' });
export type DeletedRecipe = z.output<typeof DeletedRecipe>;

/** The deleted recipes of the group, the latest first. */
export const ListDeletedRecipes = definePagedList({
  subject: 'recipe.trash.list',
  query: TrashQuery,
  item: DeletedRecipe,
});
/** Brings a deleted recipe back; under another name when its own is taken. */
export const RestoreDeletedRecipe = defineMessage({
  subject: 'recipe.trash.restore',
  request: DeletedRecordId,
  reply: Recipe,
});
/** Deletes a recipe for good. */
export const PurgeRecipe = defineMessage({ subject: 'recipe.trash.purge', request: DeletedRecordId, reply: Nothing });

/** A recipe can not be restored any more: what was kept for that may go. */
export const RecipePurged = defineEvent('recipe.purged', z.object({ recipeId: Id }));
/** A recipe was taken out of the trash. */
export const RecipeRestored = defineEvent('recipe.restored', z.object({ recipeId: Id }));

/** The deleted cookbooks of the household, the latest first. */
export const ListDeletedCookbooks = definePagedList({
  subject: 'recipe.cookbook-trash.list',
  query: TrashQuery,
  item: DeletedRecord,
});
/** Brings a deleted cookbook back; under another address when its own is taken. */
export const RestoreDeletedCookbook = defineMessage({
  subject: 'recipe.cookbook-trash.restore',
  request: DeletedRecordId,
  reply: Cookbook,
});
/** Deletes a cookbook for good. */
export const PurgeCookbook = defineMessage({
  subject: 'recipe.cookbook-trash.purge',
  request: DeletedRecordId,
  reply: Nothing,
});
