import { attributeOf, elementsIn, parseHtml, textOf, type PageElement } from '@larder/recipe-scraper/html';

/** The input of the language model for a page. */
export interface PageText {
  text: string;
  /** The address of the most likely image of the dish, as in the page; null without one. */
  image: string | null;
}

/** Maximum length of the text for models. */
const MAX_CHARACTERS = 100_000;

/** The visible text of a page. */
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
