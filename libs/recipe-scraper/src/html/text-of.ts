import { LIMITS } from '../limits.js';
import { attributeOf, decodeText, type PageElement, type PageNode } from './element.js';
import { BLOCK_ELEMENTS } from './nesting.js';

const IGNORED_ELEMENTS = new Set('script style template noscript svg head textarea iframe figcaption'.split(' '));

/**
 * The visible text: one line per block (paragraph, list item, heading …) or `<br>`, white space collapsed, no blank
 * lines. Without scripts, styles, form fields and captions of images.
 */
export function textOf(element: PageElement): string {
  return new TextReader({ remaining: LIMITS.pageLength }).read(element);
}

/** The visible text without that of some elements. */
export function textWithout(element: PageElement, omitted: ReadonlySet<PageElement>): string {
  return new TextReader({ remaining: LIMITS.pageLength }, omitted).read(element);
}

/** Collapses white space inside lines and removes blank lines. */
export function tidyLines(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** The remaining budget in characters and nodes. Nested annotations would make a small page expensive. */
export interface Budget {
  remaining: number;
}

/** Reads the texts of elements until the budget is used up; later texts are empty. */
export class TextReader {
  private parts: string[] = [];

  constructor(
    private readonly budget: Budget,
    private readonly omitted?: ReadonlySet<PageElement>,
  ) {}

  read(element: PageElement): string {
    this.parts = [];
    this.readChildren(element, element.name === 'pre');
    return tidyLines(this.parts.join(''));
  }

  private readChildren(element: PageElement, verbatim: boolean): void {
    let before: PageNode | undefined;
    for (const child of element.children) {
      if (this.budget.remaining <= 0) return;
      if (areSeparate(before, child)) this.parts.push(' ');
      this.readNode(child, verbatim);
      before = child;
    }
  }

  private readNode(node: PageNode, verbatim: boolean): void {
    this.budget.remaining--;
    if (typeof node === 'string') this.addText(verbatim ? decodeText(node) : inline(node));
    else if (node.name === 'br') this.parts.push('\n');
    else if (node.name === 'select') this.addText(selectedOption(node));
    else if (!IGNORED_ELEMENTS.has(node.name) && !this.omitted?.has(node)) this.readElement(node, verbatim);
  }

  private readElement(element: PageElement, verbatim: boolean): void {
    const edge = edgeOf(element.name);
    this.parts.push(edge);
    this.readChildren(element, verbatim || element.name === 'pre');
    this.parts.push(edge);
  }

  private addText(text: string): void {
    this.budget.remaining -= text.length;
    this.parts.push(text);
  }
}

const MAX_OPTION = 15;

/** The selected text of a short select, such as the unit of an amount, else the first; `""` for any other. */
export function selectedOption({ children }: PageElement): string {
  const options = children.filter(
    (child): child is PageElement => typeof child === 'object' && child.name === 'option',
  );
  const option = options.find((one) => attributeOf(one, 'selected') !== null) ?? options[0];
  const text = option?.children.filter((child) => typeof child === 'string').join('') ?? '';
  return text.length <= MAX_OPTION ? ` ${inline(text)} ` : '';
}

const BOXES = new Set('span strong b em i small time label a data output'.split(' '));

/**
 * Whether two nodes without a blank between them are elements that the style of a page separates: "200", "g" and "sugar",
 * or "Prep time" and "10 min". Two of the same kind may be parts of a word, except for spans.
 */
export function areSeparate(node: PageNode | undefined, next: PageNode): boolean {
  if (typeof node !== 'object' || typeof next !== 'object' || !BOXES.has(node.name) || !BOXES.has(next.name))
    return false;
  return node.name === 'span' || node.name !== next.name;
}

// Cells of a row are one line: "200 g | flour".
function edgeOf(name: string): string {
  if (name === 'td' || name === 'th') return ' ';
  return BLOCK_ELEMENTS.has(name) ? '\n' : '';
}

const inline = (raw: string): string => decodeText(raw).replace(/\s+/g, ' ');
