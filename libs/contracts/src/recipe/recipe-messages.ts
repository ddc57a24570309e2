import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { defineBroadcast } from '../messaging/define-broadcast.js';
import { defineEvent } from '../messaging/define-event.js';
import { definePagedList, SearchQuery } from '../paging/page.js';
import { Validation } from '../primitives/bodies.js';
import { Id } from '../primitives/id.js';
import { Moment } from '../primitives/moment.js';
import { SlugOrId } from '../primitives/slug-or-id.js';
import { Food, FoodDraft, Unit, UnitDraft } from './catalogue/food.js';
import { expectedVersions } from './changes/expected-versions.js';
import { OrganizerKind, OrganizerQuery, OrganizerRecord } from './catalogue/organizer.js';
import { Recipe, RecipeSummary } from './recipe.js';
import { RecipeChanges } from './changes/recipe-changes.js';
import { Stars } from './rating.js';
import { RecipeQuery } from './recipe-query.js';

/** A recipe in the caller's group, by slug or id. */
const bySlugOrId = z.object({ slugOrId: SlugOrId });
const byId = z.object({ id: Id });

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
  timeoutMs: 30_000,
});
/** Creates the three WebP sizes for a recipe that is about to be imported. */
export const PrepareRecipeImage = defineMessage({
  subject: 'recipe.image.prepare',
  request: z.object({ recipeId: Id, uploadKey: z.string() }),
  reply: z.object({ imageKey: z.string() }),
  timeoutMs: 30_000,
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

/** The number of cookbooks of the site. */
export const CountCookbooks = defineMessage({
  subject: 'recipe.cookbook.count',
  request: z.object({}),
  reply: z.object({ totalCookbooks: z.number().int() }),
  idempotent: true,
});

// Organizers
export const ListOrganizers = definePagedList({
  subject: 'recipe.organizer.list',
  query: OrganizerQuery,
  item: OrganizerRecord,
});
export const ReadOrganizer = defineMessage({
  subject: 'recipe.organizer.read',
  request: z.object({ kind: OrganizerKind, id: Id }),
  reply: OrganizerRecord,
  idempotent: true,
});
/** An organizer by its slug, with its recipes. */
export const ReadOrganizerBySlug = defineMessage({
  subject: 'recipe.organizer.read-by-slug',
  request: z.object({ kind: OrganizerKind, slug: SlugOrId }),
  reply: OrganizerRecord,
  idempotent: true,
});
/** Organizers of the group without recipes. */
export const ListEmptyOrganizers = defineMessage({
  subject: 'recipe.organizer.list-empty',
  request: z.object({ kind: OrganizerKind }),
  reply: z.array(OrganizerRecord),
  idempotent: true,
});
export const CreateOrganizer = defineMessage({
  subject: 'recipe.organizer.create',
  request: z.object({ kind: OrganizerKind, id: Id, name: z.string(), onHand: z.boolean().default(false) }),
  reply: OrganizerRecord,
  idempotent: true,
});
export const UpdateOrganizer = defineMessage({
  subject: 'recipe.organizer.update',
  request: z.object({ kind: OrganizerKind, id: Id, name: z.string(), onHand: z.boolean().default(false) }),
  reply: OrganizerRecord,
});
export const DeleteOrganizer = defineMessage({
  subject: 'recipe.organizer.delete',
  request: z.object({ kind: OrganizerKind, id: Id }),
  reply: OrganizerRecord,
});

// Foods and units
export const ListFoods = definePagedList({ subject: 'recipe.food.list', query: SearchQuery, item: Food });
export const ReadFood = defineMessage({ subject: 'recipe.food.read', request: byId, reply: Food, idempotent: true });
export const CreateFood = defineMessage({
  subject: 'recipe.food.create',
  request: z.object({ id: Id, food: FoodDraft }),
  reply: Food,
  idempotent: true,
});
export const UpdateFood = defineMessage({
  subject: 'recipe.food.update',
  request: z.object({ id: Id, food: FoodDraft }),
  reply: Food,
});
export const DeleteFood = defineMessage({ subject: 'recipe.food.delete', request: byId, reply: Food });
export const ListUnits = definePagedList({ subject: 'recipe.unit.list', query: SearchQuery, item: Unit });
export const ReadUnit = defineMessage({ subject: 'recipe.unit.read', request: byId, reply: Unit, idempotent: true });
export const CreateUnit = defineMessage({
  subject: 'recipe.unit.create',
  request: z.object({ id: Id, unit: UnitDraft }),
  reply: Unit,
  idempotent: true,
});
export const UpdateUnit = defineMessage({
  subject: 'recipe.unit.update',
  request: z.object({ id: Id, unit: UnitDraft }),
  reply: Unit,
});
export const DeleteUnit = defineMessage({ subject: 'recipe.unit.delete', request: byId, reply: Unit });

/** Recipe summaries of the caller's group by id, in any order. */
export const ReadRecipeSummaries = defineMessage({
  subject: 'recipe.summary.read',
  request: z.object({ ids: z.array(Id).max(1000) }),
  reply: z.array(RecipeSummary),
  idempotent: true,
});

// Events
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
/** The organizers of the group have changed, so that cached recipes are outdated. */
export const OrganizersChanged = defineBroadcast('organizers.changed', z.object({ groupId: Id }));
/** The foods, units or labels of the group have changed, so that cached recipes are outdated. */
export const CatalogueChanged = defineBroadcast('catalogue.changed', z.object({ groupId: Id }));
const organizerPayload = { kind: OrganizerKind, organizerId: Id, slug: z.string(), name: z.string() };
export const OrganizerCreated = defineEvent('organizer.created', z.object(organizerPayload));
export const OrganizerUpdated = defineEvent('organizer.updated', z.object(organizerPayload));
export const OrganizerDeleted = defineEvent('organizer.deleted', z.object(organizerPayload));
/** A food was deleted; ingredients with it keep its name in a note. */
export const FoodDeleted = defineEvent('food.deleted', z.object({ foodId: Id, name: z.string() }));
export const UnitDeleted = defineEvent('unit.deleted', z.object({ unitId: Id, name: z.string() }));
