import { readYield, type RecipeYield } from '../clean/yield.js';
import type { Page } from '../page.js';
import type { FieldReader } from './field-reader.js';

/** How much a recipe makes: by an adapter, as stated, else as the page shows. */
export function readServings(page: Page, fields: FieldReader, adapted: unknown): RecipeYield {
  const stated = readYield(fields.get('recipeYield', ['recipeYield', 'yield'], adapted));
  if (stated.text !== '') return stated;
  fields.credit('recipeYield', 'content');
  return readYield(page.facts.recipeYield);
}
