import type { RecipeContent, RecipeDocument, RecipeFields } from '../../recipe-store/index.js';
import { VERSIONED_FIELDS } from '../../recipe-store/index.js';
import { addressOfRenamed } from '../changes/recipe-address.js';
import { keysOf } from '../changes/recipe-keys.js';

/** The fields that make a recipe what it was. Whether it is locked is its owner's choice and stays. */
export function restoredFields(recipe: RecipeDocument, earlier: RecipeContent): Partial<RecipeFields> {
  const fields = Object.fromEntries(VERSIONED_FIELDS.map((field) => [field, earlier[field]])) as Partial<RecipeContent>;
  const settings = { ...earlier.settings, locked: recipe.settings.locked };
  const address = earlier.name === recipe.name ? {} : addressOfRenamed(earlier.name);
  return { ...fields, settings, ...keysOf(earlier), ...address };
}
