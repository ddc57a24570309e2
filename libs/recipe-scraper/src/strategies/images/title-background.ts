import { attributeOf, wordsOf, type PageElement } from '../../html/element.js';
import { elementsIn } from '../../html/walk.js';

const BACKGROUND = /background(?:-image)?\s?:[^;]{0,200}?url\(\s?['"]?([^'")]{1,2000})/i;
const ADDRESSES = ['data-bg', 'data-background', 'data-background-image'];
const OUTSIDE = new Set(['nav', 'footer', 'aside']);
const TITLE_AREA = /(?:^|[-_])(?:hero|banner|featured?|cover)(?:$|[-_])/i;
/** The title is at the top of a page: the number of elements that are examined for its background. */
const MAX_ELEMENTS = 5_000;
/** The number of elements that are examined for the title on a background. */
const MAX_EXAMINED = 40;

/** The address of the image behind the title of a page; null without one. */
export function titleBackground(root: PageElement): string | null {
  let examined = 0;
  for (const element of elementsIn(root, ({ name }) => OUTSIDE.has(name))) {
    if (++examined > MAX_ELEMENTS) break;
    const address = element.attributes.length > 0 ? backgroundOf(element) : null;
    if (address && (isTitleArea(element) || hasTitle(element))) return address;
  }
  return null;
}

function backgroundOf(element: PageElement): string | null {
  const address = BACKGROUND.exec(attributeOf(element, 'style') ?? '')?.[1] ?? dataAddress(element);
  return address && !/^data:|\.(?:svg|gif)(?:$|[?#])/i.test(address) ? address.trim() : null;
}

const dataAddress = (element: PageElement): string | undefined =>
  ADDRESSES.map((name) => attributeOf(element, name) ?? '').find((value) => /[/.]/.test(value));

const isTitleArea = (element: PageElement): boolean => wordsOf(element, 'class').some((word) => TITLE_AREA.test(word));

function hasTitle(element: PageElement): boolean {
  let examined = 0;
  for (const { name } of elementsIn(element)) {
    if (name === 'h1') return true;
    if (++examined > MAX_EXAMINED) return false;
  }
  return false;
}
