import { attributeOf, type PageElement } from '../html/element.js';
import { elementsIn } from '../html/walk.js';
import { parseJson, parseStrictJson } from '../json/parse-json.js';

/** The values of all JSON-LD scripts of a page, in its order. */
export function readJsonLd(root: PageElement): unknown[] {
  return scriptsOf(root, (type) => type.includes('ld+json') || type.includes('json+ld')).flatMap(parseJson);
}

/** The values of scripts that carry other data, as pages with a client-side framework have, if it mentions a recipe. */
export function readOtherJson(root: PageElement): unknown[] {
  return scriptsOf(root, (type) => type.includes('json') && !type.includes('ld'))
    .filter((text) => text.includes('recipeIngredient') || text.includes('recipeInstructions'))
    .map(parseStrictJson)
    .filter((value) => value !== undefined);
}

function scriptsOf(root: PageElement, accepts: (type: string) => boolean): string[] {
  const texts: string[] = [];
  for (const element of elementsIn(root)) {
    if (element.name !== 'script' || !accepts((attributeOf(element, 'type') ?? '').toLowerCase())) continue;
    texts.push(element.children.filter((child) => typeof child === 'string').join(''));
  }
  return texts;
}
