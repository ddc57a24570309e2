import { cleanImages, findSchemaRecipe, scrapeRecipe, type ScrapedRecipe } from '@larder/recipe-scraper';

/** A page to be read. `url` is where it came from, null for pasted text. */
export interface SourceText {
  html: string;
  url: string | null;
}

/** What is wanted of a page; crosses into a worker thread, so plain data only. */
export type ScrapeTask =
  | (SourceText & { want: 'recipe'; allowStub: boolean })
  /** The schema.org object itself, before any cleaning. */
  | (SourceText & { want: 'schema' });

/** A schema.org object of a page that means well is far smaller; larger ones do not fit a message. */
const LONGEST_SCHEMA = 500_000;
const EMBEDDED_PICTURE = /^data:image\//i;

/** Reads a page. Pictures that a page carries inside itself come after those it links to. */
export function scrapePage(task: ScrapeTask): ScrapedRecipe | Record<string, unknown> | null {
  return task.want === 'schema' ? readSchema(task) : readRecipe(task, task.allowStub);
}

function readRecipe(source: SourceText, allowStub: boolean): ScrapedRecipe | null {
  const draft = scrapeRecipe(source, allowStub ? {} : { only: ['structured-data'] });
  if (!draft || draft.images.length > 0 || !source.html.includes('data:image/')) return draft;
  const stated = cleanImages(findSchemaRecipe(source)?.['image']);
  return { ...draft, images: stated.filter((image) => EMBEDDED_PICTURE.test(image)) };
}

function readSchema(source: SourceText): Record<string, unknown> | null {
  const schema = findSchemaRecipe(source);
  return schema && JSON.stringify(schema).length <= LONGEST_SCHEMA ? schema : null;
}
