import { attributeOf, decodeText, type PageElement } from '../../html/element.js';
import { elementsIn } from '../../html/walk.js';
import { parseJson } from '../../json/parse-json.js';
import { textOfDataAddress } from './data-address.js';
import { decodedData } from './encoded-data.js';
import { withoutPositions } from './positional-data.js';
import { withoutKinds } from './typed-data.js';

/** The values of all JSON-LD scripts of a page, in its order; they are parsed once. */
export function readJsonLd(root: PageElement): unknown[] {
  const values = CACHE.get(root) ?? parseJsonLd(root);
  CACHE.set(root, values);
  return values;
}

const CACHE = new WeakMap<PageElement, unknown[]>();

function parseJsonLd(root: PageElement): unknown[] {
  return scriptsOf(root, (type) => type.includes('ld+json') || type.includes('json+ld'))
    .flatMap(parseJson)
    .flatMap((value) => (typeof value === 'string' ? parseJson(value) : [value])); // encoded twice
}

/**
 * Values of scripts and attributes with data for the page's own scripts, as pages with client-side frameworks have, if
 * they contain properties of a recipe, also as JSON in a string.
 */
export function readOtherJson(root: PageElement): unknown[] {
  return readDataWith(root, 'recipe(?:Ingredient|Instructions)').map((value) => withoutPositions(value, SCHEMA_NAMES));
}

/** The same values, if they contain ingredients by any name. */
export function readStateJson(root: PageElement): unknown[] {
  const values = readDataWith(root, '(?:recipe_?)?[iI]ngredient');
  return values
    .map((value) => withoutPositions(value, STATE_NAMES))
    .filter((value) => typeof value === 'object' && value);
}

const SCHEMA_NAMES = /^recipe(?:Ingredient|Instructions)$/;
const STATE_NAMES = /^(?:recipe_?)?ingredients?/i;
const MAX_SOURCES = 20;

/** The values of scripts and attributes that mention a property whose name matches an expression. */
export function readDataWith(root: PageElement, names: string): unknown[] {
  const scripts = decodedData(
    scriptsOf(root, (type) => !type.includes('ld')),
    names,
  );
  const texts = [...scripts, ...attributesOf(root, new RegExp(names))].slice(0, MAX_SOURCES);
  return texts.flatMap(parseJson).map(withoutKinds);
}

function attributesOf(root: PageElement, names: RegExp): string[] {
  const texts: string[] = [];
  for (const { attributes } of elementsIn(root)) {
    for (let index = 1; index < attributes.length; index += 2) {
      const raw = attributes[index] ?? '';
      if (/^\s*[[{]/.test(raw) && names.test(raw)) texts.push(decodeText(raw));
    }
  }
  return texts;
}

function scriptsOf(root: PageElement, accepts: (type: string) => boolean): string[] {
  const texts: string[] = [];
  for (const element of elementsIn(root)) {
    if (element.name !== 'script' || !accepts((attributeOf(element, 'type') ?? '').toLowerCase())) continue;
    const text = element.children.filter((child) => typeof child === 'string').join('');
    texts.push(plainState(text || (textOfDataAddress(attributeOf(element, 'src') ?? '') ?? '')));
  }
  return texts;
}

const ESCAPES: Record<string, string> = { q: '"', a: '&', s: "'", l: '<', g: '>' };

/** Angular wrote quotes as "&q;" in the state of a page. */
const plainState = (text: string): string =>
  /^\s*[[{]\s*&q;/.test(text) ? text.replace(/&([qaslg]);/g, (all, name: string) => ESCAPES[name] ?? all) : text;
