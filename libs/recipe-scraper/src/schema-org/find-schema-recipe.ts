import type { Page } from '../page.js';
import type { Source } from '../scraped-recipe.js';
import { readJsonLd, readOtherJson } from './embedded-data.js';
import { readMarkupRecipes } from './markup-items.js';
import { MICRODATA, RDFA } from './markup.js';
import { mergeRecipes } from './merge-recipes.js';
import type { FoundRecipe, SchemaRecipe } from './schema-recipe.js';
import { searchData, type DataFinds } from './search-data.js';
import type { Thing } from './thing.js';

const MAX_RECIPES = 100;

/** The recipe a page describes in schema.org terms, from JSON-LD, microdata and RDFa, or null when there is none. */
export function findSchemaRecipe(page: Page): SchemaRecipe | null {
  const known = FOUND.get(page);
  if (known !== undefined) return known;
  const found = search(page);
  FOUND.set(page, found);
  return found;
}

/** Several strategies ask for the same recipe. */
const FOUND = new WeakMap<Page, SchemaRecipe | null>();

function search(page: Page): SchemaRecipe | null {
  const data = searchData([...page.json, ...readJsonLd(page.root)]);
  const found = [
    ...tagged(data.recipes, 'json-ld'),
    ...tagged(readMarkupRecipes(page.root, MICRODATA), 'microdata'),
    ...tagged(readMarkupRecipes(page.root, RDFA), 'rdfa'),
  ];
  return merged(found, data) ?? findInPageData(page);
}

// Data for a page's own scripts follows no standard; it is asked only when nothing else speaks of a recipe.
function findInPageData(page: Page): SchemaRecipe | null {
  const data = searchData(readOtherJson(page.root));
  return merged(tagged(data.recipes, 'page-json'), data);
}

function merged(found: FoundRecipe[], { byId }: DataFinds): SchemaRecipe | null {
  const recipe = mergeRecipes(found.slice(0, MAX_RECIPES));
  return recipe && { ...recipe, byId };
}

const tagged = (things: readonly Thing[], source: Source): FoundRecipe[] => things.map((thing) => ({ thing, source }));
