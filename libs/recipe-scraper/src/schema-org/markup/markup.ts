import { attributeOf, wordsOf, type PageElement } from '../../html/element.js';

/** How the markup of a page annotates elements with schema.org properties. */
export interface Markup {
  /** The types of an item; empty for any other element. */
  typesOf: (element: PageElement) => string[];
  /** The property names of an element. */
  propertiesOf: (element: PageElement) => string[];
  /** Whether an element is an item with its own properties. */
  isItem: (element: PageElement) => boolean;
  /** The value that the markup states beside the text of an element, if it does. */
  statedValueOf?: (element: PageElement) => string | null;
}

export const MICRODATA: Markup = {
  typesOf: (element) => wordsOf(element, 'itemtype'),
  propertiesOf: (element) => wordsOf(element, 'itemprop'),
  isItem: (element) => attributeOf(element, 'itemscope') !== null,
};

/** The type of an ingredient in the vocabulary before schema.org. */
const INGREDIENT = /(?:^|[:#/])RecipeIngredient$/;

export const RDFA: Markup = {
  typesOf: (element) => wordsOf(element, 'typeof'),
  propertiesOf: (element) => {
    const properties = wordsOf(element, 'property');
    const isIngredient = properties.length === 0 && wordsOf(element, 'typeof').some((type) => INGREDIENT.test(type));
    return isIngredient ? ['recipeIngredient'] : properties; // its list has the property as its `rel`
  },
  isItem: (element) => attributeOf(element, 'typeof') !== null,
};
