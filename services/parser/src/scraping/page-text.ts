import { attributeOf, elementsIn, parseHtml, textOf, type PageElement } from '@larder/recipe-scraper/html';

/** The input of the language model for a page. */
export interface PageText {
  text: string;
  /** The image that most likely shows the dish, as the page writes its address; null without one. */
  image: string | null;
}

/** Models accept no more at once, and a recipe needs no more. */
const MAX_CHARACTERS = 100_000;

/** The text of a page as its readers see it. */
export function pageText(html: string): PageText {
  const root = parseHtml(html);
  return { text: textOf(root).slice(0, MAX_CHARACTERS), image: sharedImage(root) ?? largestImage(root) };
}

function sharedImage(root: PageElement): string | null {
  for (const element of elementsIn(root)) {
    if (element.name === 'meta' && attributeOf(element, 'property') === 'og:image')
      return attributeOf(element, 'content');
  }
  return null;
}

function largestImage(root: PageElement): string | null {
  let [largest, image]: [number, string | null] = [0, null];
  for (const element of elementsIn(root)) {
    if (element.name !== 'img') continue;
    const area = Number(attributeOf(element, 'width') ?? 0) * Number(attributeOf(element, 'height') ?? 0);
    if (area > largest) [largest, image] = [area, attributeOf(element, 'src')];
  }
  return image;
}
