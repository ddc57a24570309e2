import type { RecipeChanges } from '@larder/contracts';
import {
  cleanTime,
  type DurationWords,
  type ScrapedLine,
  type ScrapedRecipe,
  type ScrapedTime,
} from '@larder/recipe-scraper';
import type { z } from 'zod';

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

/** The recipe service refuses longer texts; a page may say anything. */
const LONGEST = {
  name: 1000,
  short: 1000,
  description: 100_000,
  line: 10_000,
  step: 100_000,
  tag: 255,
  address: 10_000,
};
const MOST = { tags: 500, lines: 2000 };

/** Writes a scraped draft as a recipe to be stored (contract 05, A7): lines stay unparsed, nothing is invented. */
export function importedRecipe(
  draft: ScrapedRecipe,
  { id, includeTags, words, orgURL }: ImportChoices,
): ImportedRecipe {
  return {
    name: draft.name.trim().slice(0, LONGEST.name).trim() || `No Recipe Name Found - ${id}`,
    description: draft.description.slice(0, LONGEST.description),
    recipeYield: draft.recipeYield.slice(0, LONGEST.short),
    totalTime: timeText(draft.totalTime, words),
    prepTime: timeText(draft.prepTime, words),
    performTime: timeText(draft.performTime, words),
    orgURL: address(orgURL ?? draft.orgURL),
    nutrition: draft.nutrition,
    recipeIngredient: draft.ingredients.slice(0, MOST.lines).map(ingredient),
    recipeInstructions: draft.steps.slice(0, MOST.lines).map(step),
    notes: draft.video ? [{ title: 'Video', text: draft.video }] : [],
    ...(includeTags ? { tags: tags(draft.keywords) } : {}),
  };
}

function timeText(time: ScrapedTime | null, words: DurationWords): string | null {
  return cleanTime(time?.raw, words)?.slice(0, LONGEST.short) ?? null;
}

function ingredient({ title, text }: ScrapedLine) {
  const line = text.slice(0, LONGEST.line);
  return { quantity: 1, note: line, originalText: line, title: title.slice(0, LONGEST.short) };
}

function step({ title, text }: ScrapedLine) {
  return { title: title.slice(0, LONGEST.short), text: text.slice(0, LONGEST.step) };
}

/** Organizers by name: the recipe service finds those the group has and makes the others. */
function tags(keywords: readonly string[]): { name: string }[] {
  const names = keywords.filter((name) => name.length <= LONGEST.tag);
  return names.slice(0, MOST.tags).map((name) => ({ name }));
}

function address(url: string | null): string | null {
  return url && url.length <= LONGEST.address ? url : null;
}
