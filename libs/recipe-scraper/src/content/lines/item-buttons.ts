import { PageElement } from '../../html/element.js';
import { textOf } from '../../html/text-of.js';
import { elementsIn } from '../../html/walk.js';

const NONE: ReadonlySet<PageElement> = new Set();
/** Elements of a list that are examined. */
const MAX_EXAMINED = 4_000;
const MIN_ITEMS = 2;

/** Finds the buttons that every item of a list has, such as "Add to cart"; other buttons are words of the text. */
export class ItemButtonReader {
  private readonly cache = new Map<PageElement, ReadonlySet<PageElement>>();

  /** The buttons of an item that all items of its list have. */
  of(item: PageElement): ReadonlySet<PageElement> {
    const list = item.parent;
    if (!list) return NONE;
    const buttons = this.cache.get(list) ?? commonButtons(list, item.name);
    this.cache.set(list, buttons);
    return buttons;
  }
}

function commonButtons(list: PageElement, itemName: string): ReadonlySet<PageElement> {
  const buttons = buttonsIn(list).map((button) => ({ button, text: textOf(button).toLowerCase() }));
  if (buttons.length < MIN_ITEMS) return NONE;
  const items = list.children.filter((child) => child instanceof PageElement && child.name === itemName).length;
  const counts = new Map<string, number>();
  for (const { text } of buttons) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isCommon = ({ text }: { text: string }): boolean => text !== '' && (counts.get(text) ?? 0) >= items;
  return new Set(items < MIN_ITEMS ? [] : buttons.filter(isCommon).map(({ button }) => button));
}

function buttonsIn(list: PageElement): PageElement[] {
  const buttons: PageElement[] = [];
  let examined = 0;
  for (const element of elementsIn(list)) {
    if (++examined > MAX_EXAMINED) break;
    if (element.name === 'button') buttons.push(element);
  }
  return buttons;
}
