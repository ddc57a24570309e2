import type { ContentList } from '../content/read-content.js';
import { isSentence } from '../content/measured.js';
import type { Page } from '../page.js';
import type { ScrapedLine } from '../scraped-recipe.js';
import {
  hasTextUnderEachHeading,
  isComputed,
  areGroupNames,
  isBareNames,
  continues,
  isMostlySame,
  isReordered,
  isCutAtCommas,
  isTeaser,
  lengthOf,
  wordsOf,
} from './compare-lines.js';

/** Steps in fewer characters than this may be only the headings of what the page shows. */
const SHORT = 400;

/** What the data of a page states. */
export interface DeclaredLists {
  ingredients: readonly ScrapedLine[];
  steps: readonly ScrapedLine[];
  description: string;
  /** Whether items of the ingredients were several lines each. */
  isRunTogether: boolean;
}

/** Lists the page shows better than its data states them. */
export interface Replacements {
  ingredients?: ContentList | undefined;
  steps?: ContentList | undefined;
}

/**
 * Finds what the page shows in place of lists that its data leaves out or holds damaged: a teaser or bare headings
 * instead of steps; ingredients cut at every comma, run together, broken off, with computed amounts, or names of the main
 * ones or of groups only. Data that looks sound is never replaced.
 */
export function replaceDamaged(page: Pick<Page, 'content'>, lists: DeclaredLists): Replacements {
  const { ingredients, steps } = page.content;
  return {
    ...(hasBetterIngredients(ingredients, lists) ? { ingredients } : {}),
    ...(hasBetterSteps(steps, lists) ? { steps } : {}),
  };
}

function hasBetterIngredients(
  { lines, evidence }: ContentList,
  { ingredients, isRunTogether }: DeclaredLists,
): boolean {
  if (lines.length === 0 || ingredients.length === 0) return lines.length > 0;
  if (isRunTogether || isComputed(ingredients)) return isMostlySame(lines, ingredients);
  if (isCutAtCommas(ingredients) && isSameText(lines, ingredients)) return lines.length < ingredients.length;
  if (ingredients.length === 1 && isSameText(lines, ingredients)) return true;
  if (evidence === 'form') return false;
  if (isBareNames(ingredients) && lines.length > ingredients.length * 2) return true;
  return [continues, isReordered].some((is) => is(lines, ingredients)) || areGroupNames(ingredients, lines);
}

const isSameText = (lines: readonly ScrapedLine[], others: readonly ScrapedLine[]): boolean =>
  wordsOf(lines) === wordsOf(others);

function hasBetterSteps({ lines, evidence }: ContentList, { steps, description }: DeclaredLists): boolean {
  if (lines.length === 0) return false;
  // Text after the ingredients may be anything.
  if (evidence === 'form') return steps.length === 0 && lines.every(isSentence);
  if (steps.length === 0 || isTeaser(steps, description)) return true;
  return lengthOf(steps) < SHORT && steps.length > 1 && hasTextUnderEachHeading(lines, steps);
}
