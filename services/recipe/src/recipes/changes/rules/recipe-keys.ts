import type { RecipeContent, RecipeKeys } from '../../../recipe-store/index.js';
import { sortText } from '../../../records/index.js';

/** The sort key of a recipe. */
export function keysOf({ name }: Pick<RecipeContent, 'name'>): RecipeKeys {
  return { nameSort: sortText(name) };
}
