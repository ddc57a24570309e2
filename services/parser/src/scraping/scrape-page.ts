import { pageText, type PageText } from '../ai/ai-page.js';
import {
  cleanImages,
  findSchemaRecipe,
  scrapeRecipe,
  type ScrapedRecipe,
  type StrategyName,
} from '@larder/recipe-scraper';

/** A page to be read. `url` is where it came from, null for pasted text. */
export interface SourceText {
  html: string;
  url: string | null;
}

/** What is wanted of a page; crosses into a worker thread, so plain data only. */
export type ScrapeTask =
  | (SourceText & { want: 'recipe'; only: readonly StrategyName[]; bySite: boolean })
  /** What its readers see. */
  | (SourceText & { want: 'text' })
  /** The schema.org object itself, before any cleaning. */
  | (SourceText & { want: 'schema' });

/** A schema.org object of a page that means well is far smaller; larger ones do not fit a message. */
const LONGEST_SCHEMA = 500_000;
const EMBEDDED_PICTURE = /^data:image\//i;

/** Reads a page. Pictures that a page carries inside itself come after those it links to. */
export function scrapePage(task: ScrapeTask): ScrapedRecipe | Record<string, unknown> | PageText | null {
  if (task.want === 'text') return pageText(task.html);
  return task.want === 'schema' ? readSchema(task) : readRecipe(task, task);
}

/** Ways to read a recipe; `bySite`: what is known of the site's markup helps. */
interface Strategies {
  only: readonly StrategyName[];
  bySite: boolean;
}

function readRecipe(source: SourceText, { only, bySite }: Strategies): ScrapedRecipe | null {
  const draft = scrapeRecipe(source, { only, ...(bySite ? {} : { adapters: new Map() }) });
  if (!draft || draft.images.length > 0 || !source.html.includes('data:image/')) return draft;
  const stated = cleanImages(findSchemaRecipe(source)?.['image']);
  return { ...draft, images: stated.filter((image) => EMBEDDED_PICTURE.test(image)) };
}

function readSchema(source: SourceText): Record<string, unknown> | null {
  const schema = findSchemaRecipe(source);
  return schema && JSON.stringify(schema).length <= LONGEST_SCHEMA ? schema : null;
}
