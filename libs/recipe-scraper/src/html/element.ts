import { decodeHTML, decodeHTMLAttribute } from 'entities';

/** A node of the markup: an element, or raw text between elements (entities not decoded). */
export type PageNode = PageElement | string;

/** An element as written in the page: names in lower case, attributes as `[name, raw value, name, raw value, …]`. */
export class PageElement {
  private nodes: PageNode[] = NO_NODES;

  constructor(
    readonly name: string,
    readonly attributes: readonly string[],
    readonly parent: PageElement | null,
  ) {}

  get children(): readonly PageNode[] {
    return this.nodes;
  }

  /** Adds a node behind the others. Most elements have one, and a list that grows reserves memory for seventeen. */
  append(node: PageNode): void {
    if (this.nodes.length === 0) this.nodes = [node];
    else this.nodes.push(node);
  }
}

const NO_NODES: PageNode[] = [];

/** The decoded value of an attribute, `""` when it is empty, or null when it is missing. */
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

/** Marks where a word may be broken, and other characters without width. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g;

/** Decodes character references of text, once, and omits what is invisible in it. */
export function decodeText(raw: string): string {
  return (raw.includes('&') ? decodeHTML(raw) : raw).replace(INVISIBLE, '');
}

function decodeAttribute(raw: string): string {
  return raw.includes('&') ? decodeHTMLAttribute(raw) : raw;
}
