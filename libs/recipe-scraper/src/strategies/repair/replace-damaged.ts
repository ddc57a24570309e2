import type { ContentList } from '../../content/read-content.js';
import { isSentence } from '../../content/measured.js';
import type { Page } from '../../page.js';
import type { ScrapedLine } from '../../scraped-recipe.js';
import {
  areGroupNames,
  continues,
  hasTextUnderEachHeading,
  isBareNames,
  isComputed,
  isCutAtCommas,
  isMostlySame,
  isReordered,
  isTeaser,
  lengthOf,
  wordsOf,
} from './compare-lines.js';

/** Steps with fewer characters may be only the headings of the visible ones. */
const MAX_SHORT_LENGTH = 400;

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
 * steps; ingredients split at every comma, joined, incomplete, with computed amounts, or names of foods or groups only.
 * Intact data is never replaced.
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
  if (evidence === 'structure') return false;
  if (isBareNames(ingredients) && lines.length > ingredients.length * 2) return true;
  return [continues, isReordered].some((is) => is(lines, ingredients)) || areGroupNames(ingredients, lines);
}

const isSameText = (lines: readonly ScrapedLine[], others: readonly ScrapedLine[]): boolean =>
  wordsOf(lines) === wordsOf(others);

function hasBetterSteps({ lines, evidence }: ContentList, { steps, description }: DeclaredLists): boolean {
  if (lines.length === 0) return false;
  // Text after the ingredients may be anything.
  if (evidence === 'structure') return steps.length === 0 && lines.every(isSentence);
  if (steps.length === 0 || isTeaser(steps, description)) return true;
  return lengthOf(steps) < MAX_SHORT_LENGTH && steps.length > 1 && hasTextUnderEachHeading(lines, steps);
}
