import type { TokenizerCallbacks } from 'htmlparser2';
import { LIMITS } from '../limits.js';
import { PageElement } from './element.js';
import { VOID_ELEMENTS } from './nesting.js';
import { OpenElements } from './open-elements.js';

const NO_ATTRIBUTES: readonly string[] = [];
const ignore = (): void => undefined;

/**
 * Builds a tree from the tokens of a page, in time linear in its length for any nesting. The tokenizer must not decode
 * entities: the tree contains slices of the source, which are decoded on access.
 */
export class TreeBuilder implements TokenizerCallbacks {
  readonly root = new PageElement('#page', [], null);
  private readonly open = new OpenElements(this.root);
  private name = '';
  private readonly attributes: string[] = [];
  private attributeName = '';
  private attributeValue = '';
  private elements = 0;
  private textStart = -1;
  private textEnd = -1;

  constructor(private readonly html: string) {}

  get isFull(): boolean {
    return this.elements >= LIMITS.elements;
  }

  // The tokenizer reports "a < b < c" in pieces; they are joined.
  ontext(start: number, end: number): void {
    if (start !== this.textEnd) this.endText();
    if (this.textEnd < 0) this.textStart = start;
    this.textEnd = end;
  }

  onopentagname(start: number, end: number): void {
    this.name = this.html.slice(start, end).toLowerCase();
    this.attributes.length = 0;
  }

  onattribname(start: number, end: number): void {
    this.attributeName = this.html.slice(start, end).toLowerCase();
    this.attributeValue = '';
  }

  onattribdata(start: number, end: number): void {
    this.attributeValue += this.html.slice(start, end);
  }

  onattribend(): void {
    this.attributes.push(this.attributeName, this.attributeValue);
  }

  onopentagend(): void {
    const element = this.append();
    if (element && !VOID_ELEMENTS.has(element.name)) this.open.open(element);
  }

  onselfclosingtag(): void {
    if (this.open.isOpen('svg') || this.open.isOpen('math')) this.append();
    else this.onopentagend(); // HTML has no self-closing tags: the slash is ignored
  }

  onclosetag(start: number, end: number): void {
    this.endText();
    this.open.close(this.html.slice(start, end).toLowerCase());
  }

  onattribentity = ignore;
  oncdata = ignore;
  oncomment = ignore;
  ondeclaration = ignore;
  onprocessinginstruction = ignore;
  ontextentity = ignore;

  onend(): void {
    this.endText();
  }

  private endText(): void {
    if (this.textEnd >= 0 && !this.isFull) this.open.innermost.append(this.html.slice(this.textStart, this.textEnd));
    this.textEnd = -1;
  }

  /** A copy of the list, without the memory that it has for more. */
  private takeAttributes(): readonly string[] {
    return this.attributes.length === 0 ? NO_ATTRIBUTES : this.attributes.slice();
  }

  private append(): PageElement | null {
    this.endText();
    if (this.isFull) return null;
    this.elements++;
    this.open.endImplied(this.name);
    const parent = this.open.innermost;
    const element = new PageElement(this.name, this.takeAttributes(), parent);
    parent.append(element);
    return element;
  }
}
