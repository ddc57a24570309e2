import type { RecipeContent, RecipeDocument, RecipeFields } from '../../recipe-store/index.js';
import { VERSIONED_FIELDS } from '../../recipe-store/index.js';
import { addressOfRenamed } from '../changes/rules/recipe-address.js';
import { keysOf } from '../changes/rules/recipe-keys.js';

/** The fields of a restored version. The lock is not restored: it is set by the owner. */
export function restoredFields(recipe: RecipeDocument, earlier: RecipeContent): Partial<RecipeFields> {
  const fields = Object.fromEntries(VERSIONED_FIELDS.map((field) => [field, earlier[field]])) as Partial<RecipeContent>;
  const settings = { ...earlier.settings, locked: recipe.settings.locked };
  const address = earlier.name === recipe.name ? {} : addressOfRenamed(earlier.name);
  return { ...fields, settings, ...keysOf(earlier), ...address };
}
