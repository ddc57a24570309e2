import type { Nutrition, RecipeChanges } from '@larder/contracts';
import type { RecipeContent, StoredIngredient } from '../../recipe-store/index.js';
import { toPairs } from '../../records/index.js';
import { toStoredSteps } from './draft-lists.js';

/** The parts of a change that name other records, as ids; undefined: absent, null: null in the request. */
export interface ResolvedParts {
  categoryIds?: string[] | null | undefined;
  tagIds?: string[] | null | undefined;
  toolIds?: string[] | null | undefined;
  ingredients?: StoredIngredient[] | null | undefined;
}

/** A change with everything it names found or created. */
export type ContentChanges = Omit<RecipeChanges, 'recipeCategory' | 'tags' | 'tools' | 'recipeIngredient'> &
  ResolvedParts;

export const NO_NUTRITION: Nutrition = {
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
};

/**
 * What a PUT means by a key it leaves out. Name, settings and dates are not here: they stay
 * (docs/api/recipes.md#changes).
 */
const LEFT_OUT: ContentChanges = {
  image: null,
  recipeYield: null,
  totalTime: null,
  prepTime: null,
  cookTime: null,
  performTime: null,
  description: '',
  orgURL: null,
  categoryIds: [],
  tagIds: [],
  toolIds: [],
  ingredients: [],
  recipeInstructions: [],
  assets: [],
  notes: [],
  extras: {},
};

/** PATCH: fields of the request replace stored ones, settings and nutrition key by key; absent fields stay. */
export function patchContent(stored: RecipeContent, changes: ContentChanges): RecipeContent {
  return {
    name: changes.name ?? stored.name,
    image: sent(changes.image, stored.image),
    recipeYield: sent(changes.recipeYield, stored.recipeYield),
    totalTime: sent(changes.totalTime, stored.totalTime),
    prepTime: sent(changes.prepTime, stored.prepTime),
    cookTime: sent(changes.cookTime, stored.cookTime),
    performTime: sent(changes.performTime, stored.performTime),
    description: sent(changes.description, stored.description),
    orgURL: sent(changes.orgURL, stored.orgURL),
    dateAdded: changes.dateAdded ?? stored.dateAdded,
    lastMade: changes.lastMade
      ? new Date(changes.lastMade)
      : sent(changes.lastMade as null | undefined, stored.lastMade),
    ...patchLists(stored, changes),
    nutrition: changes.nutrition === null ? NO_NUTRITION : merged(stored.nutrition, changes.nutrition),
    settings: merged(stored.settings, withoutNulls(changes.settings)),
    extras: changes.extras === undefined ? stored.extras : toPairs(changes.extras ?? {}),
  };
}

/** PUT: a full replacement; what is left out falls back to its default. */
export function replaceContent(stored: RecipeContent, changes: ContentChanges): RecipeContent {
  const nutrition = merged(NO_NUTRITION, changes.nutrition ?? {});
  return patchContent(stored, { ...LEFT_OUT, ...withoutUndefined(changes), nutrition });
}

type Lists = Pick<RecipeContent, 'categoryIds' | 'tagIds' | 'toolIds' | 'ingredients' | 'steps' | 'assets' | 'notes'>;

/** A list given as null stays as it is: clients mean "not loaded", never "empty". */
function patchLists(stored: Lists, changes: ContentChanges): Lists {
  return {
    categoryIds: changes.categoryIds ?? stored.categoryIds,
    tagIds: changes.tagIds ?? stored.tagIds,
    toolIds: changes.toolIds ?? stored.toolIds,
    ingredients: changes.ingredients ?? stored.ingredients,
    steps: changes.recipeInstructions ? toStoredSteps(changes.recipeInstructions) : stored.steps,
    assets: changes.assets?.map((asset) => ({ ...asset, fileName: asset.fileName ?? null })) ?? stored.assets,
    notes: changes.notes ?? stored.notes,
  };
}

function sent<T>(value: T | undefined, stored: T): T {
  return value === undefined ? stored : value;
}

function merged<T extends object>(stored: T, changes: { [Key in keyof T]?: T[Key] | undefined } | undefined): T {
  return { ...stored, ...withoutUndefined(changes ?? {}) };
}

function withoutUndefined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

/** A setting is yes or no; null says nothing. */
function withoutNulls<T extends object>(
  fields: T | null | undefined,
): { [Key in keyof T]?: Exclude<T[Key], null> } | undefined {
  const entries = Object.entries(fields ?? {}).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as { [Key in keyof T]?: Exclude<T[Key], null> };
}
