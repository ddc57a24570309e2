import type { Thing } from './json/thing.js';
import { readPage, type SourcePage } from './page.js';
import { findSchemaRecipe as findInPage } from './schema-org/find-schema-recipe.js';
import type { ScrapedRecipe } from './scraped-recipe.js';
import type { SiteAdapters } from './sites/site-adapter.js';
import { SITE_ADAPTERS } from './sites/site-adapters.js';
import { scrapeCaption } from './strategies/caption.js';
import { scrapeContent } from './strategies/content.js';
import { scrapeOpenGraph } from './strategies/open-graph.js';
import type { Strategy } from './strategies/strategy.js';
import { scrapeStructuredData } from './strategies/structured-data.js';

/** The name of a strategy. */
export type StrategyName = ScrapedRecipe['strategy'];

/** The strategies, best first. */
const STRATEGIES: readonly (readonly [StrategyName, Strategy])[] = [
  ['structured-data', scrapeStructuredData],
  ['content', (page, adapters) => scrapeContent(page, adapters) ?? scrapeCaption(page, adapters)],
  ['open-graph', scrapeOpenGraph],
];

/** Options of `scrapeRecipe`. */
export interface ScrapeOptions {
  /** The strategies to use, in their usual order; all by default. */
  only?: readonly StrategyName[];
  /** Site adapters to use instead of the default ones; an empty map disables them. */
  adapters?: SiteAdapters;
}

/**
 * Converts a page, HTML or schema.org JSON, to a clean scraped recipe by the first strategy that finds one; null when
 * none does. Accepts any input: never throws, and time grows linearly with the page.
 */
export function scrapeRecipe(source: SourcePage, options: ScrapeOptions = {}): ScrapedRecipe | null {
  const { only, adapters = SITE_ADAPTERS } = options;
  const page = readPage(source);
  for (const [name, strategy] of STRATEGIES) {
    const recipe = !only || only.includes(name) ? strategy(page, adapters) : null;
    if (recipe) return recipe;
  }
  return null;
}

/** The schema.org Recipe object of a page before any cleaning, merged from all its parts; null without one. */
export function findSchemaRecipe(source: SourcePage): Thing | null {
  return findInPage(readPage(source))?.thing ?? null;
}
