import { attributeOf, PageElement } from '../../html/element.js';
import { textOf } from '../../html/text-of.js';
import { elementsIn } from '../../html/walk.js';
import { LIMITS } from '../../limits.js';
import { hasAmountAndFood, isSentence } from '../measured.js';
import { partOfHeading } from './heading-words.js';
import { NOT_IN_ROWS } from './rows.js';

const CONTAINERS = new Set('div section article main fieldset form'.split(' '));
const INLINE_ROWS = new Set(['span', 'label']);
const BLOCK_ROWS = new Set(['div', 'p']);
const BETWEEN = new Set(['input', 'br']);
const MIN_ROWS = 3;
const MAX_SAMPLE = 12;
const NONE: ReadonlySet<PageElement> = new Set();

/**
 * The children of an element that are lines of one list: only spans, or labels of boxes to tick, which its style sheet
 * displays as lines, or only boxes or paragraphs of the same class. Most are an ingredient or a sentence. Empty when it is
 * no such list.
 */
export function plainRowsOf(element: PageElement): ReadonlySet<PageElement> {
  const isContainer = CONTAINERS.has(element.name) || element.name.includes('-');
  const rows = isContainer ? rowsIn(element) : [];
  if (rows.length < MIN_ROWS || rows.length > LIMITS.entries) return NONE;
  const sample = rows.slice(0, MAX_SAMPLE).map((row) => textOf(row));
  const measured = sample.filter(hasAmountAndFood).length;
  const sentences = sample.filter((text) => isSentence({ text })).length;
  if (measured + sentences < sample.length / 2) return NONE;
  return areLines(rows, element, rows[0]?.name !== 'p' && measured > sample.length / 2) ? new Set(rows) : NONE;
}

function rowsIn(element: PageElement): PageElement[] {
  const rows: PageElement[] = [];
  for (const child of element.children) {
    if (typeof child === 'string') {
      if (child.trim() !== '') return [];
    } else if (rows[0] ? isLike(rows[0], child) : isRow(child)) rows.push(child);
    else if (!BETWEEN.has(child.name)) return [];
  }
  return rows;
}

/** Boxes and paragraphs are lines only under conditions; other elements are in hardly any container alone. */
const areLines = (rows: readonly PageElement[], container: PageElement, areMeasuredBoxes: boolean): boolean =>
  INLINE_ROWS.has(rows[0]?.name ?? '') || ((areMeasuredBoxes || !isRepeated(container)) && rows.every(isLine));

/** Whether an element, or the one around it, is one of several: each is a step, or a group, with its own paragraphs. */
function isRepeated(element: PageElement): boolean {
  return [element, element.parent].some((one) => one !== null && hasLikeSibling(one));
}

/** The siblings that are compared with an element; hostile pages have thousands of different ones. */
const MAX_SIBLINGS = 50;

const hasLikeSibling = (element: PageElement): boolean =>
  (element.parent?.children.slice(0, MAX_SIBLINGS) ?? []).some(
    (other) => other instanceof PageElement && other !== element && isLike(element, other),
  );

const isRow = ({ name }: PageElement): boolean => INLINE_ROWS.has(name) || isBlockRow(name);
const isBlockRow = (name: string): boolean => BLOCK_ROWS.has(name) || name.includes('-');
const isLike = (row: PageElement, other: PageElement): boolean =>
  other.name === row.name && (INLINE_ROWS.has(row.name) || attributeOf(other, 'class') === attributeOf(row, 'class'));

const MAX_INSIDE = 20;
const MAX_HEADING = 60;

/** Whether a box has a line of text that announces nothing, maybe in other boxes, and neither lists nor headings. */
function isLine(box: PageElement): boolean {
  let count = 0;
  for (const { name } of elementsIn(box)) if (NOT_IN_ROWS.has(name) || ++count > MAX_INSIDE) return false;
  const text = textOf(box);
  return text.length > MAX_HEADING || !(/[:：]$/.test(text) || isBoldOnly(box) || partOfHeading(text, false) !== null);
}

const BOLD = new Set(['b', 'strong', 'u']);

/** Whether the whole text of an element is bold, maybe within other elements. */
export function isBoldOnly({ children }: PageElement): boolean {
  const [only, ...others] = children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  return only instanceof PageElement && others.length === 0 && (BOLD.has(only.name) || isBoldOnly(only));
}

/** Whether the style of an inline element makes it a line of its own. */
export const isStyledAsBlock = (element: PageElement): boolean =>
  DISPLAYED_AS_BLOCK.test(attributeOf(element, 'style') ?? '');
const DISPLAYED_AS_BLOCK = /display\s?:\s?(?:block|flex|grid|list-item|table|table-row)\b/i;
