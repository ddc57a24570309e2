import type { Page } from '../page.js';
import type { Source } from '../scraped-recipe.js';
import { readJsonLd, readOtherJson } from './page-data/embedded-data.js';
import { readMarkupRecipes } from './markup/markup-items.js';
import { MICRODATA, RDFA } from './markup/markup.js';
import { MICROFORMATS } from './markup/microformats.js';
import { mergeRecipes } from './merge-recipes.js';
import { likenessTo } from './own-recipe.js';
import type { RecipeCandidate, SchemaRecipe } from './schema-recipe.js';
import { searchData, type SearchResult } from './search-data.js';
import type { Thing } from '../json/thing.js';

const MAX_RECIPES = 100;

/** The schema.org recipe of a page, from JSON-LD, microdata, RDFa and microformats; null when there is none. */
export function findSchemaRecipe(page: Page): SchemaRecipe | null {
  const cached = CACHE.get(page);
  if (cached !== undefined) return cached;
  const recipe = search(page);
  CACHE.set(page, recipe);
  return recipe;
}

/** Cached: several strategies need the same recipe. */
const CACHE = new WeakMap<Page, SchemaRecipe | null>();

function search(page: Page): SchemaRecipe | null {
  const data = searchData([...page.json, ...readJsonLd(page.root)]);
  const [microdata = [], rdfa = [], microformats = []] = readMarkupRecipes(page.root, [MICRODATA, RDFA, MICROFORMATS]);
  const candidates = [
    ...withSource(data.recipes, 'json-ld'),
    ...withSource(microdata, 'microdata'),
    ...withSource(rdfa, 'rdfa'),
    ...withSource(microformats, 'microformats'),
  ];
  return merge(page, candidates, data) ?? findInPageData(page);
}

// Data for a page's own scripts has no standard; it is used only without other data.
function findInPageData(page: Page): SchemaRecipe | null {
  const data = searchData(readOtherJson(page.root));
  return merge(page, withSource(data.recipes, 'page-json'), data);
}

function merge(page: Page, candidates: RecipeCandidate[], { byId }: SearchResult): SchemaRecipe | null {
  const recipe = mergeRecipes(candidates.slice(0, MAX_RECIPES), likenessTo(page));
  return recipe && { ...recipe, byId };
}

const withSource = (things: readonly Thing[], source: Source): RecipeCandidate[] =>
  things.map((thing) => ({ thing, source }));
