import { attributeOf, decodeText, type PageElement } from '../../html/element.js';
import { elementsIn } from '../../html/walk.js';
import { parseJson } from '../../json/parse-json.js';
import { decodedData } from './encoded-data.js';
import { withoutPositions } from './positional-data.js';

/** The values of all JSON-LD scripts of a page, in its order. */
export function readJsonLd(root: PageElement): unknown[] {
  return scriptsOf(root, (type) => type.includes('ld+json') || type.includes('json+ld'))
    .flatMap(parseJson)
    .flatMap((value) => (typeof value === 'string' ? parseJson(value) : [value])); // encoded twice
}

/**
 * Values of scripts and attributes with data for the page's own scripts, as pages with client-side frameworks have, if
 * they contain properties of a recipe, also as JSON in a string.
 */
export function readOtherJson(root: PageElement): unknown[] {
  const scripts = decodedData(scriptsOf(root, (type) => !type.includes('ld')));
  return [...scripts, ...attributesOf(root)].slice(0, MAX_SOURCES).flatMap(parseJson).map(withoutPositions);
}

const MAX_SOURCES = 20;
const mentionsRecipe = (text: string): boolean => /recipeIngredient|recipeInstructions/.test(text);

function attributesOf(root: PageElement): string[] {
  const texts: string[] = [];
  for (const { attributes } of elementsIn(root)) {
    for (let index = 1; index < attributes.length; index += 2) {
      const raw = attributes[index] ?? '';
      if (/^\s*[[{]/.test(raw) && mentionsRecipe(raw)) texts.push(decodeText(raw));
    }
  }
  return texts;
}

function scriptsOf(root: PageElement, accepts: (type: string) => boolean): string[] {
  const texts: string[] = [];
  for (const element of elementsIn(root)) {
    if (element.name !== 'script' || !accepts((attributeOf(element, 'type') ?? '').toLowerCase())) continue;
    texts.push(element.children.filter((child) => typeof child === 'string').join(''));
  }
  return texts;
}
