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
 * instead of steps, ingredients cut at every comma, run together, bare names or with computed amounts. Data that
 * looks sound is never replaced.
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
