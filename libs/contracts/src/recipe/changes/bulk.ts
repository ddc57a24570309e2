import { z } from 'zod';
import { defineEvent } from '../../messaging/define-event.js';
import { defineMessage, defineStream } from '../../messaging/define-message.js';
import { Id } from '../../primitives/id.js';
import { SlugOrId } from '../../primitives/slug-or-id.js';
import { OrganizerRef } from '../catalogue/organizer.js';
import { Recipe } from '../recipe.js';
import { RecipeChanges, SettingsDraft } from './recipe-changes.js';

/** Maximum number of recipes in one request. */
export const MAX_BULK_SIZE = 2_000;
/** Timeout in milliseconds: thousands of recipes take long to write, and all are checked before the first write. */
const TIMEOUT_MS = 120_000;

/** One of several recipes to be changed, by its id. */
export const RecipeUpdate = z.object({ ...RecipeChanges.shape, id: Id }).meta({ id: 'RecipeUpdate' });
export type RecipeUpdate = z.output<typeof RecipeUpdate>;
export const RecipeUpdates = z.array(RecipeUpdate).max(MAX_BULK_SIZE);

const slugs = { recipes: z.array(SlugOrId).max(MAX_BULK_SIZE).describe('The slugs or ids of the recipes.') };

/** Recipes by slug (or id), as in every bulk action (docs/api/collaboration.md#bulk-actions). */
export const RecipeSlugs = z.object(slugs).meta({ id: 'DeleteRecipes' });
export const TagRecipes = z
  .object({ ...slugs, tags: z.array(OrganizerRef).max(500).describe('The tags to add.') })
  .meta({ id: 'AssignTags' });
export const CategorizeRecipes = z
  .object({ ...slugs, categories: z.array(OrganizerRef).max(500).describe('The categories to add.') })
  .meta({ id: 'AssignCategories' });
export const AssignSettings = z
  .object({ ...slugs, settings: SettingsDraft.describe('The settings that all of them get; absent ones are kept.') })
  .meta({ id: 'AssignSettings' });

const updates = z.object({ recipes: RecipeUpdates });
const changeCount = z.object({ changed: z.number().int() });

/** PUT of several recipes: each a full replacement. Streams the changed recipes, in the order of the request. */
export const ReplaceRecipes = defineStream({
  subject: 'recipe.recipes.replace',
  request: updates,
  item: Recipe,
  idleTimeoutMs: TIMEOUT_MS,
  idempotent: false,
});
/** PATCH of several recipes: only the given keys change. */
export const PatchRecipes = defineStream({
  subject: 'recipe.recipes.patch',
  request: updates,
  item: Recipe,
  idleTimeoutMs: TIMEOUT_MS,
  idempotent: false,
});

/** Adds tags or categories; requires the permission to organize. Slugs that the group does not have are skipped. */
export const OrganizeRecipes = defineMessage({
  subject: 'recipe.recipes.organize',
  request: z.object({ ...slugs, kind: z.enum(['categories', 'tags']), refs: z.array(OrganizerRef).max(500) }),
  reply: changeCount,
  timeoutMs: TIMEOUT_MS,
});
/** Sets the settings of the request, except `locked`, which only the owner of a recipe may change. */
export const ChangeRecipeSettings = defineMessage({
  subject: 'recipe.recipes.set-up',
  request: AssignSettings,
  reply: changeCount,
  timeoutMs: TIMEOUT_MS,
});
export const DeleteRecipes = defineMessage({
  subject: 'recipe.recipes.delete',
  request: RecipeSlugs,
  reply: changeCount,
  timeoutMs: TIMEOUT_MS,
});

/**
 * Several recipes of one household were changed, or deleted, by one call; published once, in addition to the events of
 * each recipe, which have `bulk`. `recipeSlugs` may be truncated; `total` counts all.
 */
const payload = z.object({ recipeSlugs: z.array(z.string()), total: z.number().int() });
export const RecipesUpdated = defineEvent('recipes.updated', payload);
export const RecipesDeleted = defineEvent('recipes.deleted', payload);
