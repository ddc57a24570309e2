import {
  cleanImages,
  findSchemaRecipe,
  scrapeRecipe,
  type ScrapedRecipe,
  type StrategyName,
} from '@larder/recipe-scraper';
import { pageText, type PageText } from './page-text.js';
import type { SourcePage } from './source-page.js';

/** What to read from a page; sent to a worker thread, so plain data only. */
export type ScrapeTask =
  /** `useAdapters`: whether the adapter for the site is used. */
  | (SourcePage & { output: 'recipe'; only: readonly StrategyName[]; useAdapters: boolean })
  /** The visible text. */
  | (SourcePage & { output: 'text' })
  /** The schema.org object itself, before any cleaning. */
  | (SourcePage & { output: 'schema' });

/** Schema.org objects of real pages are far smaller; larger ones do not fit a message. */
const MAX_SCHEMA_LENGTH = 500_000;
const DATA_IMAGE = /^data:image\//i;

/** Reads a page. Images that a page embeds as data come after those it links to. */
export function scrapePage(task: ScrapeTask): ScrapedRecipe | Record<string, unknown> | PageText | null {
  if (task.output === 'text') return pageText(task.html);
  return task.output === 'schema' ? readSchema(task) : readRecipe(task, task);
}

function readRecipe(
  page: SourcePage,
  { only, useAdapters }: { only: readonly StrategyName[]; useAdapters: boolean },
): ScrapedRecipe | null {
  const scraped = scrapeRecipe(page, { only, ...(useAdapters ? {} : { adapters: new Map() }) });
  if (!scraped || scraped.images.length > 0 || !page.html.includes('data:image/')) return scraped;
  const images = cleanImages(findSchemaRecipe(page)?.['image']);
  return { ...scraped, images: images.filter((image) => DATA_IMAGE.test(image)) };
}

function readSchema(page: SourcePage): Record<string, unknown> | null {
  const schema = findSchemaRecipe(page);
  return schema && JSON.stringify(schema).length <= MAX_SCHEMA_LENGTH ? schema : null;
}
