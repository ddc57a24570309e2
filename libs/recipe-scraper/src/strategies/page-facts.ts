import { cleanLine } from '../clean/text.js';
import { cleanTitle } from '../clean/title.js';
import { attributeOf, type PageElement } from '../html/element.js';
import { textOf } from '../html/text-of.js';
import { elementsIn } from '../html/walk.js';
import type { Page } from '../page.js';
import type { FieldReader } from './field-reader.js';

/** The name of the recipe as stated, else what the page is called. */
export function readName(page: Page, fields: FieldReader, adapted: unknown): string {
  const stated = cleanTitle(fields.get('name', ['name', 'headline'], adapted));
  if (stated) return stated;
  fields.credit('name', 'content');
  return nameOfPage(page);
}

/** What a page is called: its only main heading, else its title for sharing without the name of the site. */
export function nameOfPage(page: Page): string {
  const headings = headingsOf(page.root);
  const tags = page.meta;
  const title = firstElement(page.root, 'title');
  const shared = cleanLine(tags.get('og:title')?.[0] ?? (title && textOf(title)));
  const heading = headings.find((text) => shared.toLowerCase().includes(text.toLowerCase()));
  return cleanTitle(heading ?? (withoutSite(shared, cleanLine(tags.get('og:site_name')?.[0])) || headings[0]));
}

function headingsOf(root: PageElement): string[] {
  const headings = [...elementsIn(root)].filter(({ name }) => name === 'h1').slice(0, MAX_HEADINGS);
  return headings.map((heading) => cleanLine(textOf(heading))).filter(Boolean);
}

const MAX_HEADINGS = 10;
const MAX_TITLE = 500;

function withoutSite(title: string, site: string): string {
  if (title.length > MAX_TITLE) return title;
  const end = site ? title.toLowerCase().lastIndexOf(site.toLowerCase()) : -1;
  return end > 0 && end + site.length === title.length ? title.slice(0, end).replace(/[\s|\-–—:·•»]+$/u, '') : title;
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
