import { attributeOf, PageElement } from '../../html/element.js';
import { BLOCK_ELEMENTS } from '../../html/nesting.js';
import { textOf } from '../../html/text-of.js';
import { headingLevel } from './heading-level.js';
import { isStyledAsBlock } from './plain-rows.js';
import { hasInnerItems } from './rows.js';

/** Whether a template is the visible content of a custom element. */
export const isShadowRoot = (element: PageElement): boolean =>
  element.name === 'template' && attributeOf(element, 'shadowrootmode') !== null;

/** Whether an element is a line of a list: an item that contains a list or several headed parts is a container. */
export const isItem = (element: PageElement): boolean =>
  (element.name === 'li' || element.name === 'tr') && !hasInnerItems(element);

/** The texts of the cells of a row. */
export function cellsOf(row: PageElement): string[] {
  const cells = row.children.filter((child): child is PageElement => child instanceof PageElement);
  return cells.map((cell) => textOf(cell));
}

/** Whether an element begins and ends a line. */
export const isBlock = (element: PageElement): boolean =>
  BLOCK_ELEMENTS.has(element.name) ||
  element.name.includes('-') ||
  isStyledAsBlock(element) ||
  headingLevel(element) > 0;

/** Whether a list is inside an item of another: `<li>onion<ul><li>…</ul></li>`. */
export const isWithinItem = ({ parent }: PageElement): boolean => parent?.name === 'ul' && parent.parent?.name === 'li';
