import { attributeOf, type PageElement } from '../../html/element.js';
import { textOf } from '../../html/text-of.js';
import { elementsIn } from '../../html/walk.js';
import { partOfHeading } from './heading-words.js';

const TABS = new Set('a button li label div span'.split(' '));
const PANELS = new Set('div section article ul ol table'.split(' '));
const TARGETS = new Set(['aria-controls', 'href', 'data-target', 'data-bs-target', 'data-tab']);
const MAX_LABEL = 40;
const MAX_TABS = 200;
/** Tabs are above the recipe: the number of elements that are examined for them. */
const MAX_ELEMENTS = 10_000;
/** The number of elements that are examined for the heading of a panel. */
const MAX_EXAMINED = 30;

/** The labels of the tabs of a page by the id of their panel; empty when none is for ingredients or steps. */
export function readTabLabels(root: PageElement): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  let examined = 0;
  for (const element of elementsIn(root)) {
    if (labels.size >= MAX_TABS || ++examined > MAX_ELEMENTS) break;
    const target = element.attributes.length > 0 && TABS.has(element.name) ? targetOf(element) : null;
    const label = target ? textOf(element) : '';
    if (target && label && label.length <= MAX_LABEL && !labels.has(target)) labels.set(target, label);
  }
  return [...labels.values()].some((label) => isPart(label)) ? labels : new Map();
}

/** The label of the tab for a panel that has no such heading itself; null for any other element. */
export function tabLabelOf(element: PageElement, labels: ReadonlyMap<string, string>): string | null {
  if (labels.size === 0 || !PANELS.has(element.name)) return null;
  const label = labels.get(attributeOf(element, 'id') ?? '');
  return label === undefined || hasHeading(element) ? null : label;
}

/** The id that an element opens: "#steps", "steps". */
function targetOf({ attributes }: PageElement): string | null {
  for (let index = 0; index < attributes.length; index += 2) {
    const value = attributes[index + 1] ?? '';
    if (TARGETS.has(attributes[index] ?? '') && (attributes[index] === 'href' ? /^#./.test(value) : value))
      return value.replace(/^#/, '');
  }
  return null;
}

const isPart = (label: string): boolean => ['ingredients', 'steps'].includes(partOfHeading(label, false) ?? '');

/** Whether a panel begins with a heading of its own for a part of the recipe. */
function hasHeading(panel: PageElement): boolean {
  let examined = 0;
  for (const element of elementsIn(panel)) {
    if (/^h[1-6]$/.test(element.name) && partOfHeading(textOf(element), true) !== null) return true;
    if (++examined > MAX_EXAMINED) return false;
  }
  return false;
}
