import type { DirectoryHousehold, RecipeSettings } from '@larder/contracts';
import { sampleLines } from '@larder/locales';
import { newId } from '@larder/service-kit';
import type { RecipeContent } from '../../recipe-store/index.js';
import { NO_NUTRITION, patchContent, type ContentChanges } from '../changes/apply-changes.js';
/** What a new recipe's settings are without preferences of a household (docs/api/recipes.md#creation). */
const DEFAULT_SETTINGS: RecipeSettings = {
  public: true,
  showNutrition: false,
  showAssets: false,
  landscapeView: false,
  disableComments: false,
  disableAmount: true,
  locked: false,
};

/** The settings a household wants for its new recipes. */
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

/** A recipe without anything in it. */
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

/** A recipe created by name only: a sample ingredient and step show how it is done. */
export function sampleContent(blank: RecipeContent, locale: string): RecipeContent {
  const { ingredient, step } = sampleLines(locale);
  return {
    ...blank,
    // The amount stands in the line; a quantity of 1 would make it "1 1 Cup Flour".
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

/** An imported recipe: what the import says, over the household's settings; its image lies in the store already. */
export function importedContent(blank: RecipeContent, changes: ContentChanges, imageKey: string | null): RecipeContent {
  return { ...patchContent(blank, changes), image: imageKey };
}
