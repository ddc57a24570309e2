import type { DirectoryHousehold, RecipeSettings } from '@larder/contracts';
import { sampleLines } from '@larder/locales';
import { newId } from '@larder/service-kit';
import type { RecipeContent } from '../../recipe-store/index.js';
import { NO_NUTRITION, patchContent, type ContentChanges } from '../changes/apply-changes.js';

/** The default settings of a new recipe without preferences of a household (docs/api/recipes.md#creation). */
const DEFAULT_SETTINGS: RecipeSettings = {
  public: true,
  showNutrition: false,
  showAssets: false,
  landscapeView: false,
  disableComments: false,
  disableAmount: true,
  locked: false,
};

/** The settings of new recipes from the preferences of a household. */
export function settingsFrom(preferences: DirectoryHousehold['preferences'] | null): RecipeSettings {
  if (!preferences) return DEFAULT_SETTINGS;
  return {
    public: preferences.recipePublic,
    showNutrition: preferences.recipeShowNutrition,
    showAssets: preferences.recipeShowAssets,
    landscapeView: preferences.recipeLandscapeView,
    disableComments: preferences.recipeDisableComments,
    disableAmount: preferences.recipeDisableAmount,
    locked: false,
  };
}

/** The content of an empty recipe. */
export function emptyContent(name: string, settings: RecipeSettings, dateAdded: string): RecipeContent {
  return {
    name,
    image: null,
    recipeYield: null,
    totalTime: null,
    prepTime: null,
    cookTime: null,
    performTime: null,
    description: '',
    orgURL: null,
    dateAdded,
    lastMade: null,
    categoryIds: [],
    tagIds: [],
    toolIds: [],
    ingredients: [],
    steps: [],
    nutrition: NO_NUTRITION,
    settings,
    assets: [],
    notes: [],
    extras: [],
  };
}

/** The content of a recipe that is created by name only, with a sample ingredient and step. */
export function sampleContent(blank: RecipeContent, locale: string): RecipeContent {
  const { ingredient, step } = sampleLines(locale);
  return {
    ...blank,
    // The note contains the amount; a quantity of 1 would result in "1 1 Cup Flour".
    ingredients: [
      {
        referenceId: newId(),
        title: null,
        note: ingredient,
        quantity: null,
        unitId: null,
        foodId: null,
        originalText: null,
      },
    ],
    steps: [{ id: newId(), title: '', summary: '', text: step, references: [] }],
  };
}

/** The content of an imported recipe, with the household's settings as defaults; its image is stored already. */
export function importedContent(blank: RecipeContent, changes: ContentChanges, imageKey: string | null): RecipeContent {
  return { ...patchContent(blank, changes), image: imageKey };
}
