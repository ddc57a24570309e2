import { isPresent } from '../json/thing.js';
import type { Origin, ScrapedField, ScrapedRecipe } from '../scraped-recipe.js';

type Origins = ScrapedRecipe['origins'];

const EMPTY: Omit<ScrapedRecipe, 'strategy'> = {
  name: '',
  description: '',
  images: [],
  recipeYield: '',
  yieldQuantity: null,
  ingredients: [],
  steps: [],
  totalTime: null,
  prepTime: null,
  performTime: null,
  nutrition: null,
  keywords: [],
  orgURL: null,
  video: null,
  language: null,
  origins: {},
};

/** A scraped recipe with these fields, the others empty. Fields with content get an origin. */
export function buildRecipe(
  strategy: ScrapedRecipe['strategy'],
  fields: Partial<Omit<ScrapedRecipe, 'strategy' | 'origins'>>,
  originOf: (field: ScrapedField) => Origin | undefined,
): ScrapedRecipe {
  const recipe = { strategy, ...EMPTY, ...fields };
  return { ...recipe, origins: originsOf(recipe, originOf) };
}

function originsOf(recipe: ScrapedRecipe, originOf: (field: ScrapedField) => Origin | undefined): Origins {
  const origins: Origins = {};
  for (const field of FIELDS) {
    const origin = isPresent(recipe[field]) ? originOf(field) : undefined;
    if (origin) origins[field] = origin;
  }
  return origins;
}

const FIELDS: readonly ScrapedField[] = [
  'name',
  'description',
  'images',
  'recipeYield',
  'ingredients',
  'steps',
  'totalTime',
  'prepTime',
  'performTime',
  'nutrition',
  'keywords',
  'orgURL',
  'video',
];
