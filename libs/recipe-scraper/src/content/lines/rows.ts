import { attributeOf, PageElement } from '../../html/element.js';
import { textOf } from '../../html/text-of.js';
import { elementsIn } from '../../html/walk.js';
import { LIMITS } from '../../limits.js';
import { hasAmountAndFood } from '../measured.js';

const LISTS = new Set('ul ol li table tr dl'.split(' '));
/** Elements that a row of a list made of boxes does not have. */
export const NOT_IN_ROWS = new Set(
  'ul ol li table tr dl br h1 h2 h3 h4 h5 h6 section article pre blockquote form'.split(' '),
);
const MAX_ELEMENTS_IN_ROW = 40;
const MAX_TEXT_IN_ROW = 200;
const MAX_BREAKS_IN_ROW = 3;
const MIN_ROWS = 3;

/**
 * Whether an element contains lists or items. Very large ones count as such, and rows with many line breaks, which are
 * the columns of a page.
 */
export function hasInnerItems(element: PageElement): boolean {
  let [count, breaks] = [0, 0];
  for (const inner of elementsIn(element)) {
    if (inner.name === 'br' && element.name === 'tr') breaks++;
    if (LISTS.has(inner.name) || breaks > MAX_BREAKS_IN_ROW || ++count > MAX_ELEMENTS_IN_ROW * 5) return true;
  }
  return breaks > 1 && isLayout(element);
}

/** Whether a row has one cell with other lines than a group of ingredients: then the table is the layout of a page. */
const isLayout = (row: PageElement): boolean =>
  row.children.filter((child) => child instanceof PageElement).length === 1 &&
  !textOf(row)
    .split('\n')
    .every((line) => hasAmountAndFood(line) || /[:：]$/.test(line));

/**
 * The children of an element that are the rows of a list made of boxes: several of the same kind and class, each made
 * of more boxes, with little text and neither lists nor headings inside. Empty when it is no such list.
 */
export function rowsOf(element: PageElement): ReadonlySet<PageElement> {
  const children = element.children.filter((child) => child instanceof PageElement);
  const [first] = children;
  if (!first || children.length < MIN_ROWS || children.length > LIMITS.entries || element.name === 'tr') return NONE;
  const kind = commonKind(children);
  const rows = children.filter((child) => kindOf(child) === kind);
  const isList =
    rows.length >= MIN_ROWS && rows.length >= children.length * 0.6 && rows.slice(0, MIN_ROWS).every(isRow);
  return isList ? new Set(rows.filter((row) => partsOf(row) !== null)) : NONE;
}

const NONE: ReadonlySet<PageElement> = new Set();

function commonKind(children: readonly PageElement[]): string {
  const counts = new Map<string, number>();
  for (const child of children) counts.set(kindOf(child), (counts.get(kindOf(child)) ?? 0) + 1);
  return [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most))[0];
}

const kindOf = (element: PageElement): string => `${element.name} ${(attributeOf(element, 'class') ?? '').trim()}`;

const isRow = (element: PageElement): boolean => (partsOf(element) ?? 0) > 1 && lengthIn(element) <= MAX_TEXT_IN_ROW;

/** The number of elements in a row; null for an element with parts that a row does not have. */
function partsOf(element: PageElement): number | null {
  if (INLINE.has(element.name)) return null;
  let count = 0;
  for (const inner of elementsIn(element))
    if (NOT_IN_ROWS.has(inner.name) || ++count > MAX_ELEMENTS_IN_ROW) return null;
  return count;
}

function lengthIn(element: PageElement): number {
  let length = 0;
  for (const { children } of elementsIn(element))
    for (const child of children) if (typeof child === 'string') length += child.trim().length;
  return length;
}

const INLINE = new Set('span a b strong i em'.split(' '));
