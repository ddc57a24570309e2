import { attributeOf, PageElement, wordsOf } from '../../html/element.js';
import { imageAddressOf } from '../../html/image-address.js';
import { elementsIn } from '../../html/walk.js';
import type { Page } from '../../page.js';
import { isDecoration } from './rank-images.js';
import { titleBackground } from './title-background.js';

/** The minimum width and height of a content image, in pixels; smaller ones are decoration. */
const MIN_SIDE = 200;
const MAX_IMAGES = 300;
/** The number of elements that are examined for an image below the title. */
const MAX_ELEMENTS = 5_000;
const MIN_COMMON_WORDS = 2;
const IMAGES = new Set(['img', 'amp-img']);
const OUTSIDE = new Set(['nav', 'footer', 'aside', 'header']);
const IS_DRAWING = /^data:|\.(?:svg|gif)(?:$|[?#])/i;

/**
 * The visible image of the page's subject: one marked as its image, one whose alt text has the words of the recipe's
 * name, or the first large one; else the background of its title, or the first one below it. Null when there is none.
 */
export function findPageImage(page: Page, name: string): string | null {
  const images = [...imagesOf(page)];
  const nameWords = significantWords(name);
  const best =
    images.find((image) => wordsOf(image, 'itemprop').includes('image')) ??
    images.find((image) => describes(image, nameWords)) ??
    images.find((image) => sizeOf(image, 'width') >= MIN_SIDE && sizeOf(image, 'height') >= MIN_SIDE);
  return best ? addressOf(best) : (titleBackground(page.root) ?? firstBelowTitle(page.root));
}

/** The first image below the main heading that is neither decoration nor a link to another page; null without one. */
function firstBelowTitle(root: PageElement): string | null {
  let isBelow = false;
  let examined = 0;
  for (const element of elementsIn(root, ({ name }) => OUTSIDE.has(name) && name !== 'header')) {
    if (++examined > MAX_ELEMENTS) break;
    isBelow ||= element.name === 'h1';
    const address = isBelow && isContentImage(element) ? addressOf(element) : '';
    if (address && !isDecoration(address) && !isLink(element)) return address;
  }
  return null;
}

/** Whether an image is a link to something else than an image, such as another recipe. */
function isLink({ parent }: PageElement): boolean {
  const link = [parent, parent?.parent].find((element) => element?.name === 'a');
  return !!link && !/\.(?:jpe?g|png|webp|avif)(?:$|[?#])/i.test(attributeOf(link, 'href') ?? '');
}

function* imagesOf({ root }: Page): Generator<PageElement> {
  let count = 0;
  for (const element of elementsIn(root, ({ name }) => OUTSIDE.has(name))) {
    if (!isContentImage(element)) continue;
    yield element;
    if (++count === MAX_IMAGES) return;
  }
}

const isContentImage = (element: PageElement): boolean =>
  IMAGES.has(element.name) &&
  !IS_DRAWING.test(addressOf(element)) &&
  !isSmall(element, 'width') &&
  !isSmall(element, 'height');

/** The address of an image, or of another format beside it in a `<picture>`. */
function addressOf(image: PageElement): string {
  const formats = image.parent?.name === 'picture' ? image.parent.children : [];
  const sources = formats.filter((child) => child instanceof PageElement).filter(({ name }) => name === 'source');
  return [image, ...sources].map(imageAddressOf).find((address) => address !== null) ?? '';
}

function describes(image: PageElement, nameWords: ReadonlySet<string>): boolean {
  const common = [...significantWords(attributeOf(image, 'alt') ?? '')].filter((word) => nameWords.has(word));
  return common.length >= Math.min(MIN_COMMON_WORDS, Math.max(1, nameWords.size));
}

const significantWords = (text: string): Set<string> =>
  new Set(
    text
      .slice(0, 300)
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu) ?? [],
  );

function isSmall(image: PageElement, side: 'width' | 'height'): boolean {
  const size = sizeOf(image, side);
  return size > 0 && size < MIN_SIDE;
}

/** In pixels; 0 when the page has none. */
function sizeOf(image: PageElement, side: 'width' | 'height'): number {
  const size = Number.parseInt(attributeOf(image, side) ?? '', 10);
  return Number.isFinite(size) ? size : 0;
}
