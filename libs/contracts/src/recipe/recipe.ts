import { z } from 'zod';
import { Organizer, Tool } from './catalogue/organizer.js';
import { RecipeIngredient } from './catalogue/ingredient.js';

const nullableText = z.string().nullable();

/** The 23 keys of recipes in lists (docs/api/recipes.md#shape); also the first keys of a full recipe. */
export const RecipeSummary = z
  .object({
    id: z.string(),
    userId: z.string(),
    householdId: z.string(),
    groupId: z.string(),
    name: z.string(),
    slug: z.string(),
    image: nullableText,
    recipeYield: nullableText,
    totalTime: nullableText,
    prepTime: nullableText,
    cookTime: nullableText,
    performTime: nullableText,
    description: nullableText,
    recipeCategory: z.array(Organizer),
    tags: z.array(Organizer),
    tools: z.array(Tool),
    rating: z.number().nullable(),
    orgURL: nullableText,
    dateAdded: nullableText,
    dateUpdated: nullableText,
    createdAt: z.string(),
    updatedAt: z.string(),
    lastMade: nullableText,
  })
  .meta({ id: 'RecipeSummary' });
export type RecipeSummary = z.output<typeof RecipeSummary>;

/** One step; `title` starts a section, `summary` replaces the caption "Step n", `text` is Markdown. */
export const RecipeStep = z
  .object({
    id: z.string(),
    title: nullableText,
    summary: nullableText,
    text: z.string(),
    ingredientReferences: z.array(z.object({ referenceId: nullableText })),
  })
  .meta({ id: 'RecipeStep' });
export type RecipeStep = z.output<typeof RecipeStep>;

/** The eleven nutrition keys; texts, in grams, milligrams (sodium, cholesterol) or kilocalories. */
export const NUTRITION_KEYS = [
  'calories',
  'carbohydrateContent',
  'cholesterolContent',
  'fatContent',
  'fiberContent',
  'proteinContent',
  'saturatedFatContent',
  'sodiumContent',
  'sugarContent',
  'transFatContent',
  'unsaturatedFatContent',
] as const;
export type NutritionKey = (typeof NUTRITION_KEYS)[number];

export const Nutrition = z
  .object({
    calories: nullableText,
    carbohydrateContent: nullableText,
    cholesterolContent: nullableText,
    fatContent: nullableText,
    fiberContent: nullableText,
    proteinContent: nullableText,
    saturatedFatContent: nullableText,
    sodiumContent: nullableText,
    sugarContent: nullableText,
    transFatContent: nullableText,
    unsaturatedFatContent: nullableText,
  })
  .meta({ id: 'Nutrition' });
export type Nutrition = z.output<typeof Nutrition>;

export const RecipeSettings = z
  .object({
    public: z.boolean(),
    showNutrition: z.boolean(),
    showAssets: z.boolean(),
    landscapeView: z.boolean(),
    disableComments: z.boolean(),
    disableAmount: z.boolean(),
    locked: z.boolean(),
  })
  .meta({ id: 'RecipeSettings' });
export type RecipeSettings = z.output<typeof RecipeSettings>;

export const RecipeNote = z.object({ title: z.string(), text: z.string() }).meta({ id: 'RecipeNote' });
export const RecipeAsset = z
  .object({ name: z.string(), icon: z.string(), fileName: nullableText })
  .meta({ id: 'RecipeAsset' });

export const RecipeComment = z
  .object({
    recipeId: z.string(),
    text: z.string(),
    id: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    userId: z.string(),
    user: z.object({ id: z.string(), username: nullableText, admin: z.boolean() }),
  })
  .meta({ id: 'RecipeCommentOut' });
export type RecipeComment = z.output<typeof RecipeComment>;

/** A full recipe (docs/api/recipes.md#shape). */
export const Recipe = z
  .object({
    ...RecipeSummary.shape,
    recipeIngredient: z.array(RecipeIngredient),
    recipeInstructions: z.array(RecipeStep),
    nutrition: Nutrition,
    settings: RecipeSettings,
    assets: z.array(RecipeAsset),
    notes: z.array(RecipeNote),
    extras: z.record(z.string(), z.string()),
    comments: z.array(RecipeComment),
  })
  .meta({ id: 'Recipe' });
export type Recipe = z.output<typeof Recipe>;
