import { z } from 'zod';
import { Organizer, Tool } from './catalogue/organizer.js';
import { RecipeIngredient } from './catalogue/ingredient.js';

const nullableText = z.string().nullable();

/** The 23 keys of recipes in lists (docs/api/recipes.md#shape); also the first keys of a full recipe. */
export const RecipeSummary = z
  .object({
    id: z.string().describe('The id of the recipe.'),
    userId: z.string().describe('The id of the owner.'),
    householdId: z.string().describe('The id of the household of the owner.'),
    groupId: z.string().describe('The id of the group.'),
    name: z.string().describe('The name.'),
    slug: z.string().describe('The name in addresses; it changes with the name.'),
    image: nullableText.describe(
      'The cache key of the image; null without one. Its address is `/api/media/recipes/{id}/images/original.webp?version={image}`.',
    ),
    recipeYield: nullableText.describe('Servings or yield as text, such as `4 servings`.'),
    totalTime: nullableText.describe('Total time as text, such as `1 hour 20 minutes`.'),
    prepTime: nullableText.describe('Preparation time as text.'),
    cookTime: nullableText.describe('Cook time as text, kept for clients; screens show `performTime`.'),
    performTime: nullableText.describe('Cook time as text, as screens show it.'),
    description: nullableText.describe('A short text in Markdown.'),
    recipeCategory: z.array(Organizer).describe('The categories.'),
    tags: z.array(Organizer).describe('The tags.'),
    tools: z.array(Tool).describe('The tools.'),
    rating: z.number().nullable().describe('The average of all ratings above 0; null without ratings.'),
    orgURL: nullableText.describe('The page from which the recipe was imported.'),
    dateAdded: nullableText.describe('The day on which the recipe was added.'),
    dateUpdated: nullableText.describe('The time of the last change of the content.'),
    createdAt: z.string().describe('The time of creation.'),
    updatedAt: z.string().describe('The time of the last change, with which the `ETag` begins.'),
    lastMade: nullableText.describe('The time when the recipe was last made.'),
  })
  .meta({ id: 'RecipeSummary' });
export type RecipeSummary = z.output<typeof RecipeSummary>;

/** One step; `title` starts a section, `summary` replaces the caption "Step n", `text` is Markdown. */
export const RecipeStep = z
  .object({
    id: z.string().describe('The id of the step; kept when it is sent back.'),
    title: nullableText.describe('The heading of a section that begins with this step.'),
    summary: nullableText.describe('Replaces the caption “Step n”.'),
    text: z.string().describe('The instruction in Markdown.'),
    ingredientReferences: z
      .array(z.object({ referenceId: nullableText }))
      .describe('Ingredients of the step, by their `referenceId`.'),
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
    public: z.boolean().describe('Whether visitors see the recipe, if its group and household are not private.'),
    showNutrition: z.boolean().describe('Whether nutrition is displayed.'),
    showAssets: z.boolean().describe('Whether assets are displayed.'),
    landscapeView: z.boolean().describe('Whether the image is displayed wide.'),
    disableComments: z.boolean().describe('Whether new comments are refused.'),
    disableAmount: z
      .boolean()
      .describe('Whether ingredients are displayed as they were written, instead of by quantity, unit and food.'),
    locked: z.boolean().describe('Whether only the owner may change the recipe.'),
  })
  .meta({ id: 'RecipeSettings' });
export type RecipeSettings = z.output<typeof RecipeSettings>;

export const RecipeNote = z
  .object({ title: z.string().describe('The title.'), text: z.string().describe('The text in Markdown.') })
  .meta({ id: 'RecipeNote' });
export const RecipeAsset = z
  .object({
    name: z.string().describe('The displayed name.'),
    icon: z.string().describe('An icon name, such as `mdi-file`.'),
    fileName: nullableText.describe('The name in `/api/media/recipes/{id}/assets/{fileName}`.'),
  })
  .meta({ id: 'RecipeAsset' });

export const RecipeComment = z
  .object({
    recipeId: z.string(),
    text: z.string().describe('The text, in Markdown.'),
    id: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    userId: z.string(),
    user: z
      .object({
        id: z.string(),
        username: nullableText.describe('Null for readers of a share link and visitors.'),
        fullName: nullableText.optional().describe('Null for visitors.'),
        admin: z.boolean(),
      })
      .describe('The author.'),
  })
  .meta({ id: 'RecipeCommentOut' });
export type RecipeComment = z.output<typeof RecipeComment>;

/** A full recipe (docs/api/recipes.md#shape). */
export const Recipe = z
  .object({
    ...RecipeSummary.shape,
    recipeIngredient: z.array(RecipeIngredient).describe('The ingredients in their order.'),
    recipeInstructions: z.array(RecipeStep).describe('The steps in their order.'),
    nutrition: Nutrition.describe('Nutrition, as texts.'),
    settings: RecipeSettings.describe('How the recipe is displayed, and who may change it.'),
    assets: z.array(RecipeAsset).describe('Attached files. A file whose entry is removed is deleted.'),
    notes: z.array(RecipeNote).describe('Notes in their order.'),
    extras: z.record(z.string(), z.string()).describe('Texts of API clients by key; not displayed.'),
    comments: z.array(RecipeComment).describe('The comments, the oldest first; ignored in requests.'),
  })
  .meta({ id: 'Recipe' });
export type Recipe = z.output<typeof Recipe>;
