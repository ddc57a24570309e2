import { attributeOf, type PageElement } from './html/element.js';
import { elementsIn } from './html/walk.js';

/** One `<meta property|name="…" content="…">`: its lower-case name and its text, both not empty. */
export interface MetaTag {
  name: string;
  content: string;
}

/** Texts of the meta tags of a page by their name, in order. */
export type MetaTags = ReadonlyMap<string, readonly string[]>;

/** The meta tags of a page in order, which assigns a width or height to an image. */
export function readMetaTags(root: PageElement): MetaTag[] {
  const tags: MetaTag[] = [];
  for (const element of elementsIn(root)) {
    if (element.name !== 'meta') continue;
    const name = (attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? '').trim().toLowerCase();
    const content = attributeOf(element, 'content')?.trim();
    if (name && content) tags.push({ name, content });
  }
  return tags;
}

/** The same tags by name. */
export function metaByName(tags: readonly MetaTag[]): MetaTags {
  const byName = new Map<string, string[]>();
  for (const { name, content } of tags) {
    const contents = byName.get(name);
    if (contents) contents.push(content);
    else byName.set(name, [content]);
  }
  return byName;
}
