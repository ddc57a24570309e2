import type { RecipeContent, RecipeKeys } from '../../recipe-store/index.js';
import { sortText } from '../../records/index.js';
/** What a recipe is ordered by; follows from its content and is written with it. */
export function keysOf({ name }: Pick<RecipeContent, 'name'>): RecipeKeys {
  return { nameSort: sortText(name) };
}
