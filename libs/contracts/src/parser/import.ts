import { z } from 'zod';
import { Flag } from '../primitives/scalars.js';
import { RecipeIngredient } from '../recipe/catalogue/ingredient.js';

/** Maximum size of an imported page or JSON text, in bytes of UTF-8. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;

/** Import by address, which may be part of a longer text, as phones share it. */
export const ImportUrl = z
  .object({
    url: z.string().max(10_000).describe('The page of the recipe.'),
    includeTags: Flag.default(false).describe('Whether the keywords of the page become tags.'),
    useOpenAI: Flag.default(false).describe('Whether a language model reads the page first.'),
  })
  .meta({ id: 'ScrapeRecipeUrl', examples: [{ url: 'https://example.com/pancakes', includeTags: true }] });
/** Import of a page's HTML or of schema.org JSON. */
export const ImportData = z
  .object({
    data: z.string().describe('The HTML of a page, or a recipe as JSON-LD.'),
    includeTags: Flag.default(false).describe('Whether the keywords of the page become tags.'),
  })
  .meta({ id: 'ScrapeRecipeData' });
export const TestScrape = z
  .object({
    url: z.string().max(10_000).describe('The page of the recipe.'),
    useOpenAI: Flag.default(false).describe('Whether a language model reads the page instead of the scraper.'),
  })
  .meta({ id: 'ScrapeRecipeTest' });

/** Maximum number of images of one recipe, such as pages of a cookbook. */
export const MAX_RECIPE_IMAGES = 10;
/** The target language of the translation: a name or a tag such as `de-DE`. */
export const ImageImportQuery = z.object({
  translateLanguage: z
    .string()
    .max(100)
    .optional()
    .describe('The language of the recipe; that of the images when absent.'),
});
/** The result of an administrator's test of the language model. */
export const DebugResponse = z
  .object({
    success: z.boolean().describe('Whether the language model answered.'),
    response: z.string().nullable().describe('The answer, or the reason of a failure.'),
  })
  .meta({ id: 'DebugResponse' });

export const IngredientParser = z.enum(['nlp', 'brute', 'openai']).meta({ id: 'IngredientParser' });
export type IngredientParser = z.output<typeof IngredientParser>;
const Line = z.string().max(1000);
export const ParseIngredient = z
  .object({
    parser: IngredientParser.default('nlp').describe(
      '`nlp` is the trained parser, `brute` uses rules, `openai` a language model.',
    ),
    ingredient: Line.describe('The line of text.'),
  })
  .meta({ id: 'IngredientRequest' });
export const ParseIngredients = z
  .object({
    parser: IngredientParser.default('nlp').describe(
      '`nlp` is the trained parser, `brute` uses rules, `openai` a language model.',
    ),
    ingredients: z.array(Line).max(500).describe('The lines of text.'),
  })
  .meta({ id: 'IngredientsRequest', examples: [{ ingredients: ['200 g flour', '2 eggs'] }] });

const confidence = z.number().nullable();
/** Confidence from 0 to 1 per part; null when the line has no such part or the parser returns none. */
export const IngredientConfidence = z
  .object({
    average: confidence.describe('The confidence in the whole line, 0 to 1.'),
    comment: confidence.describe('The confidence in the note, 0 to 1.'),
    name: confidence,
    unit: confidence.describe('The confidence in the unit, 0 to 1.'),
    quantity: confidence.describe('The confidence in the quantity, 0 to 1.'),
    food: confidence.describe('The confidence in the food, 0 to 1.'),
  })
  .meta({ id: 'IngredientConfidence' });
export const ParsedIngredient = z
  .object({
    input: z.string().nullable().describe('The line of text.'),
    confidence: IngredientConfidence.describe('How certain the parser is.'),
    ingredient: RecipeIngredient.describe(
      'The parsed ingredient. Foods and units without an id do not exist in the group yet.',
    ),
  })
  .meta({ id: 'ParsedIngredient' });
export type ParsedIngredient = z.output<typeof ParsedIngredient>;
