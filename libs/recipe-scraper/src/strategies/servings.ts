import { readYield, type RecipeYield } from '../clean/yield/yield.js';
import type { Page } from '../page.js';
import type { FieldReader } from './fields/field-reader.js';

/** The yield: from an adapter, as stated, else as visible. */
export function readServings(page: Page, fields: FieldReader, adapted: unknown): RecipeYield {
  const declaredYield = readYield(fields.get('recipeYield', ['recipeYield', 'yield'], adapted));
  if (declaredYield.text !== '') return declaredYield;
  fields.credit('recipeYield', 'content');
  return readYield(page.facts.recipeYield);
}
