import { cleanKeywords } from '../clean/organizers/keywords.js';
import { cleanNutrition } from '../clean/nutrition.js';
import { cleanLine, cleanText } from '../clean/text/text.js';
import { readVisibleNutrition } from '../content/visible/visible-nutrition.js';
import { listOf } from '../json/thing.js';
import type { NutritionFacts } from '../nutrition-facts.js';
import type { Page } from '../page.js';
import type { ScrapedRecipe } from '../scraped-recipe.js';
import type { SiteAdapter } from '../sites/site-adapter.js';
import { readAddress, readVideo } from './fields/addresses.js';
import type { FieldReader } from './fields/field-reader.js';
import { readImages } from './images/read-images.js';
import { languageOf, readName } from './page-facts.js';
import { readServings } from './servings.js';
import { readTimes } from './times.js';

/**
 * The fields other than the lists: of a site adapter, else of the structured data, else of the visible content or the
 * share properties.
 */
export function readFields(
  page: Page,
  fields: FieldReader,
  adapter: SiteAdapter,
): Omit<ScrapedRecipe, 'strategy' | 'ingredients' | 'steps' | 'origins'> {
  const servings = readServings(page, fields, adapter.recipeYield?.(page));
  const name = readName(page, fields, adapter.title?.(page));
  return {
    name,
    description: readDescription(page, fields),
    images: readImages(page, fields, name),
    recipeYield: servings.text,
    yieldQuantity: servings.quantity,
    ...readTimes(page, fields),
    nutrition: readNutrition(page, fields),
    keywords: cleanKeywords(fields.get('keywords', ['keywords'])),
    orgURL: page.url ?? readAddress(page, fields),
    video: readVideo(page, fields),
    language: languageOf(page, cleanLine(fields.peek('inLanguage'))),
  };
}

/** The description of the structured data, else that for sharing the page or for search engines. */
function readDescription({ meta }: Page, fields: FieldReader): string {
  const declared = cleanText(fields.get('description', ['description']));
  if (declared) return declared;
  fields.setOrigin('description', 'open-graph');
  return cleanText(meta.get('og:description')?.[0]) || cleanText(meta.get('description')?.[0]);
}

/** The nutrition in the structured data, else that of the visible content. */
function readNutrition(page: Page, fields: FieldReader): NutritionFacts | null {
  const nutrition = cleanNutrition(listOf(fields.get('nutrition', ['nutrition']))[0]);
  if (nutrition) return nutrition;
  fields.setOrigin('nutrition', 'content');
  return cleanNutrition(readVisibleNutrition(page.lines));
}
