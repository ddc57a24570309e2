import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import {
  DebugResponse,
  ImportUrl,
  MAX_RECIPE_IMAGES,
  ParsedIngredient,
  ParseIngredients,
  TestScrape,
} from './import.js';
import { expectedVersions } from '../recipe/changes/expected-versions.js';

/** Timeout in milliseconds: a model may take a minute, several times. */
const AI_TIMEOUT_MS = 180_000;

const Slug = z.object({ slug: z.string() });

/** Fetches a page, extracts its recipe and stores it; the reply is the new slug. */
export const ImportFromUrl = defineMessage({
  subject: 'parser.import.from-url',
  request: ImportUrl,
  reply: Slug,
  timeoutMs: AI_TIMEOUT_MS,
});
/** Imports a recipe from a page or JSON in the object store under `dataKey`. */
export const ImportFromData = defineMessage({
  subject: 'parser.import.from-data',
  request: z.object({ dataKey: z.string(), includeTags: z.boolean() }),
  reply: Slug,
  timeoutMs: AI_TIMEOUT_MS,
});
/** Imports the recipe of an exported zip file in the object store under `uploadKey`. */
export const ImportFromArchive = defineMessage({
  subject: 'parser.import.from-archive',
  request: z.object({ uploadKey: z.string() }),
  reply: Slug,
  timeoutMs: 60_000,
});
/** Extracts one recipe from images in the object store, in their order; the first becomes the recipe's image. */
export const ImportFromImages = defineMessage({
  subject: 'parser.import.from-images',
  request: z.object({
    uploadKeys: z.array(z.string().max(200)).min(1).max(MAX_RECIPE_IMAGES),
    translateLanguage: z.string().max(100).nullable(),
  }),
  reply: Slug,
  timeoutMs: AI_TIMEOUT_MS,
});
/** Sends a test prompt to the language model, for administrators; with an image when `uploadKey` is given. */
export const TestAi = defineMessage({
  subject: 'parser.ai.test',
  request: z.object({ uploadKey: z.string().max(200).nullable() }),
  reply: DebugResponse,
  timeoutMs: AI_TIMEOUT_MS,
});
/** The schema.org object of a page before any cleaning; null without one. Nothing is stored. */
export const TestScrapeUrl = defineMessage({
  subject: 'parser.scrape.test',
  request: TestScrape,
  reply: z.object({ recipe: z.record(z.string(), z.unknown()).nullable() }),
  timeoutMs: AI_TIMEOUT_MS,
});
/** Fetches an image for a recipe the caller may edit, and sets it; the reply is that of `SetRecipeImage`. */
export const FetchRecipeImage = defineMessage({
  subject: 'parser.image.fetch',
  request: z.object({ slugOrId: z.string(), url: z.string(), expectedVersions }),
  reply: z.object({ image: z.string().nullable(), updatedAt: z.string().optional() }),
  timeoutMs: 60_000,
});
/** Parses ingredient lines: one result per line, in order. */
export const ParseIngredientLines = defineMessage({
  subject: 'parser.ingredient.parse',
  request: ParseIngredients,
  reply: z.array(ParsedIngredient),
  timeoutMs: AI_TIMEOUT_MS,
  idempotent: true,
});
