import type { Recipe } from '@larder/contracts';
import { snakeKeys } from './snake-keys.js';
import type { ZipEntry } from '@larder/service-kit';

const INDENT = 4;

/** A recipe as people read JSON; keys as the API has them. */
export function rawJson(recipe: Recipe): string {
  return JSON.stringify(recipe, null, INDENT);
}

/** The recipe in an archive: its keys are in snake case there, as importers expect. */
export function recipeEntry(recipe: Recipe, folder = ''): ZipEntry {
  return { name: `${folder}${recipe.slug}.json`, content: JSON.stringify(snakeKeys(recipe), null, INDENT) };
}
