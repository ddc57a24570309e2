import { attributeOf, wordsOf, type PageElement } from './element.js';
import { elementsIn } from './walk.js';

/** The address in the canonical link of a page, as written; null without one. */
export function canonicalLink(root: PageElement): string | null {
  for (const element of elementsIn(root)) {
    if (element.name === 'link' && wordsOf(element, 'rel').includes('canonical')) return attributeOf(element, 'href');
  }
  return null;
}
