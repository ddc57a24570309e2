import { recordSchema, type Stored } from '@larder/service-kit';
import { Schema } from 'mongoose';
import type { StoredVersion } from './recipe-document.js';
import { RecipeSchema } from './recipe.schema.js';

/** The collection. */
export const RECIPE_VERSIONS = 'recipeVersions';

/** A version of a recipe. Its id is derived from recipe and number, so that it is stored once. */
export type RecipeVersionDocument = Stored<StoredVersion & { groupId: string; recipeId: string }>;

const text = { type: String, required: true };

export const RecipeVersionSchema = recordSchema<RecipeVersionDocument>({
  groupId: text,
  recipeId: text,
  number: { type: Number, required: true },
  userId: text,
  changedAt: { type: Date, required: true },
  before: { type: Schema.Types.Mixed, required: true, shape: { partOf: () => RecipeSchema } },
});

RecipeVersionSchema.index({ recipeId: 1, number: 1 }); // a recipe's history
RecipeVersionSchema.index({ changedAt: 1 }); // the daily purge
