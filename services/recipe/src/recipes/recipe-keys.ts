import { sortText } from '../keys/sort-text.js';
import { searchText } from '../search/searchable.js';
import type { RecipeContent, RecipeKeys } from './recipe.schema.js';

/** What a recipe is ordered by and found with; follows from its content and is written with it. */
export function keysOf({ name, description, ingredients }: Searched): RecipeKeys {
  const lines = ingredients.flatMap(({ note, originalText }) =>
    note === originalText ? [note] : [note, originalText],
  );
  return { nameSort: sortText(name), search: searchText(name, [description, ...lines]) };
}

type Searched = Pick<RecipeContent, 'name' | 'description' | 'ingredients'>;
