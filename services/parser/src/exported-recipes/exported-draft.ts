import type { Recipe } from '@larder/contracts';
// The index would load all contracts into threads that read exports.
import { RecipeChanges } from '@larder/contracts/recipe/changes/recipe-changes';
import { camelKeys } from '@larder/contracts/validation/camel-keys';
import { cleanRating } from '@larder/recipe-scraper';
import type { RecipeDraft } from '../drafts/index.js';
import { isJsonObject, listOf, type JsonObject } from '../json-values/index.js';
import { withNewIds } from './new-ids.js';
import { storableFields } from './storable-fields.js';

/**
 * The draft of a recipe that this product or an older one of its kind has exported as JSON, keys in snake or camel
 * case. A field, or key of a step or ingredient, that cannot be stored is left out, not the recipe. Records of the group are referenced by name, since
 * ids of another installation are unknown here. Null when it is not a recipe.
 */
export function exportedDraft(json: unknown): RecipeDraft | null {
  if (!isJsonObject(json)) return null;
  const raw = camelKeys(RecipeChanges, json) as JsonObject;
  if (typeof raw['name'] !== 'string' || !raw['name'].trim()) return null;
  const recipe = withNewIds(storableFields({ ...raw, ...namedParts(raw) }));
  return { recipe, rating: cleanRating(raw['rating']) };
}

/** The fields that are stored by name instead of by the ids of the installation they come from. */
function namedParts(raw: JsonObject): JsonObject {
  return {
    id: undefined,
    userId: undefined,
    image: undefined,
    recipeCategory: organizers(raw['recipeCategory'] ?? raw['categories']),
    tags: organizers(raw['tags']),
    tools: organizers(raw['tools']),
    recipeIngredient: listOf(raw['recipeIngredient']).map(ingredient),
    recipeInstructions: listOf(raw['recipeInstructions']).map(textOnly),
    notes: listOf(raw['notes']).map(note),
    dateAdded: dayOf(raw['dateAdded']),
    extras: isJsonObject(raw['extras']) ? raw['extras'] : {},
  } satisfies Partial<Record<keyof Recipe, unknown>>;
}

function organizers(value: unknown): unknown[] {
  return listOf(value)
    .map((each) => (isJsonObject(each) ? { name: each['name'], slug: each['slug'] } : { name: each }))
    .filter(({ name }) => typeof name === 'string' && name.trim() !== '');
}

function ingredient(value: unknown): unknown {
  if (!isJsonObject(value))
    return typeof value === 'string' ? { note: value, originalText: value, quantity: 1 } : value;
  return { ...value, unit: nameOnly(value['unit']), food: nameOnly(value['food']) };
}

/** A step, which the oldest exports have as a text. */
function textOnly(value: unknown): unknown {
  return typeof value === 'string' ? { text: value } : value;
}

function note(value: unknown): unknown {
  const { title, ...rest } = isJsonObject(value) ? value : { text: value };
  return { ...rest, title: title ?? '' };
}

function nameOnly(value: unknown): { name: string } | null {
  const name = isJsonObject(value) ? value['name'] : value;
  return typeof name === 'string' && name.trim() ? { name: name.trim() } : null;
}

function dayOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, 10) : undefined;
}
