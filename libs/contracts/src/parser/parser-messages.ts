import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { ImportUrl, ParsedIngredient, ParseIngredients, TestScrape } from './import.js';

const Slug = z.object({ slug: z.string() });

/** Fetches a page, reads its recipe and stores it; the reply is the new slug. */
export const ImportFromUrl = defineMessage({
  subject: 'parser.import.from-url',
  request: ImportUrl,
  reply: Slug,
  timeoutMs: 60_000,
});
/** Reads a recipe from a page or JSON that lies in the object store under `dataKey`. */
export const ImportFromData = defineMessage({
  subject: 'parser.import.from-data',
  request: z.object({ dataKey: z.string(), includeTags: z.boolean() }),
  reply: Slug,
  timeoutMs: 60_000,
});
/** Stores the recipe of an exported zip file that lies in the object store under `uploadKey`. */
export const ImportFromArchive = defineMessage({
  subject: 'parser.import.from-archive',
  request: z.object({ uploadKey: z.string() }),
  reply: Slug,
  timeoutMs: 60_000,
});
/** The schema.org object of a page before any cleaning, as JSON text; null when there is none. */
export const TestScrapeUrl = defineMessage({
  subject: 'parser.scrape.test',
  request: TestScrape,
  reply: z.object({ recipe: z.record(z.string(), z.unknown()).nullable() }),
  timeoutMs: 60_000,
});
/** Fetches a picture for a recipe the caller may edit, and sets it; the reply is the new cache key. */
export const FetchRecipeImage = defineMessage({
  subject: 'parser.image.fetch',
  request: z.object({ slugOrId: z.string(), url: z.string() }),
  reply: z.object({ image: z.string().nullable() }),
  timeoutMs: 60_000,
});
/** Parses ingredient lines: one result per line, in order. */
export const ParseIngredientLines = defineMessage({
  subject: 'parser.ingredient.parse',
  request: ParseIngredients,
  reply: z.array(ParsedIngredient),
  timeoutMs: 30_000,
  idempotent: true,
});
