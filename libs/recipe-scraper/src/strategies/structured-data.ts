import { findSchemaRecipe } from '../schema-org/find-schema-recipe.js';
import { findStateRecipe } from '../schema-org/page-state/find-state-recipe.js';
import { NO_RECIPE, type SchemaRecipe } from '../schema-org/schema-recipe.js';
import { INGREDIENT_PROPERTIES, INSTRUCTION_PROPERTIES } from '../schema-org/merge-recipes.js';
import { cleanText } from '../clean/text/text.js';
import { propertyOf } from '../json/thing.js';
import type { Page } from '../page.js';
import { adapterFor } from '../sites/site-adapter.js';
import { declaredAddress } from './fields/addresses.js';
import { buildRecipe } from './build-recipe.js';
import { showsRecipe } from './content.js';
import { FieldReader } from './fields/field-reader.js';
import { readFields } from './read-fields.js';
import { readLists } from './read-lists.js';
import type { Strategy } from './strategy.js';

/**
 * Reads the schema.org data of a page, or, where it does not show its recipe, the data for its scripts; a site adapter may override four fields. Accepts a page with an ingredient or an
 * instruction.
 */
export const scrapeStructuredData: Strategy = (page, adapters) => {
  const adapter = adapterFor(page.url ?? declaredAddress(page), adapters) ?? {};
  const fields = new FieldReader(recipeOf(page));
  const fieldValues = readFields(page, fields, adapter);
  const lists = readLists(page, fields, adapter, cleanText(fields.peek('description')));
  const isRecipe = lists.ingredients.length > 0 || lists.steps.length > 0;
  return isRecipe
    ? buildRecipe('structured-data', { ...fieldValues, ...lists }, (field) => fields.originOf(field))
    : null;
};

/** Data for a page's own scripts has no standard: other data with a list, and what the page shows, have precedence. */
function recipeOf(page: Page): SchemaRecipe {
  const recipe = findSchemaRecipe(page) ?? NO_RECIPE;
  const hasList = propertyOf(recipe.thing, ...INGREDIENT_PROPERTIES, ...INSTRUCTION_PROPERTIES) !== undefined;
  return (hasList || showsRecipe(page) ? null : findStateRecipe(page)) ?? recipe;
}
