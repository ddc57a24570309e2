import { attributeOf, type PageElement } from '../html/element.js';

/** The attributes by which markup annotates elements with schema.org properties. */
export interface Markup {
  /** The attribute with the type of an item. */
  type: string;
  /** The attribute with the property names of an element. */
  property: string;
  /** Whether an element is an item with its own properties. */
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
