import { readYield, type RecipeYield } from '../clean/yield/yield.js';
import type { Page } from '../page.js';
import type { FieldReader } from './fields/field-reader.js';

/** The yield: of a site adapter, else of the structured data, else of the visible content. */
export function readServings(page: Page, fields: FieldReader, adapted: unknown): RecipeYield {
  const declaredYield = readYield(fields.get('recipeYield', ['recipeYield', 'yield'], adapted));
  if (declaredYield.text !== '') return declaredYield;
  fields.setOrigin('recipeYield', 'content');
  return readYield(page.facts.recipeYield);
}
