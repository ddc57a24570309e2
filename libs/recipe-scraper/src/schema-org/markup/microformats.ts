import { attributeOf, PageElement, wordsOf } from '../../html/element.js';
import type { Markup } from './markup.js';

/** Class names of hRecipe (microformats 1), with the schema.org properties. */
const CLASSIC = new Map([
  ['fn', 'name'],
  ['photo', 'image'],
  ['summary', 'description'],
  ['yield', 'recipeYield'],
  ['duration', 'totalTime'],
  ['preptime', 'prepTime'],
  ['cooktime', 'cookTime'],
  ['ingredient', 'recipeIngredient'],
  ['instructions', 'recipeInstructions'],
  ['instruction', 'recipeInstructions'],
  ['tag', 'keywords'],
  ['nutrition', 'nutrition'],
]);

/** Class names of h-recipe (microformats 2), with the schema.org properties. */
const PREFIXED = new Map([
  ['p-name', 'name'],
  ['u-photo', 'image'],
  ['p-summary', 'description'],
  ['p-yield', 'recipeYield'],
  ['dt-duration', 'totalTime'],
  ['p-ingredient', 'recipeIngredient'],
  ['e-instructions', 'recipeInstructions'],
  ['p-category', 'keywords'],
]);

/** Class names within the nutrition of hRecipe. */
const NUTRIENTS = new Map([
  ['calories', 'calories'],
  ['fat', 'fatContent'],
  ['saturatedfat', 'saturatedFatContent'],
  ['carbohydrates', 'carbohydrateContent'],
  ['sugar', 'sugarContent'],
  ['fiber', 'fiberContent'],
  ['protein', 'proteinContent'],
  ['cholesterol', 'cholesterolContent'],
  ['sodium', 'sodiumContent'],
]);

const PROPERTIES = new Map([...CLASSIC, ...PREFIXED, ...NUTRIENTS]);
const RECIPE = /(?<!\S)h-?recipe(?!\S)/i;
/** Items with names and images of their own, and the nutrition. */
const OTHER_ITEMS = /^(?:nutrition|vcard|hcard|hreview\S*|hentry|h-(?:card|review|entry|cite|feed|nutrition))$/;
const MAX_CLIMB = 5;

/** Recipes that the class names of a page describe, in both versions of the recipe microformat. */
export const MICROFORMATS: Markup = {
  typesOf: (element) => (isRecipe(element) ? ['Recipe'] : []),
  propertiesOf: (element) => (isInsideOwnList(element) ? [] : propertiesOf(element)),
  isItem: (element) => isRecipe(element) || classesOf(element).some((name) => OTHER_ITEMS.test(name)),
  statedValueOf: (element) => titleOf(element) ?? valueTitleIn(element),
};

const isRecipe = (element: PageElement): boolean => RECIPE.test(attributeOf(element, 'class') ?? '');

const classesOf = (element: PageElement): string[] => wordsOf(element, 'class').map((name) => name.toLowerCase());

const propertiesOf = (element: PageElement): string[] =>
  classesOf(element).flatMap((name) => PROPERTIES.get(name) ?? []);

/** A step within the element of all instructions, or the food within an ingredient, is a part of their text. */
function isInsideOwnList(element: PageElement): boolean {
  const property = propertiesOf(element).find((name) => LISTS.has(name));
  if (property === undefined) return false;
  let outer = element.parent;
  for (let climbed = 0; outer && climbed < MAX_CLIMB; climbed++, outer = outer.parent)
    if (propertiesOf(outer).includes(property)) return true;
  return false;
}
const LISTS = new Set(['recipeIngredient', 'recipeInstructions']);

/** `<abbr title="PT20M">20 minutes</abbr>`. */
const titleOf = (element: PageElement): string | null =>
  element.name === 'abbr' ? attributeOf(element, 'title') : null;

/** `<span class="preptime"><span class="value-title" title="PT20M"></span>20 minutes</span>`. */
function valueTitleIn({ children }: PageElement): string | null {
  for (const child of children.slice(0, MAX_CHILDREN))
    if (child instanceof PageElement && classesOf(child).includes('value-title')) return attributeOf(child, 'title');
  return null;
}
const MAX_CHILDREN = 10;
