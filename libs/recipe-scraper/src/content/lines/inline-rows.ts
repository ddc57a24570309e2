import { attributeOf, PageElement } from '../../html/element.js';
import { textOf } from '../../html/text-of.js';
import { LIMITS } from '../../limits.js';
import { hasAmountAndFood, isSentence } from '../measured.js';

const CONTAINERS = new Set('div section article main fieldset form'.split(' '));
const ROWS = new Set(['span', 'label']);
const BETWEEN = new Set(['input', 'br']);
const MIN_ROWS = 3;
const MAX_SAMPLE = 12;
const NONE: ReadonlySet<PageElement> = new Set();

/**
 * The children of an element that its style sheet displays as lines: only spans, or labels of boxes to tick, most of which
 * are an ingredient or a sentence. Empty when it is no such list.
 */
export function inlineRowsOf(element: PageElement): ReadonlySet<PageElement> {
  const rows = CONTAINERS.has(element.name) ? rowsIn(element) : [];
  if (rows.length < MIN_ROWS || rows.length > LIMITS.entries) return NONE;
  const sample = rows.slice(0, MAX_SAMPLE).map((row) => textOf(row));
  const lines = sample.filter((text) => hasAmountAndFood(text) || isSentence({ text }));
  return lines.length >= sample.length / 2 ? new Set(rows) : NONE;
}

function rowsIn(element: PageElement): PageElement[] {
  const rows: PageElement[] = [];
  for (const child of element.children) {
    if (typeof child === 'string') {
      if (child.trim() !== '') return [];
    } else if (child.name === rows[0]?.name || (rows.length === 0 && ROWS.has(child.name))) rows.push(child);
    else if (!BETWEEN.has(child.name)) return [];
  }
  return rows;
}

/** Whether the style of an inline element makes it a line of its own. */
export const isStyledAsBlock = (element: PageElement): boolean =>
  DISPLAYED_AS_BLOCK.test(attributeOf(element, 'style') ?? '');
const DISPLAYED_AS_BLOCK = /display\s?:\s?(?:block|flex|grid|list-item|table|table-row)\b/i;
