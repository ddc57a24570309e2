import { searchText, type IndexedRecord } from '@larder/recipe-search';
import type { ChangedRecipe } from '../../recipe-store/index.js';

/** The fields of a recipe that the index reads. */
export const SEARCHED_FIELDS = {
  revision: 1,
  name: 1,
  description: 1,
  'ingredients.note': 1,
  'ingredients.originalText': 1,
  nameSort: 1,
  createdAt: 1,
  updatedAt: 1,
  lastMade: 1,
} as const;

/** The stored fields by which the index orders results. A change of any of them increments the revision. */
export const ORDER_FIELDS = ['nameSort', 'createdAt', 'updatedAt', 'lastMade'] as const;

/** The indexed fields of a recipe. */
export type SearchedRecipe = ChangedRecipe;

/** The searched fields only, small enough to be copied to another thread. */
export function toSearchedFields(recipe: SearchedRecipe): SearchedRecipe {
  const { _id, revision, name, description, nameSort, createdAt, updatedAt, lastMade } = recipe;
  const ingredients = recipe.ingredients.map(({ note, originalText }) => ({ note, originalText }));
  return { _id, revision, name, description, ingredients, nameSort, createdAt, updatedAt, lastMade };
}

/** Its index entry: name, description and ingredient names (docs/api/conventions.md#search). */
export function toIndexed(recipe: SearchedRecipe): IndexedRecord {
  const { _id: id, revision, name, description, ingredients } = recipe;
  const lines = ingredients.flatMap(({ note, originalText }) =>
    note === originalText ? [note] : [note, originalText],
  );
  const values = {
    nameSort: recipe.nameSort,
    createdAt: recipe.createdAt.getTime(),
    updatedAt: recipe.updatedAt.getTime(),
    lastMade: recipe.lastMade?.getTime() ?? null,
  };
  return { id, revision, text: searchText(name, [description, ...lines]), values };
}
