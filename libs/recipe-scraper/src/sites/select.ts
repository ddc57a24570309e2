import { attributeOf, wordsOf, type PageElement } from '../html/element.js';
import { textOf } from '../html/text-of.js';
import { elementsIn } from '../html/walk.js';

/** The elements below `root` with this class, in document order, none inside another. */
export const withClass = (root: PageElement, name: string): PageElement[] =>
  outermost(root, (element) => wordsOf(element, 'class').includes(name));

/** The elements below `root` with this attribute and value, likewise. */
export const withAttribute = (root: PageElement, name: string, value: string): PageElement[] =>
  outermost(root, (element) => attributeOf(element, name) === value);

/** The elements below `root` with one of these names, likewise. */
export const elementsNamed = (root: PageElement, ...names: string[]): PageElement[] =>
  outermost(root, ({ name }) => names.includes(name));

/** The visible texts of elements. */
export const textsOf = (elements: readonly PageElement[]): string[] => elements.map(textOf);

// Elements inside a selected one are skipped: on a hostile page they would be read again for every level.
function outermost(root: PageElement, accepts: (element: PageElement) => boolean): PageElement[] {
  const elements: PageElement[] = [];
  const take = (element: PageElement): boolean => accepts(element) && elements.push(element) > 0;
  Array.from(elementsIn(root, take));
  return elements;
}
