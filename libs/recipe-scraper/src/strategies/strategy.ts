import type { SiteAdapters } from '../sites/site-adapter.js';
import type { Page } from '../page.js';
import type { ScrapedRecipe } from '../scraped-recipe.js';

/** A strategy to find a recipe in a page; null when it finds none. */
export type Strategy = (page: Page, adapters: SiteAdapters) => ScrapedRecipe | null;
