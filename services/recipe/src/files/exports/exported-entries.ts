import type { Recipe } from '@larder/contracts';
import { exportName } from './export-name.js';
import { toSnakeKeys } from './snake-keys.js';
import type { ZipEntry } from '@larder/service-kit';

const INDENT = 4;

/** A recipe as formatted JSON with the keys of the API. */
export function rawJson(recipe: Recipe): string {
  return JSON.stringify(recipe, null, INDENT);
}

/** The recipe in an archive, with keys in snake case, as importers expect. */
export function recipeEntry(recipe: Recipe, folder = ''): ZipEntry {
  return { name: `${folder}${exportName(recipe)}.json`, content: JSON.stringify(toSnakeKeys(recipe), null, INDENT) };
}
