import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { IMAGE_TIMEOUT_MS } from '../messaging/image-timeout.js';
import { definePagedList } from '../paging/page.js';
import { Validation } from '../primitives/bodies.js';
import { Id } from '../primitives/id.js';
import { Moment } from '../primitives/moment.js';
import { SlugOrId } from '../primitives/slug-or-id.js';
import { expectedVersions } from './changes/expected-versions.js';
import { Recipe, RecipeSummary } from './recipe.js';
import { RecipeChanges } from './changes/recipe-changes.js';
import { Stars } from './rating.js';
import { RecipeQuery } from './recipe-query.js';

/** A recipe in the caller's group, by slug or id. */
const bySlugOrId = z.object({ slugOrId: SlugOrId });

export const ListRecipes = definePagedList({ subject: 'recipe.recipe.list', query: RecipeQuery, item: RecipeSummary });
export const ReadRecipe = defineMessage({
  subject: 'recipe.recipe.read',
  request: bySlugOrId,
  reply: Recipe,
  idempotent: true,
});
/**
 * Creates a recipe by name; the reply is the slug. The gateway generates `id`, so that a retry creates no second
 * recipe.
 */
export const CreateRecipe = defineMessage({
  subject: 'recipe.recipe.create',
  request: z.object({ id: Id, name: z.string() }),
  reply: z.object({ slug: z.string() }),
  idempotent: true,
});
/**
 * Stores an imported recipe under `id`: no sample lines, organizers resolved or created by name. `imageKey` is the
 * cache key of images that are already in the object store under the recipe's id, null without an image. `rating` are
 * stars of the import, which become the caller's. `bulk`: one of several recipes whose import notifies users once at
 * its end.
 */
export const ImportRecipe = defineMessage({
  subject: 'recipe.recipe.import',
  request: z.object({
    id: Id,
    recipe: RecipeChanges,
    imageKey: z.string().nullable(),
    rating: Stars,
    bulk: z.boolean().optional(),
  }),
  reply: z.object({ slug: z.string() }),
  idempotent: true,
});
/** PUT: a full replacement; absent keys get their default. */
export const ReplaceRecipe = defineMessage({
  subject: 'recipe.recipe.replace',
  request: z.object({ slugOrId: SlugOrId, recipe: RecipeChanges, expectedVersions }),
  reply: Recipe,
});
/** PATCH: only the given keys change. */
export const PatchRecipe = defineMessage({
  subject: 'recipe.recipe.patch',
  request: z.object({ slugOrId: SlugOrId, recipe: RecipeChanges, expectedVersions }),
  reply: Recipe,
});
export const DeleteRecipe = defineMessage({ subject: 'recipe.recipe.delete', request: bySlugOrId, reply: Recipe });
export const DuplicateRecipe = defineMessage({
  subject: 'recipe.recipe.duplicate',
  request: z.object({ slugOrId: SlugOrId, id: Id, name: z.string().nullish() }),
  reply: Recipe,
});
export const SetLastMade = defineMessage({
  subject: 'recipe.last-made.update',
  request: z.object({ slugOrId: SlugOrId, timestamp: Moment }),
  reply: Recipe,
});
/** Whether a recipe of this name can be created in the group. */
export const CheckRecipeName = defineMessage({
  subject: 'recipe.name.check',
  request: z.object({ groupId: Id, name: z.string().max(1000) }),
  reply: Validation,
  idempotent: true,
});

/**
 * Creates the three WebP sizes from an upload in the object store; null removes the image. The reply is the new cache
 * key, and the recipe's new version for callers who have sent the expected one.
 */
export const SetRecipeImage = defineMessage({
  subject: 'recipe.image.update',
  request: z.object({ slugOrId: SlugOrId, uploadKey: z.string().nullable(), expectedVersions }),
  reply: z.object({ image: z.string().nullable(), updatedAt: z.string().optional() }),
  timeoutMs: IMAGE_TIMEOUT_MS,
});
/** Creates the three WebP sizes for a recipe that is about to be imported. */
export const PrepareRecipeImage = defineMessage({
  subject: 'recipe.image.prepare',
  request: z.object({ recipeId: Id, uploadKey: z.string() }),
  reply: z.object({ imageKey: z.string() }),
  timeoutMs: IMAGE_TIMEOUT_MS,
  idempotent: true,
});
/** Whether the caller may change the recipe: checked before the gateway or the parser fetches an image for it. */
export const ReadRecipeForEdit = defineMessage({
  subject: 'recipe.recipe.read-for-edit',
  request: bySlugOrId,
  reply: z.object({ id: Id, slug: z.string() }),
  idempotent: true,
});
/** The group of a recipe, which never changes, for the media routes; null when the recipe does not exist. */
export const ReadRecipeGroup = defineMessage({
  subject: 'recipe.group.read',
  request: z.object({ recipeId: Id }),
  reply: z.object({ groupId: z.string(), privateGroup: z.boolean() }).nullable(),
  idempotent: true,
});
/** Whether a text is a valid filter for recipes. */
export const CheckRecipeFilter = defineMessage({
  subject: 'recipe.filter.check',
  request: z.object({ queryFilter: z.string().max(100_000) }),
  reply: z.object({ valid: z.boolean() }),
  idempotent: true,
});
/** The numbers of recipes of the site, for administrators. */
export const CountRecipes = defineMessage({
  subject: 'recipe.recipe.count',
  request: z.object({}),
  reply: z.object({
    totalRecipes: z.number().int(),
    uncategorizedRecipes: z.number().int(),
    untaggedRecipes: z.number().int(),
  }),
  idempotent: true,
});

/** Recipe summaries of the caller's group by id, in any order. */
export const ReadRecipeSummaries = defineMessage({
  subject: 'recipe.summary.read',
  request: z.object({ ids: z.array(Id).max(1000) }),
  reply: z.array(RecipeSummary),
  idempotent: true,
});
