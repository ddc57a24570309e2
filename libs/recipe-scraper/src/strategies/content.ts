import { cleanText } from '../clean/text.js';
import { readYield } from '../clean/yield.js';
import { readContent } from '../content/read-content.js';
import { webAddress, type Page } from '../page.js';
import { absolute, sharedAddress, sharedPictures } from './addresses.js';
import { draftOf } from './draft.js';
import { originFrom, originFromContent } from './origin.js';
import { languageOf, nameOfPage } from './page-facts.js';
import type { Strategy } from './strategy.js';
import { shownTimes } from './times.js';

const SHARED = new Set(['description', 'images', 'orgURL']);

/**
 * Reads what a page shows to people: ingredients and steps by headings and lists, the rest from how it is shared.
 * Accepts a page that shows both.
 */
export const scrapeContent: Strategy = (page) => {
  const { ingredients, steps } = readContent(page.lines);
  if (ingredients.lines.length === 0 || steps.lines.length === 0) return null;
  const orgURL = page.url ?? webAddress(sharedAddress(page), null);
  const fields = {
    name: nameOfPage(page),
    description: cleanText(page.meta.get('og:description')?.[0]),
    images: absolute(sharedPictures(page), page.baseUrl ?? orgURL),
    ...shownBeside(page),
    ingredients: ingredients.lines,
    steps: steps.lines,
    orgURL,
    language: languageOf(page, ''),
  };
  return draftOf('content', fields, (field) => {
    if (field === 'ingredients' || field === 'steps') return originFromContent({ ingredients, steps }[field].evidence);
    return originFrom(SHARED.has(field) ? 'open-graph' : 'content');
  });
};

function shownBeside(page: Page) {
  const { text: recipeYield, quantity: yieldQuantity } = readYield(page.facts.recipeYield);
  return { recipeYield, yieldQuantity, ...shownTimes(page.facts) };
}
