import { camelKeys, RecipeChanges, type Recipe } from '@larder/contracts';
import { cleanRating } from '@larder/recipe-scraper';
import type { ImportedRecipe } from '../imports/imported-recipe.js';
import { withNewIds } from './new-ids.js';

/** A recipe of our own export, as far as it can be stored. */
export interface ExportedRecipe {
  recipe: ImportedRecipe;
  rating: number | null;
  /** The address it had, which names its folder. */
  slug: string;
}

type Raw = Record<string, unknown>;

/**
 * Reads the JSON of a recipe that this or an older product of its kind has exported, keys in snake or camel case. A
 * field that cannot be stored is left out, not the recipe. Names stand for what the group has: ids of another
 * installation mean nothing here. Null when it is no recipe.
 */
export function exportedRecipe(json: unknown): ExportedRecipe | null {
  if (!isRaw(json)) return null;
  const raw = camelKeys(RecipeChanges, json) as Raw;
  if (typeof raw['name'] !== 'string' || !raw['name'].trim()) return null;
  const recipe = withNewIds(keptFields({ ...raw, ...namedParts(raw) }));
  return { recipe, rating: cleanRating(raw['rating']), slug: typeof raw['slug'] === 'string' ? raw['slug'] : '' };
}

/** What is stored by name instead of by the ids of where it comes from. */
function namedParts(raw: Raw): Raw {
  return {
    id: undefined,
    userId: undefined,
    image: undefined,
    recipeCategory: organizers(raw['recipeCategory'] ?? raw['categories']),
    tags: organizers(raw['tags']),
    tools: organizers(raw['tools']),
    recipeIngredient: listOf(raw['recipeIngredient']).map(ingredient),
    dateAdded: dayOf(raw['dateAdded']),
    extras: isRaw(raw['extras']) ? raw['extras'] : {},
  } satisfies Partial<Record<keyof Recipe, unknown>>;
}

/** Each field, and each element of a list, for itself: those that do not fit are left out. */
function keptFields(raw: Raw): ImportedRecipe {
  const kept: Raw = {};
  for (const [key, schema] of Object.entries(RecipeChanges.shape)) {
    const value = raw[key];
    if (value === undefined) continue;
    if (schema.safeParse(value).success) kept[key] = value;
    else if (Array.isArray(value)) kept[key] = value.filter((element) => schema.safeParse([element]).success);
  }
  return kept;
}

function organizers(value: unknown): unknown[] {
  return listOf(value)
    .map((each) => (isRaw(each) ? { name: each['name'], slug: each['slug'] } : { name: each }))
    .filter(({ name }) => typeof name === 'string' && name.trim() !== '');
}

function ingredient(value: unknown): unknown {
  if (!isRaw(value)) return typeof value === 'string' ? { note: value, originalText: value, quantity: 1 } : value;
  return { ...value, unit: named(value['unit']), food: named(value['food']) };
}

function named(value: unknown): { name: string } | null {
  const name = isRaw(value) ? value['name'] : value;
  return typeof name === 'string' && name.trim() ? { name: name.trim() } : null;
}

function dayOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, 10) : undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
