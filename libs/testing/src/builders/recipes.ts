import type { Recipe, RecipeStep, RecipeSummary } from '@larder/contracts/recipe/recipe';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import { nextId } from './next-id.js';

export function aSummary(changes: Partial<RecipeSummary> = {}): RecipeSummary {
  const name = changes.name ?? 'Lentil Soup';
  return {
    id: nextId(),
    userId: 'other',
    householdId: 'family-id',
    groupId: 'home-id',
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    image: null,
    recipeYield: '4 bowls',
    totalTime: null,
    prepTime: null,
    cookTime: null,
    performTime: null,
    description: '',
    recipeCategory: [],
    tags: [],
    tools: [],
    rating: null,
    orgURL: null,
    dateAdded: null,
    dateUpdated: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    lastMade: null,
    ...changes,
  };
}

export function anIngredient(changes: Partial<RecipeIngredient> = {}): RecipeIngredient {
  return {
    quantity: 1,
    unit: null,
    food: null,
    note: 'onion',
    isFood: true,
    disableAmount: false,
    display: '',
    title: null,
    originalText: null,
    referenceId: nextId(),
    ...changes,
  };
}

export function aStep(changes: Partial<RecipeStep> = {}): RecipeStep {
  return { id: nextId(), title: '', summary: '', text: 'Stir.', ingredientReferences: [], ...changes };
}

export function aRecipe(changes: Partial<Recipe> = {}): Recipe {
  return {
    ...aSummary(changes),
    recipeIngredient: [],
    recipeInstructions: [],
    nutrition: {
      calories: null,
      carbohydrateContent: null,
      cholesterolContent: null,
      fatContent: null,
      fiberContent: null,
      proteinContent: null,
      saturatedFatContent: null,
      sodiumContent: null,
      sugarContent: null,
      transFatContent: null,
      unsaturatedFatContent: null,
    },
    settings: {
      public: true,
      showNutrition: false,
      showAssets: false,
      landscapeView: false,
      disableComments: false,
      disableAmount: false,
      locked: false,
    },
    assets: [],
    notes: [],
    extras: {},
    comments: [],
    ...changes,
  };
}
