import { attributeOf, elementsIn, PageElement, parseHtml, textOf, wordsOf } from '@larder/recipe-scraper/html';
import { decodeText } from '@larder/service-kit/egress';
import { fileName, hasEnding, type Archive, type ArchiveFile } from '../../../archives/index.js';

/** Longer tags do not start a recipe. */
const MAX_TAG_LENGTH = 1_000;

/**
 * The recipes of an export that is one long HTML page, one element each, not parsed yet: those whose class contains
 * `className`. The page is split before it is parsed, so its length does not matter.
 */
export async function* recipeElements(archive: Archive, className: string): AsyncGenerator<() => PageElement> {
  for (const file of archive.files.filter(({ path }) => hasEnding(path, '.html', '.htm'))) {
    const page = decodeText(await file.read(), 'text/html');
    const starts = [...startsIn(page, className)];
    for (const [at, start] of starts.entries()) {
      yield () => firstElementOf(page.slice(start, starts[at + 1]));
    }
  }
}

function firstElementOf(html: string): PageElement {
  const root = parseHtml(html);
  return childrenOf(root)[0] ?? root;
}

/** The positions at which recipes begin. */
function* startsIn(page: string, className: string): Generator<number> {
  let at = 0;
  for (;;) {
    const start = page.indexOf('<div', at);
    if (start < 0) return;
    const tag = page.slice(start, start + MAX_TAG_LENGTH);
    const end = tag.indexOf('>') + 1;
    const [element] = end > 0 ? childrenOf(parseHtml(tag.slice(0, end))) : [];
    if (element?.name === 'div' && wordsOf(element, 'class').includes(className)) yield start;
    at = start + (end || MAX_TAG_LENGTH);
  }
}

/** The elements directly inside. */
export function childrenOf(element: PageElement): PageElement[] {
  return element.children.filter((child): child is PageElement => child instanceof PageElement);
}

/** The first element inside with this id. */
export function byId(root: PageElement, id: string): PageElement | undefined {
  return [...elementsIn(root)].find((element) => attributeOf(element, 'id') === id);
}

/** The elements inside with this class. */
export function byClass(root: PageElement, className: string): PageElement[] {
  return [...elementsIn(root)].filter((element) => wordsOf(element, 'class').includes(className));
}

/** The elements inside with this tag name. */
export function byName(root: PageElement, name: string): PageElement[] {
  return [...elementsIn(root)].filter((element) => element.name === name);
}

/** The text of an element; empty when there is none. */
export function textIn(element: PageElement | undefined): string {
  return element ? textOf(element) : '';
}

/** The file of the archive that an `img` of one of its pages shows. */
export function imageFileOf({ files }: Archive, image: PageElement | undefined): ArchiveFile | undefined {
  const source = (image && attributeOf(image, 'src')) ?? '';
  const name = fileName(decodeOrSame(source)).toLowerCase();
  return name ? files.find(({ path }) => fileName(path).toLowerCase() === name) : undefined;
}

function decodeOrSame(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
