import type { PageElement } from '../html/element.js';
import { textOf } from '../html/text-of.js';
import { elementsNamed, withClass } from './select.js';
import type { SiteAdapter } from './site-adapter.js';

/** cookomix.com: the data has a step per action; the page shows longer steps. */
export const cookomix: SiteAdapter = {
  instructions: ({ root }) => withClass(root, 'instructions').slice(0, 1).flatMap(readSections),
};

/** Headings and list items in order; a heading becomes the title of the section below it. */
function readSections(instructions: PageElement): unknown[] {
  const sections = [{ name: '', itemListElement: [] as string[] }];
  for (const element of elementsNamed(instructions, 'h2', 'li')) {
    const text = textOf(element);
    if (element.name === 'h2') sections.push({ name: text, itemListElement: [] });
    else sections.at(-1)?.itemListElement.push(text);
  }
  return sections;
}
