import { truncate } from '@larder/contracts';
import type { DurationWords, ScrapedRecipe } from '@larder/recipe-scraper';
import type { RecipeDraft } from './recipe-draft.js';
import { ingredientsOf, MAX_LENGTH, organizersOf, shortText, stepsOf, storableUrl, timeText } from './recipe-parts.js';

export interface ScrapedDraftOptions {
  /** Create tags from the keywords of the page. */
  includeTags: boolean;
  /** The language of durations. */
  words: DurationWords;
}

/**
 * The draft of a scraped recipe (docs/api/import-and-parser.md#import-from-an-address): lines stay unparsed, and no
 * values are made up.
 */
export function scrapedDraft(scraped: ScrapedRecipe, { includeTags, words }: ScrapedDraftOptions): RecipeDraft {
  const recipe = {
    name: scraped.name,
    description: truncate(scraped.description, MAX_LENGTH.text),
    recipeYield: shortText(scraped.recipeYield) ?? '',
    totalTime: timeText(scraped.totalTime?.raw, words),
    prepTime: timeText(scraped.prepTime?.raw, words),
    performTime: timeText(scraped.performTime?.raw, words),
    orgURL: storableUrl(scraped.orgURL),
    nutrition: scraped.nutrition,
    recipeIngredient: ingredientsOf(scraped.ingredients),
    recipeInstructions: stepsOf(scraped.steps),
    notes: scraped.video ? [{ title: 'Video', text: scraped.video }] : [],
    ...(includeTags ? { tags: organizersOf(scraped.keywords) } : {}),
  };
  return { recipe, imageUrls: scraped.images };
}
