import type { Nutrition, RecipeChanges } from '@larder/contracts';
import { definedFields } from '@larder/service-kit';
import type { RecipeContent, StoredIngredient } from '../../recipe-store/index.js';
import { toStoredExtras } from '../../records/index.js';
import { toStoredSteps } from './draft-lists.js';

/** The references of a change, as ids; undefined when the request does not contain them, null when it contains null. */
export interface ResolvedParts {
  categoryIds?: string[] | null | undefined;
  tagIds?: string[] | null | undefined;
  toolIds?: string[] | null | undefined;
  ingredients?: StoredIngredient[] | null | undefined;
}

/** A change with resolved references. */
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
 * The defaults of absent keys in a PUT. Name, settings and dates are not included: they are kept
 * (docs/api/recipes.md#changes).
 */
const DEFAULTS: ContentChanges = {
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

/** PATCH: fields of the request replace stored ones, settings and nutrition key by key; absent fields are kept. */
export function patchContent(stored: RecipeContent, changes: ContentChanges): RecipeContent {
  return {
    name: changes.name ?? stored.name,
    image: valueOr(changes.image, stored.image),
    recipeYield: valueOr(changes.recipeYield, stored.recipeYield),
    totalTime: valueOr(changes.totalTime, stored.totalTime),
    prepTime: valueOr(changes.prepTime, stored.prepTime),
    cookTime: valueOr(changes.cookTime, stored.cookTime),
    performTime: valueOr(changes.performTime, stored.performTime),
    description: valueOr(changes.description, stored.description),
    orgURL: valueOr(changes.orgURL, stored.orgURL),
    dateAdded: changes.dateAdded ?? stored.dateAdded,
    lastMade: changes.lastMade
      ? new Date(changes.lastMade)
      : valueOr(changes.lastMade as null | undefined, stored.lastMade),
    ...patchLists(stored, changes),
    nutrition: changes.nutrition === null ? NO_NUTRITION : mergeFields(stored.nutrition, changes.nutrition),
    settings: mergeFields(stored.settings, withoutNulls(changes.settings)),
    extras: changes.extras === undefined ? stored.extras : toStoredExtras(changes.extras ?? {}),
  };
}

/** PUT: a full replacement; absent fields are set to their defaults. */
export function replaceContent(stored: RecipeContent, changes: ContentChanges): RecipeContent {
  const nutrition = mergeFields(NO_NUTRITION, changes.nutrition ?? {});
  return patchContent(stored, { ...DEFAULTS, ...definedFields(changes), nutrition });
}

type Lists = Pick<RecipeContent, 'categoryIds' | 'tagIds' | 'toolIds' | 'ingredients' | 'steps' | 'assets' | 'notes'>;

/** A list that is null is kept: clients mean "not loaded", never "empty". */
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

function valueOr<T>(value: T | undefined, stored: T): T {
  return value === undefined ? stored : value;
}

function mergeFields<T extends object>(stored: T, changes: { [Key in keyof T]?: T[Key] | undefined } | undefined): T {
  return { ...stored, ...definedFields(changes ?? {}) };
}

/** Settings are true or false; null is ignored. */
function withoutNulls<T extends object>(
  fields: T | null | undefined,
): { [Key in keyof T]?: Exclude<T[Key], null> } | undefined {
  const entries = Object.entries(fields ?? {}).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as { [Key in keyof T]?: Exclude<T[Key], null> };
}
