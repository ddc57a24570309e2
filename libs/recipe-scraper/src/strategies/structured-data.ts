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
 * Reads the schema.org data of a page; a site adapter may override four fields. Accepts a page with an ingredient or an
 * instruction.
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
