import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList, pageQueryFields } from '../paging/page.js';
import { Int } from '../primitives/scalars.js';
import { SlugOrId } from '../primitives/slug-or-id.js';
import { UserReference } from '../primitives/user-reference.js';
import { Recipe } from './recipe.js';

/** The number of a version, from 1. */
export const VersionNumber = Int;

/** The requested page of versions. */
export const VersionQuery = z.object({ page: pageQueryFields.page, perPage: pageQueryFields.perPage });
export type VersionQuery = z.output<typeof VersionQuery>;

/** A saved change of a recipe. Version n is the recipe before its nth change (docs/api/recipes.md#history). */
export const RecipeVersionSummary = z
  .object({
    number: z.number().int().describe('The number of the version, from 1.'),
    changedBy: UserReference.describe('The user who made the change.'),
    changedAt: z.string().describe('The time of the change.'),
    changedFields: z.array(z.string()).describe('The changed keys of the recipe.'),
  })
  .meta({ id: 'RecipeVersionSummary' });
export type RecipeVersionSummary = z.output<typeof RecipeVersionSummary>;

const DifferenceLine = z
  .object({
    kind: z
      .enum(['removed', 'added'])
      .meta({ id: 'DifferenceKind' })
      .describe('Whether the line was removed or added.'),
    text: z.string().describe('The line.'),
  })
  .meta({ id: 'DifferenceLine' });

/** The change of one key of a recipe, as lines of text. */
export const FieldDifference = z
  .object({
    field: z.string().describe('The key of the recipe.'),
    lines: z.array(DifferenceLine).describe('The removed and added lines of its text.'),
  })
  .meta({ id: 'RecipeFieldDifference' });
export type FieldDifference = z.output<typeof FieldDifference>;

/** A version with the recipe before the change, and the change. */
export const RecipeVersion = z
  .object({
    ...RecipeVersionSummary.shape,
    recipe: Recipe.describe('The recipe before the change.'),
    differences: z.array(FieldDifference).describe('What the change replaced.'),
  })
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
