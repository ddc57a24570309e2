import { attributeOf, type PageElement } from './html/element.js';
import { elementsIn } from './html/walk.js';

/** Texts of the meta tags of a page by their lower-case name; the first stated one comes first. */
export type MetaTags = ReadonlyMap<string, readonly string[]>;

/** All `<meta property|name="…" content="…">` of a page. */
export function readMetaTags(root: PageElement): MetaTags {
  const tags = new Map<string, string[]>();
  for (const element of elementsIn(root)) {
    if (element.name !== 'meta') continue;
    const name = (attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? '').trim().toLowerCase();
    const content = attributeOf(element, 'content')?.trim();
    if (name && content) append(tags, name, content);
  }
  return tags;
}

function append(tags: Map<string, string[]>, name: string, content: string): void {
  const known = tags.get(name);
  if (known) known.push(content);
  else tags.set(name, [content]);
}
