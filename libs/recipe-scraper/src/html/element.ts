import { decodeHTML, decodeHTMLAttribute } from 'entities';

/** A piece of markup: an element, or the text between elements exactly as written (entities not yet decoded). */
export type PageNode = PageElement | string;

/** An element as the page writes it: names in lower case, attributes as `[name, raw value, name, raw value, …]`. */
export class PageElement {
  readonly children: PageNode[] = [];

  constructor(
    readonly name: string,
    readonly attributes: readonly string[],
    readonly parent: PageElement | null,
  ) {}
}

/** The decoded value of an attribute, `""` when it has none, or null when the element does not carry it. */
export function attributeOf(element: PageElement, name: string): string | null {
  const { attributes } = element;
  for (let index = 0; index < attributes.length; index += 2) {
    if (attributes[index] === name) return decodeAttribute(attributes[index + 1] ?? '');
  }
  return null;
}

/** The words of an attribute such as `class` or `itemprop`. */
export function wordsOf(element: PageElement, name: string): string[] {
  const value = attributeOf(element, name);
  return value ? value.split(/\s+/).filter(Boolean) : [];
}

/** Character references of running text replaced, once. */
export function decodeText(raw: string): string {
  return raw.includes('&') ? decodeHTML(raw) : raw;
}

function decodeAttribute(raw: string): string {
  return raw.includes('&') ? decodeHTMLAttribute(raw) : raw;
}
