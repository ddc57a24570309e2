import { z } from 'zod';
import { Flag } from '../primitives/scalars.js';
import { RecipeIngredient } from '../recipe/catalogue/ingredient.js';

/** The longest page or JSON text an import takes, in bytes of UTF-8. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;

/** Import by address; the address may stand inside other text, as phones share it. */
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

/** Pages of a cookbook that show one recipe. */
export const MAX_RECIPE_IMAGES = 10;
/** The language images are translated into: a name or a tag such as `de-DE`. */
export const ImageImportQuery = z.object({ translateLanguage: z.string().max(100).optional() });
/** What an administrator's test of the language model gives. */
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
/** Confidence of 0 to 1 per part; null where the line has no such part or the parser gives none. */
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
