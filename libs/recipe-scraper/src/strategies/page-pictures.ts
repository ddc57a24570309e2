import { attributeOf, wordsOf, type PageElement } from '../html/element.js';
import { elementsIn } from '../html/walk.js';
import type { Page } from '../page.js';

/** A picture narrower or lower than this, in pixels, is decoration. */
const SMALLEST = 200;
const MOST_LOOKED_AT = 300;
const LEAST_COMMON_WORDS = 2;
const OUTSIDE = new Set(['nav', 'footer', 'aside', 'header']);
const IS_DRAWING = /^data:|\.(?:svg|gif)(?:$|[?#])/i;

/**
 * The picture a page shows for what it is about: one marked as its image, one whose description has the words of the
 * recipe's name, or the first large one. Null when there is none.
 */
export function shownPicture(page: Page, name: string): string | null {
  const pictures = [...picturesOf(page)];
  const wanted = significantWords(name);
  const found =
    pictures.find((picture) => wordsOf(picture, 'itemprop').includes('image')) ??
    pictures.find((picture) => describes(picture, wanted)) ??
    pictures.find((picture) => sizeOf(picture, 'width') >= SMALLEST && sizeOf(picture, 'height') >= SMALLEST);
  return found ? addressOf(found) : null;
}

function* picturesOf({ root }: Page): Generator<PageElement> {
  let count = 0;
  for (const element of elementsIn(root, ({ name }) => OUTSIDE.has(name))) {
    if (element.name !== 'img' || IS_DRAWING.test(addressOf(element))) continue;
    if (isSmall(element, 'width') || isSmall(element, 'height')) continue;
    yield element;
    if (++count === MOST_LOOKED_AT) return;
  }
}

/** Pages that load pictures late keep the address elsewhere. */
function addressOf(picture: PageElement): string {
  const late = attributeOf(picture, 'data-src') ?? attributeOf(picture, 'data-lazy-src');
  return late || (attributeOf(picture, 'src') ?? '');
}

function describes(picture: PageElement, wanted: ReadonlySet<string>): boolean {
  const common = [...significantWords(attributeOf(picture, 'alt') ?? '')].filter((word) => wanted.has(word));
  return common.length >= Math.min(LEAST_COMMON_WORDS, Math.max(1, wanted.size));
}

const significantWords = (text: string): Set<string> =>
  new Set(
    text
      .slice(0, 300)
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu) ?? [],
  );

function isSmall(picture: PageElement, side: 'width' | 'height'): boolean {
  const size = sizeOf(picture, side);
  return size > 0 && size < SMALLEST;
}

/** In pixels; 0 when the page does not say. */
function sizeOf(picture: PageElement, side: 'width' | 'height'): number {
  const size = Number.parseInt(attributeOf(picture, side) ?? '', 10);
  return Number.isFinite(size) ? size : 0;
}
