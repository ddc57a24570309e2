import { findSchemaRecipe } from '../schema-org/find-schema-recipe.js';
import { NO_RECIPE } from '../schema-org/schema-recipe.js';
import { adapterFor } from '../sites/site-adapter.js';
import { declaredAddress } from './fields/addresses.js';
import { buildRecipe } from './build-recipe.js';
import { FieldReader } from './fields/field-reader.js';
import { readFields } from './read-fields.js';
import { readLists } from './read-lists.js';
import type { Strategy } from './strategy.js';

/**
 * Reads what a page states about its recipe in schema.org terms; an adapter for the site may know four fields better.
 * Accepts a page that states an ingredient or an instruction.
 */
export const scrapeStructuredData: Strategy = (page, adapters) => {
  const adapter = adapterFor(page.url ?? declaredAddress(page), adapters) ?? {};
  const fields = new FieldReader(findSchemaRecipe(page) ?? NO_RECIPE);
  const fieldValues = readFields(page, fields, adapter);
  const lists = readLists(page, fields, adapter, fieldValues.description);
  const isRecipe = lists.ingredients.length > 0 || lists.steps.length > 0;
  return isRecipe
    ? buildRecipe('structured-data', { ...fieldValues, ...lists }, (field) => fields.originOf(field))
    : null;
};
