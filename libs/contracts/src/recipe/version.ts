import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList, pageQueryFields } from '../paging/page.js';
import { Int } from '../primitives/scalars.js';
import { SlugOrId } from '../primitives/slug-or-id.js';
import { Recipe } from './recipe.js';

/** The number of a version, from 1. */
export const VersionNumber = Int;

/** The requested page of versions. */
export const VersionQuery = z.object({ page: pageQueryFields.page, perPage: pageQueryFields.perPage });
export type VersionQuery = z.output<typeof VersionQuery>;

/** A saved change of a recipe. Version n is the recipe before its nth change (docs/api/recipes.md#history). */
export const RecipeVersionSummary = z
  .object({
    number: z.number().int(),
    /** `name` is the full name, null when the user does not exist any more. */
    changedBy: z.object({ id: z.string(), name: z.string().nullable() }),
    /** ISO time. */
    changedAt: z.string(),
    /** The changed keys of the recipe. */
    changedFields: z.array(z.string()),
  })
  .meta({ id: 'RecipeVersionSummary' });
export type RecipeVersionSummary = z.output<typeof RecipeVersionSummary>;

/** The change of one key of a recipe, as lines of text. */
export const FieldDifference = z
  .object({
    field: z.string(),
    lines: z.array(z.object({ kind: z.enum(['removed', 'added']), text: z.string() })),
  })
  .meta({ id: 'RecipeFieldDifference' });
export type FieldDifference = z.output<typeof FieldDifference>;

/** A version with the recipe before the change, and the change. */
export const RecipeVersion = z
  .object({ ...RecipeVersionSummary.shape, recipe: Recipe, differences: z.array(FieldDifference) })
  .meta({ id: 'RecipeVersion' });
export type RecipeVersion = z.output<typeof RecipeVersion>;

const versionKey = z.object({ slugOrId: SlugOrId, number: z.number().int() });

/** The versions of a recipe, newest first. */
export const ListRecipeVersions = definePagedList({
  subject: 'recipe.version.list',
  query: z.object({ ...VersionQuery.shape, slugOrId: SlugOrId }),
  item: RecipeVersionSummary,
});
export const ReadRecipeVersion = defineMessage({
  subject: 'recipe.version.read',
  request: versionKey,
  reply: RecipeVersion,
  idempotent: true,
});
/** Resets the recipe to a version; an ordinary change, versionKey creates a version. */
export const RestoreRecipeVersion = defineMessage({
  subject: 'recipe.version.restore',
  request: versionKey,
  reply: Recipe,
});
