import { attributeOf, type PageElement } from '../html/element.js';

/** How markup annotates its elements with schema.org properties. */
export interface Markup {
  /** The attribute that names the type of an item. */
  type: string;
  /** The attribute that names the properties an element states. */
  property: string;
  /** Whether an element is an item with properties of its own. */
  isItem: (element: PageElement) => boolean;
}

export const MICRODATA: Markup = {
  type: 'itemtype',
  property: 'itemprop',
  isItem: (element) => attributeOf(element, 'itemscope') !== null,
};

export const RDFA: Markup = {
  type: 'typeof',
  property: 'property',
  isItem: (element) => attributeOf(element, 'typeof') !== null,
};
