import { adapterFor, type SiteAdapter } from '../sites/site-adapter.js';
import { cleanKeywords } from '../clean/keywords.js';
import { cleanNutrition } from '../clean/nutrition.js';
import { cleanLine, cleanText } from '../clean/text.js';
import type { Page } from '../page.js';
import { findSchemaRecipe } from '../schema-org/find-schema-recipe.js';
import type { SchemaRecipe } from '../schema-org/schema-recipe.js';
import type { ScrapedRecipe } from '../scraped-recipe.js';
import { draftOf } from './draft.js';
import { FieldReader } from './field-reader.js';
import { languageOf, readName } from './page-facts.js';
import { readAddress, readPictures, readVideo, statedAddress } from './addresses.js';
import { readLists } from './read-lists.js';
import type { Strategy } from './strategy.js';
import { readServings } from './servings.js';
import { readTimes } from './times.js';

const NOTHING: SchemaRecipe = { thing: {}, sources: new Map(), byId: new Map() };

/**
 * Reads what a page states about its recipe in schema.org terms; an adapter for the site may know four fields better.
 * Accepts a page that states an ingredient or an instruction.
 */
export const scrapeStructuredData: Strategy = (page, adapters) => {
  const adapter = adapterFor(page.url ?? statedAddress(page), adapters) ?? {};
  const recipe = findSchemaRecipe(page) ?? NOTHING;
  const draft = readDraft(page, new FieldReader(recipe), adapter);
  return draft.ingredients.length > 0 || draft.steps.length > 0 ? draft : null;
};

function readDraft(page: Page, fields: FieldReader, adapter: SiteAdapter): ScrapedRecipe {
  const servings = readServings(page, fields, adapter.recipeYield?.(page));
  const description = cleanText(fields.get('description', ['description']));
  const known = {
    name: readName(page, fields, adapter.title?.(page)),
    description,
    images: readPictures(page, fields),
    recipeYield: servings.text,
    yieldQuantity: servings.quantity,
    ...readLists(page, fields, adapter, description),
    ...readTimes(page, fields),
    nutrition: cleanNutrition(fields.get('nutrition', ['nutrition'])),
    keywords: cleanKeywords(fields.get('keywords', ['keywords'])),
    orgURL: page.url ?? readAddress(page, fields),
    video: readVideo(page, fields),
    language: languageOf(page, cleanLine(fields.peek('inLanguage'))),
  };
  return draftOf('structured-data', known, (field) => fields.originOf(field));
}
