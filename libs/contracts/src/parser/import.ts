import { z } from 'zod';
import { Flag } from '../primitives/scalars.js';
import { RecipeIngredient } from '../recipe/catalogue/ingredient.js';

/** Maximum size of an imported page or JSON text, in bytes of UTF-8. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;

/** Import by address, which may be part of a longer text, as phones share it. */
export const ImportUrl = z
  .object({ url: z.string().max(10_000), includeTags: Flag.default(false), useOpenAI: Flag.default(false) })
  .meta({ id: 'ScrapeRecipeUrl' });
/** Import of a page's HTML or of schema.org JSON. */
export const ImportData = z
  .object({ data: z.string(), includeTags: Flag.default(false) })
  .meta({ id: 'ScrapeRecipeData' });
export const TestScrape = z
  .object({ url: z.string().max(10_000), useOpenAI: Flag.default(false) })
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
  .object({ success: z.boolean(), response: z.string().nullable() })
  .meta({ id: 'DebugResponse' });

export const IngredientParser = z.enum(['nlp', 'brute', 'openai']);
export type IngredientParser = z.output<typeof IngredientParser>;
const Line = z.string().max(1000);
export const ParseIngredient = z
  .object({ parser: IngredientParser.default('nlp'), ingredient: Line })
  .meta({ id: 'IngredientRequest' });
export const ParseIngredients = z
  .object({ parser: IngredientParser.default('nlp'), ingredients: z.array(Line).max(500) })
  .meta({ id: 'IngredientsRequest' });

const confidence = z.number().nullable();
/** Confidence from 0 to 1 per part; null when the line has no such part or the parser returns none. */
export const IngredientConfidence = z
  .object({
    average: confidence,
    comment: confidence,
    name: confidence,
    unit: confidence,
    quantity: confidence,
    food: confidence,
  })
  .meta({ id: 'IngredientConfidence' });
export const ParsedIngredient = z
  .object({ input: z.string().nullable(), confidence: IngredientConfidence, ingredient: RecipeIngredient })
  .meta({ id: 'ParsedIngredient' });
export type ParsedIngredient = z.output<typeof ParsedIngredient>;
