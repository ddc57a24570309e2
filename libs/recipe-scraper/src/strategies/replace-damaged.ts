import type { ContentList } from '../content/read-content.js';
import type { Page } from '../page.js';
import type { ScrapedLine } from '../scraped-recipe.js';
import {
  hasTextUnderEachHeading,
  isComputed,
  isBareNames,
  isMostlySame,
  isCutAtCommas,
  isTeaser,
  lengthOf,
  wordsOf,
} from './compare-lines.js';

/** Steps with fewer characters may be only the headings of the visible ones. */
const SHORT = 400;

/** The structured data of a page. */
export interface DeclaredLists {
  ingredients: readonly ScrapedLine[];
  steps: readonly ScrapedLine[];
  description: string;
  /** Whether items of the ingredients were several lines each. */
  isRunTogether: boolean;
}

/** Visible lists that are better than the stated ones. */
export interface Replacements {
  ingredients?: ContentList | undefined;
  steps?: ContentList | undefined;
}

/**
 * Finds the visible content for lists that are missing or damaged in the data: a teaser or only headings instead of
 * steps, ingredients split at every comma, joined, names only, or with computed amounts. Intact data is never replaced.
 */
export function replaceDamaged(page: Pick<Page, 'content'>, lists: DeclaredLists): Replacements {
  const doubtsIngredients = isDoubtful(lists);
  const doubtsSteps = lengthOf(lists.steps) < SHORT || isTeaser(lists.steps, lists.description);
  if (!doubtsIngredients && !doubtsSteps) return {};
  const { ingredients, steps } = page.content;
  return {
    ...(doubtsIngredients && hasBetterIngredients(ingredients, lists) ? { ingredients } : {}),
    ...(doubtsSteps && hasBetterSteps(steps, lists) ? { steps } : {}),
  };
}

const isDoubtful = ({ ingredients, isRunTogether }: DeclaredLists): boolean =>
  isRunTogether || isBareNames(ingredients) || isCutAtCommas(ingredients) || isComputed(ingredients);

function hasBetterIngredients(
  { lines, evidence }: ContentList,
  { ingredients, isRunTogether }: DeclaredLists,
): boolean {
  if (lines.length === 0 || ingredients.length === 0) return lines.length > 0;
  if (isBareNames(ingredients)) return evidence !== 'form' && lines.length > ingredients.length * 2;
  if (isRunTogether || isComputed(ingredients)) return isMostlySame(lines, ingredients);
  return lines.length < ingredients.length && wordsOf(lines) === wordsOf(ingredients);
}

function hasBetterSteps({ lines, evidence }: ContentList, { steps, description }: DeclaredLists): boolean {
  if (lines.length === 0 || evidence === 'form') return false; // text after the ingredients may be anything
  if (steps.length === 0 || isTeaser(steps, description)) return true;
  return steps.length > 1 && hasTextUnderEachHeading(lines, steps);
}
