import { attributeOf, wordsOf, type PageElement } from '../../html/element.js';
import { textOf } from '../../html/text-of.js';
import { elementsIn } from '../../html/walk.js';
import { hasAmountAndFood } from '../measured.js';
import { partOfHeading, type Part } from './heading-words.js';

/** Class names of elements with ingredients or steps, in the observed languages. */
const INGREDIENTS =
  /^(?:ingredi[eë]nt\w*|ingr[ée]dient\w*|ingredienser|zutat\w*|hozzavalo\w*|skladniki?|suroviny|malzeme\w*)$/;
const STEPS =
  /^(?:instructions?|directions?|method|methods|steps?|preparations?|procedure|zubereitung\w*|bereiding\w*|preparacion|elaboracion|preparazione|procedimento|preparo|przygotowanie|postup|elkeszites\w*|anleitung|recipeinstructions?)$/;
const OTHER =
  /^(?:navigation|menu|footer|sidebar|comments?|respond|related|breadcrumbs?|newsletter|social|share|sharing|popup|modal|cookies?|advert\w*|ads?|equipment|nutrition\w*|notes?|tips?|reviews?|ratings?|promo|subscribe|signup|login|signature|catlinks|printfooter|postprofile)$/;

const OUTSIDE_ELEMENTS = new Set('nav footer aside form button select option dialog head iframe'.split(' '));
/** Elements around the whole page, whose names say nothing about a part of it. */
const PAGE_ELEMENTS = new Set(['html', 'body', 'main', 'article', '#page']);

/** Comments, and links for editing in the headings of a wiki. */
const NO_CONTENT = /^(?:mw-editsection|comments?|respond|disqus\w*|comments?-?(?:list|area|section|wrapper))$/i;
const NAMES = ['class', 'id', 'itemprop', 'name', 'data-testid'];
const MAX_WORDS = 20;

/** What the names of an element (its classes, ids and the like) say about its content. */
export interface ElementArea {
  /** The part of a recipe in the element; null when it is unclear. */
  area: Part | null;
  /** Whether it never contains a part: navigation, forms, comments. */
  isOutside: boolean;
}

/** Classifies names of elements, with a cache for repeated ones. */
export class ElementAreaReader {
  private readonly cache = new Map<string, ElementArea>();

  /** The area of an element, by its names. */
  of(element: PageElement): ElementArea {
    if (PAGE_ELEMENTS.has(element.name)) return NO_AREA;
    const key = `${element.name} ${element.attributes.join(' ')}`;
    const elementArea = this.cache.get(key) ?? readArea(element);
    if (key.length < MAX_KEY_LENGTH && !MAY_HOLD_PARTS.has(element.name)) this.cache.set(key, elementArea);
    return elementArea;
  }
}

const NO_AREA: ElementArea = { area: null, isOutside: false };
const MAX_KEY_LENGTH = 500;
/** These are classified by their content, too. */
const MAY_HOLD_PARTS = new Set(['aside', 'form', 'button']);

function readArea(element: PageElement): ElementArea {
  const words = NAMES.flatMap((name) => wordsOf(element, name)).slice(0, MAX_WORDS);
  const area = areaOf(words);
  const isOutside =
    isOutsideElement(element, area) ||
    words.some((word) => NO_CONTENT.test(word)) ||
    isHiddenAlternative(element, words);
  return { area, isOutside };
}

/** A column next to the steps may contain the ingredients, and a form may have checkboxes for them or be the page. */
function isOutsideElement(element: PageElement, area: Part | null): boolean {
  if (!OUTSIDE_ELEMENTS.has(element.name)) return false;
  if (!MAY_HOLD_PARTS.has(element.name)) return true;
  if (element.name === 'button') return !opensPart(element);
  return !isPart(area) && !isPart(headedPart(element)) && !isPageForm(element) && !hasTickedIngredients(element);
}

/** Whether a button is in a heading, or is one itself, and opens the part below it. */
const opensPart = (button: PageElement): boolean =>
  /^h[1-6]$/.test(button.parent?.name ?? '') || isPart(partOfHeading(textOf(button), false));

const PARTS_OF_PAGE = new Set(['h1', 'main', 'article', 'nav']);

/** Whether a form is around all of the page, as ASP.NET sends it. */
function isPageForm(element: PageElement): boolean {
  const isOutermost = element.parent?.name === 'body' || element.parent?.name === '#page';
  if (element.name !== 'form' || !isOutermost) return false;
  for (const inner of elementsIn(element)) if (PARTS_OF_PAGE.has(inner.name)) return true;
  return false;
}

const MIN_TICKED = 3;
const MAX_LABELS = 20;

/** Whether a form has boxes to tick for ingredients, as their labels say. */
function hasTickedIngredients(element: PageElement): boolean {
  if (element.name !== 'form') return false;
  let [examined, labels, measured] = [0, 0, 0];
  for (const inner of elementsIn(element)) {
    if (inner.name === 'label' && hasAmountAndFood(textOf(inner))) measured++;
    if (inner.name === 'label') labels++;
    if (measured >= MIN_TICKED) return true;
    if (++examined > MAX_IN_FORM || labels > MAX_LABELS) return false;
  }
  return false;
}
const MAX_IN_FORM = 400;

const isPart = (area: Part | null): boolean => area === 'ingredients' || area === 'steps';

/** The maximum number of elements and of headings that are examined for the heading of a column. */
const MAX_EXAMINED = 60;
const MAX_HEADINGS = 2;

/** The part of a recipe in the first headings of an element that are near its beginning. */
function headedPart(element: PageElement): Part | null {
  let [examined, headings] = [0, 0];
  for (const inner of elementsIn(element)) {
    if (/^h[1-6]$/.test(inner.name)) {
      const part = partOfHeading(textOf(inner), true);
      if (isPart(part) || ++headings === MAX_HEADINGS) return part;
    }
    if (++examined > MAX_EXAMINED) return null;
  }
  return null;
}

/** Whether an element contains the same list in other measures, which is hidden until the reader selects it. */
function isHiddenAlternative(element: PageElement, words: readonly string[]): boolean {
  if (![...words, ...wordsOf(element, 'data-unit')].some((word) => MEASURE_SYSTEM.test(word))) return false;
  if (words.some((word) => VISIBLE.test(word))) return false;
  const style = attributeOf(element, 'style') ?? '';
  return (
    words.some((word) => HIDDEN.test(word)) || attributeOf(element, 'hidden') !== null || NOT_DISPLAYED.test(style)
  );
}

const MEASURE_SYSTEM = /^(?:us|usa?-?(?:customary|units?)|imperial|metric|cups)$/i;
const VISIBLE = /^(?:active|show|visible|selected|current)$/i;
const HIDDEN = /^(?:hide|hidden|d-none|inactive|fade|is-hidden|invisible)$/i;
const NOT_DISPLAYED = /display\s?:\s?none/i;

function areaOf(words: readonly string[]): Part | null {
  const names = words.map(tokensOf);
  const tokens = names.flat();
  const isIngredients = tokens.some((token) => INGREDIENTS.test(token));
  const isSteps = tokens.some((token) => STEPS.test(token));
  if (isIngredients !== isSteps) return isIngredients ? 'ingredients' : 'steps';
  return !isIngredients && names.some(namesOther) && !words.some(namesRecipe) ? 'other' : null;
}

/** "my-recipe" and "recipe-card" contain a whole recipe, whatever their other words; "related-recipe" does not. */
function namesRecipe(word: string): boolean {
  return /^(?:[a-z]{1,8}-)?recipe(?:-card)?$/i.test(word) && !namesOther(tokensOf(word));
}

/**
 * "related-posts" and "page-footer" are named after their content, "content-sidebar-wrap" and "has-sidebar" after a
 * layout.
 */
function namesOther(tokens: readonly string[]): boolean {
  const isLayout = tokens.at(-2) === 'content' || tokens.some((token) => HAS.test(token));
  return OTHER.test(tokens[0] ?? '') || (!isLayout && OTHER.test(tokens.at(-1) ?? ''));
}

const HAS = /^(?:with|without|has|no)$/;

/** "recipeIngredients_list" as "recipe", "ingredients", "list". */
const tokensOf = (word: string): string[] =>
  word
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
