import { cleanTitle } from '../clean/title.js';
import { attributeOf, type PageElement } from '../html/element.js';
import { elementsIn } from '../html/walk.js';
import type { Page } from '../page.js';
import type { FieldReader } from './fields/field-reader.js';
import { nameOfPage, withoutSiteInName } from './names/page-name.js';

/** The name of the recipe in a site adapter or the structured data, else that of the page. */
export function readName(page: Page, fields: FieldReader, adapted: unknown): string {
  const title = cleanTitle(fields.get('name', ['name', 'headline'], adapted));
  if (title && !NO_NAME.test(title)) return withoutSiteInName(title, page);
  const name = nameOfPage(page);
  if (name) fields.setOrigin('name', 'content');
  return name || title;
}
/** What programs of pages write for a missing name, and a name that only says what it names. */
const NO_NAME = /^(?:undefined|null|untitled|recipe|rezept|recette|receta|ricetta|receita|recept)$/i;

/** The language tag of a page: of the recipe, else of the page. */
export function languageOf(page: Page, language: string): string | null {
  const html = firstElement(page.root, 'html');
  const tag = (language || (html && attributeOf(html, 'lang')) || '').trim().replace('_', '-');
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(tag) ? tag : null;
}

/** The first element of that name, or null. */
export function firstElement(root: PageElement, name: string): PageElement | null {
  for (const element of elementsIn(root)) if (element.name === name) return element;
  return null;
}
