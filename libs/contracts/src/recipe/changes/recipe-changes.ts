import { z } from 'zod';
import { ignoredAs, Ignored } from '../../primitives/ignored.js';
import { Extras } from '../../primitives/bodies.js';
import { AnyUuid, Id } from '../../primitives/id.js';
import { Day, Moment } from '../../primitives/moment.js';
import { NameText } from '../../primitives/name.js';
import { Flag, TextOrNumber } from '../../primitives/scalars.js';
import { IngredientDraft } from '../catalogue/ingredient.js';
import { OrganizerRef } from '../catalogue/organizer.js';
import { RecipeComment } from '../recipe.js';

const ShortText = TextOrNumber.pipe(z.string().max(1000)).nullish().meta({ type: 'string' });
/** Maximum length of a recipe's name. */
export const MAX_RECIPE_NAME_LENGTH = 1_000;
const RecipeName = NameText.min(1).max(MAX_RECIPE_NAME_LENGTH);
const optionalFlag = Flag.nullish();
const nutrient = ShortText;

const StepDraft = z
  .object({
    id: AnyUuid.nullish(),
    title: z.string().max(1000).nullish(),
    summary: z.string().max(1000).nullish(),
    text: z.string().max(100_000),
    ingredientReferences: z
      .array(
        z
          .object({ referenceId: AnyUuid.nullish().describe('The `referenceId` of an ingredient of the recipe.') })
          .meta({ id: 'IngredientReferenceInput' }),
      )
      .max(1000)
      .default([]),
  })
  .meta({ id: 'RecipeStepInput' });
export type StepDraft = z.output<typeof StepDraft>;

const CommentInput = z.object({ ...RecipeComment.shape, update_at: z.string() }).meta({ id: 'RecipeCommentInput' });

/** Settings in requests; absent and null ones are kept. */
export const SettingsDraft = z
  .object({
    public: optionalFlag,
    showNutrition: optionalFlag,
    showAssets: optionalFlag,
    landscapeView: optionalFlag,
    disableComments: optionalFlag,
    disableAmount: optionalFlag,
    locked: optionalFlag,
  })
  .meta({ id: 'RecipeSettingsInput' });

const NutritionDraft = z
  .object({
    calories: nutrient,
    carbohydrateContent: nutrient,
    cholesterolContent: nutrient,
    fatContent: nutrient,
    fiberContent: nutrient,
    proteinContent: nutrient,
    saturatedFatContent: nutrient,
    sodiumContent: nutrient,
    sugarContent: nutrient,
    transFatContent: nutrient,
    unsaturatedFatContent: nutrient,
  })
  .meta({ id: 'NutritionInput' });

const AssetDraft = z
  .object({ name: NameText.max(255), icon: z.string().max(255), fileName: z.string().max(255).nullish() })
  .meta({ id: 'RecipeAssetInput' });
const NoteDraft = z
  .object({ title: z.string().max(1000), text: z.string().max(100_000) })
  .meta({ id: 'RecipeNoteInput' });

/**
 * The body of PUT, PATCH and imports of a recipe. Every key is optional and has no default: whether an absent key is
 * reset or kept is decided when the changes are applied (docs/api/recipes.md#changes). Read-only keys are accepted and
 * ignored.
 */
export const RecipeChanges = z
  .object({
    id: Ignored,
    userId: Id.nullish(),
    householdId: Ignored,
    groupId: Ignored,
    /** Null keeps the name, as an absent one does: every recipe has a name. */
    name: RecipeName.nullish(),
    slug: Ignored,
    image: z.string().max(255).nullish(),
    recipeYield: ShortText,
    totalTime: ShortText,
    prepTime: ShortText,
    cookTime: ShortText,
    performTime: ShortText,
    description: z.string().max(100_000).nullish(),
    recipeCategory: z.array(OrganizerRef).max(500).nullish(),
    tags: z.array(OrganizerRef).max(500).nullish(),
    tools: z.array(OrganizerRef).max(500).nullish(),
    rating: Ignored,
    orgURL: z.string().max(10_000).nullish(),
    dateAdded: Day.nullish(),
    dateUpdated: Ignored,
    createdAt: Ignored,
    updatedAt: Ignored,
    update_at: Ignored,
    lastMade: Moment.nullish(),
    recipeIngredient: z.array(IngredientDraft).max(2000).nullish(),
    recipeInstructions: z.array(StepDraft).max(2000).nullish(),
    nutrition: NutritionDraft.nullish(),
    settings: SettingsDraft.nullish(),
    assets: z.array(AssetDraft).max(500).nullish(),
    notes: z.array(NoteDraft).max(500).nullish(),
    extras: Extras.nullish(),
    comments: ignoredAs(z.array(CommentInput)),
  })
  .meta({
    id: 'RecipeInput',
    examples: [
      {
        name: 'Pancakes',
        recipeYield: '4 servings',
        recipeIngredient: [{ note: '200 g flour' }],
        recipeInstructions: [{ text: 'Mix and fry.' }],
      },
    ],
  });
export type RecipeChanges = z.output<typeof RecipeChanges>;

export const RecipeCreate = z
  .object({ name: RecipeName })
  .meta({ id: 'CreateRecipe', examples: [{ name: 'Pancakes' }] });
export const RecipeDuplicate = z.object({ name: RecipeName.nullish() }).meta({ id: 'RecipeDuplicate' });
export const RecipeLastMade = z
  .object({ timestamp: Moment.describe('The time at which it was cooked.') })
  .meta({ id: 'RecipeLastMade' });
export const RecipeImageUrl = z
  .object({
    url: z.string().max(10_000).describe('The address of the image.'),
    includeTags: Flag.default(false).describe('Ignored.'),
    useOpenAI: Ignored.describe('Ignored.'),
  })
  .meta({ id: 'ScrapeRecipe' });
