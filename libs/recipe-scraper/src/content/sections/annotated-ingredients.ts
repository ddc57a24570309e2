import { cleanLine } from '../../clean/text/text.js';
import { attributeOf, PageElement } from '../../html/element.js';
import { TextReader } from '../../html/text-of.js';
import { elementsIn } from '../../html/walk.js';
import { LIMITS } from '../../limits.js';
import type { ScrapedLine } from '../../scraped-recipe.js';

/** How publishers mark the food in an ingredient line for their scripts. */
const FOOD = 'data-ingredient-name';
const MIN_LINES = 2;
const MAX_CLIMB = 5;
const MAX_TEXT = 1_000_000;

/**
 * Ingredient lines whose parts a page marks for scaling. They are newer than the structured data on some sites. Empty
 * when the page marks none.
 */
export function readAnnotatedIngredients(root: PageElement): ScrapedLine[] {
  const reader = new TextReader({ remaining: MAX_TEXT });
  const lines = [...annotatedItems(root)].map((item) => ({ title: '', text: cleanLine(reader.read(item)) }));
  return lines.length < MIN_LINES ? [] : lines.filter(({ text }) => text !== '');
}

function annotatedItems(root: PageElement): Set<PageElement> {
  const items = new Set<PageElement>();
  for (const element of elementsIn(root)) {
    const item = attributeOf(element, FOOD) === null ? null : itemAround(element);
    if (item) items.add(item);
    if (items.size >= LIMITS.entries) break;
  }
  return items;
}

function itemAround(element: PageElement): PageElement | null {
  let outer = element.parent;
  for (let climbed = 0; outer && climbed < MAX_CLIMB; climbed++, outer = outer.parent) {
    if (outer.name === 'li') return outer;
  }
  return null;
}
