import { cleanLine } from '../clean/text.js';
import { attributeOf, type PageElement } from '../html/element.js';
import { textOf } from '../html/text-of.js';
import { elementsIn } from '../html/walk.js';
import { readMetaTags } from '../open-graph/meta-tags.js';
import type { Page } from '../page.js';
import type { FieldReader } from './field-reader.js';

/** The name of the recipe: as stated, else what the page calls itself when it is shared, else its main heading. */
export function readName(page: Page, fields: FieldReader, adapted: unknown): string {
  const stated = cleanLine(fields.get('name', ['name', 'headline'], adapted));
  if (stated) return stated;
  const shared = cleanLine(readMetaTags(page.root).get('og:title')?.[0]);
  fields.credit('name', shared ? 'open-graph' : 'markup');
  return shared || headingOf(page);
}

/** The language tag of a page: stated by the recipe, else by the page. */
export function languageOf(page: Page, stated: string): string | null {
  const html = firstElement(page.root, 'html');
  const tag = (stated || (html && attributeOf(html, 'lang')) || '').trim().replace('_', '-');
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(tag) ? tag : null;
}

/** The first element of that name, or null. */
export function firstElement(root: PageElement, name: string): PageElement | null {
  for (const element of elementsIn(root)) if (element.name === name) return element;
  return null;
}

function headingOf(page: Page): string {
  const heading = firstElement(page.root, 'h1') ?? firstElement(page.root, 'title');
  return heading ? cleanLine(textOf(heading)) : '';
}
