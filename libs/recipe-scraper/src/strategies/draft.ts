import { isStated } from '../schema-org/thing.js';
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

/** A draft of the fields that are known. Origins are kept for fields that hold something. */
export function draftOf(
  strategy: ScrapedRecipe['strategy'],
  known: Partial<Omit<ScrapedRecipe, 'strategy' | 'origins'>>,
  originOf: (field: ScrapedField) => Origin | undefined,
): ScrapedRecipe {
  const draft = { strategy, ...EMPTY, ...known };
  return { ...draft, origins: originsOf(draft, originOf) };
}

function originsOf(draft: ScrapedRecipe, originOf: (field: ScrapedField) => Origin | undefined): Origins {
  const origins: Origins = {};
  for (const field of FIELDS) {
    const origin = isStated(draft[field]) ? originOf(field) : undefined;
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
