import type { RecipeChanges } from '@larder/contracts';
import { cleanTime, type DurationWords, type ScrapedRecipe, type ScrapedTime } from '@larder/recipe-scraper';
import type { z } from 'zod';
import { addressOf, ingredientsOf, LONGEST, nameOf, organizersOf, shortText, stepsOf } from './recipe-parts.js';

/** A recipe as the recipe service takes it. */
export type ImportedRecipe = z.input<typeof RecipeChanges>;

export interface ImportChoices {
  /** The id the recipe will have. */
  id: string;
  /** Make tags of the page's keywords. */
  includeTags: boolean;
  /** What times are written in. */
  words: DurationWords;
  /** Where the recipe is from; null takes what the page says of itself. */
  orgURL: string | null;
}

/**
 * Writes a scraped draft as a recipe to be stored (docs/api/import-and-parser.md#import-from-an-address): lines stay
 * unparsed, nothing is invented.
 */
export function importedRecipe(
  draft: ScrapedRecipe,
  { id, includeTags, words, orgURL }: ImportChoices,
): ImportedRecipe {
  return {
    name: nameOf(draft.name, id),
    description: draft.description.slice(0, LONGEST.text),
    recipeYield: shortText(draft.recipeYield) ?? '',
    totalTime: timeText(draft.totalTime, words),
    prepTime: timeText(draft.prepTime, words),
    performTime: timeText(draft.performTime, words),
    orgURL: addressOf(orgURL ?? draft.orgURL),
    nutrition: draft.nutrition,
    recipeIngredient: ingredientsOf(draft.ingredients),
    recipeInstructions: stepsOf(draft.steps),
    notes: draft.video ? [{ title: 'Video', text: draft.video }] : [],
    ...(includeTags ? { tags: organizersOf(draft.keywords) } : {}),
  };
}

function timeText(time: ScrapedTime | null, words: DurationWords): string | null {
  return shortText(cleanTime(time?.raw, words));
}
