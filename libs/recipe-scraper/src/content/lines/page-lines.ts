import { repairMojibake } from '../../clean/text/mojibake.js';
import { decodeText, PageElement, wordsOf, type PageNode } from '../../html/element.js';
import { areSeparate, selectedOption, textOf, textWithout, tidyLines } from '../../html/text-of.js';
import { elementsIn } from '../../html/walk.js';
import { LIMITS } from '../../limits.js';
import { isBulleted, withoutBullet } from './bullets.js';
import { ElementAreaReader } from './element-area.js';
import { headingLevel, MOCK_HEADING } from './heading-level.js';
import type { Part } from './heading-words.js';
import { ItemButtonReader } from './item-buttons.js';
import { numberIn, numberOf } from './number-fields.js';
import { cellsOf, isBlock, isItem, isShadowRoot, isWithinItem } from './line-elements.js';
import { isBoldOnly, plainRowsOf } from './plain-rows.js';
import { rowsOf } from './rows.js';
import { splitAnnouncement } from './split-announcement.js';
import { readTabLabels, tabLabelOf } from './tab-labels.js';
import { amountInFront, amountsFirst } from './trailing-amount.js';

/** A visible line of a page. */
export interface PageLine {
  text: string;
  /** Its index in the lines of the page. */
  position: number;
  /** The number of its block in the page: lines that only line breaks separate have the same. */
  block?: number;
  /** Whether a horizontal rule is directly above it. */
  isBelowRule?: boolean;
  /** 1 to 6 for a heading, 7 for text styled or named like one, 0 for text. */
  heading: number;
  /** Whether the line is an item of a list or a row of a table. */
  isItem: boolean;
  /** The number of its list in the page, from 1; 0 for other lines. */
  list: number;
  /** The part that the markup around the line names. */
  area: Part | null;
  /** The same text with the amount in front, where the markup has it separately at the end. */
  amountFirst?: string;
  /** Whether all of an item is bold. */
  isBold?: boolean;
  /** The texts of the cells of a short row of a table. */
  cells?: readonly string[];
}

/** Elements without visible text. */
const SKIPPED = new Set('script style template noscript svg iframe video audio object math figcaption'.split(' '));
const SKIPPED_WITHOUT_SCRIPTS = new Set([...SKIPPED].filter((name) => name !== 'noscript'));
const SKIPPED_WITHOUT_CAPTIONS = new Set([...SKIPPED].filter((name) => name !== 'figcaption'));
const BOLD = new Set(['b', 'strong', 'u']);
const MAX_HEADING = 90;
const REMARK = /^(?:notes?|remarks?|hints?)$/i;
const MAX_REMARK = 120;
const MAX_AMOUNT_ITEM = 300;
const MAX_CELLS = 160;
const MAX_LINES = 10_000;
/** The level of the label of a tab as the heading of its panel. */
const TAB_LEVEL = 2;
/** Maximum length of raw text; twice that of a line, because of white space and entities. */
const MAX_TEXT = LIMITS.textLength * 2;

/** A page with fewer lines may have its content for browsers without scripts. */
const MIN_LINES = 10;

/** The lines of the main part of a page, without navigation, forms, comments and the like. */
export function readPageLines(root: PageElement): PageLine[] {
  const lines = readLines(root, SKIPPED);
  if (lines.length >= MIN_LINES) return lines;
  const allLines = readLines(root, SKIPPED_WITHOUT_SCRIPTS);
  return allLines.length >= MIN_LINES ? allLines : lines;
}

const MIN_CAPTIONS = 2;

/** The lines of a page with the captions of its images; null for a page with hardly any captions. */
export function readLinesWithCaptions(root: PageElement): PageLine[] | null {
  let captions = 0;
  for (const { name } of elementsIn(root)) {
    if (name === 'figcaption' && ++captions === MIN_CAPTIONS) return readLines(root, SKIPPED_WITHOUT_CAPTIONS);
  }
  return null;
}

function readLines(root: PageElement, skipped: ReadonlySet<string>): PageLine[] {
  const reader = new LineReader(skipped, readTabLabels(root));
  reader.read(root, { area: null, heading: 0, isBold: false, isItem: false });
  reader.endLine();
  return reader.lines;
}

/** A line of symbols, such as an arrow beside a heading, says nothing. */
const HAS_WORD = /[\p{L}\p{N}]/u;

/** What the elements around a text determine for its line. */
interface LineContext {
  area: Part | null;
  heading: number;
  isBold: boolean;
  isItem: boolean;
}

type NewLine = Pick<PageLine, 'text' | 'area' | 'heading' | 'isItem' | 'list'>;

class LineReader {
  readonly lines: PageLine[] = [];
  private parts: string[] = [];
  private boldLength = 0;
  private context: LineContext = { area: null, heading: 0, isBold: false, isItem: false };
  private readonly areas = new ElementAreaReader();
  private readonly buttons = new ItemButtonReader();
  private readonly lists = new Map<PageElement, number>();
  private bullets = { next: -1, list: 0 };
  private block = 0;
  private isBelowRule = false;

  constructor(
    private readonly skipped: ReadonlySet<string>,
    private readonly tabs: ReadonlyMap<string, string>,
  ) {}

  read(element: PageElement, context: LineContext): void {
    if (element.name === 'dl') return this.readPairs(element, context);
    const boxes = rowsOf(element);
    const rows = boxes.size > 0 ? boxes : plainRowsOf(element);
    let before: PageNode | undefined;
    for (const child of element.children) {
      if (this.lines.length >= MAX_LINES) return;
      if (areSeparate(before, child)) this.parts.push(' ');
      before = child;
      if (typeof child === 'string') this.addLines(child, element.name === 'pre', context);
      else if (rows.has(child)) this.addItem(child, context);
      else this.addElement(child, context);
    }
  }

  endLine(): void {
    if (this.parts.length === 0) return;
    const text = tidyLines(this.parts.join('')).replace(/\n/g, ' ').slice(0, LIMITS.textLength);
    if (text === '') return this.startLine();
    const isBold = this.boldLength > 0 && this.boldLength >= text.replace(/\s/g, '').length - 1;
    const { area, isItem, heading } = this.context;
    const announced = isItem || heading > 0 || isBold ? null : splitAnnouncement(text);
    if (announced) this.push({ text: announced.heading, area, isItem, list: 0, heading: MOCK_HEADING });
    for (const line of announced?.lines ?? [text]) {
      if (heading === 0 && isBulleted(line)) this.addBulleted(line, area);
      else if (line) this.push({ text: line, area, isItem, list: 0, heading: heading || mockHeading(line, isBold) });
    }
    this.startLine();
  }

  private startLine(): void {
    this.parts = [];
    this.boldLength = 0;
  }

  /** A line that begins with a bullet is an item of the list of such lines above it, or of a new one. */
  private addBulleted(line: string, area: Part | null): void {
    if (this.lines.length !== this.bullets.next)
      this.bullets = { next: 0, list: this.listId(new PageElement('ul', [], null)) };
    this.push({ text: withoutBullet(line), area, isItem: true, list: this.bullets.list, heading: 0 });
    this.bullets.next = this.lines.length;
  }

  private addElement(element: PageElement, context: LineContext): void {
    const { area, isOutside } = this.areas.of(element);
    if (element.name === 'select') return this.addText(numberOf(selectedOption(element)), context);
    if (isOutside || (this.skipped.has(element.name) && !isShadowRoot(element))) return;
    const inner = { ...context, area: area ?? context.area, isBold: context.isBold || BOLD.has(element.name) };
    this.addTabLabel(element, inner.area);
    if (element.name === 'br') this.endLine();
    else if (element.name === 'input') this.addText(numberIn(element), inner);
    else if (isItem(element)) this.addItem(element, inner);
    else if (isBlock(element)) this.addBlock(element, inner);
    else this.read(element, inner);
  }

  private addTabLabel(element: PageElement, area: Part | null): void {
    const text = tabLabelOf(element, this.tabs);
    if (text === null) return;
    this.endLine();
    this.push({ text, area, isItem: false, list: 0, heading: TAB_LEVEL });
  }

  private addBlock(element: PageElement, context: LineContext): void {
    this.endBlock();
    if (element.name === 'hr') this.isBelowRule = true;
    this.read(element, {
      ...context,
      heading: headingLevel(element) || context.heading,
      isItem: context.isItem || element.name === 'li',
    });
    this.endBlock();
  }

  private endBlock(): void {
    this.endLine();
    this.block++;
  }

  private addItem(element: PageElement, context: LineContext): void {
    this.endBlock();
    const raw = textWithout(element, this.buttons.of(element));
    if (this.isRemark(element, raw)) return this.addRemark(raw.trim());
    this.addItemText(raw, element.parent ?? element, {
      ...context,
      area: this.areas.of(element).area ?? context.area,
    });
    this.addAmountFirst(element, raw);
    this.addCells(element, raw);
    const line = this.lines.at(-1);
    if (line && raw.length <= MAX_HEADING && isBoldOnly(element)) line.isBold = true;
  }

  private addCells(element: PageElement, raw: string): void {
    const line = this.lines.at(-1);
    if (element.name === 'tr' && raw.length < MAX_CELLS && line) line.cells = cellsOf(element);
  }

  private addAmountFirst(element: PageElement, raw: string): void {
    const amountFirst = raw.length < MAX_AMOUNT_ITEM ? amountInFront(element) : null;
    const line = this.lines.at(-1);
    if (amountFirst && line) line.amountFirst = repairMojibake(amountFirst);
  }

  /** Whether an item is a note on the line above it: "150 g onion" with "about one large onion". */
  private isRemark(element: PageElement, raw: string): boolean {
    const isNote = wordsOf(element, 'class').some((word) => REMARK.test(word));
    return isNote && raw.length <= MAX_REMARK && this.lines.length > 0 && isWithinItem(element);
  }

  private addRemark(text: string): void {
    const line = this.lines.at(-1);
    if (line && text) line.text = `${line.text} (${text.replace(/^\((.*)\)$/, '$1')})`.slice(0, LIMITS.textLength);
  }

  private addItemText(raw: string, container: PageElement, { area }: LineContext): void {
    const text = raw.trim().slice(0, LIMITS.textLength);
    const isHeading = text.length <= MAX_HEADING && /[:：]$/.test(text);
    if (text)
      this.push({ text, heading: isHeading ? MOCK_HEADING : 0, isItem: true, list: this.listId(container), area });
  }

  /** All fields are written out, since V8 copies an object and adds to it several times slower. */
  private push({ text: raw, area, heading, isItem, list }: NewLine): void {
    if (this.lines.length >= MAX_LINES || !HAS_WORD.test(raw)) return;
    const { block, isBelowRule } = this;
    const [text, position] = [repairMojibake(raw), this.lines.length];
    this.lines.push({ text, position, block, isBelowRule, heading, isItem, list, area });
    this.isBelowRule = false;
  }

  private listId(list: PageElement): number {
    const id = this.lists.get(list) ?? this.lists.size + 1;
    this.lists.set(list, id);
    return id;
  }

  /** A term and its description are one line: "200 g" and "flour". */
  private readPairs(list: PageElement, context: LineContext): void {
    let term = '';
    for (const child of list.children) {
      if (typeof child === 'string') continue;
      if (child.name === 'dt') term = textOf(child);
      else if (child.name === 'dd') this.addPair(term, textOf(child), list, context);
      else this.read(child, context);
      if (child.name === 'dd') term = '';
    }
  }

  private addPair(term: string, description: string, list: PageElement, context: LineContext): void {
    this.addItemText(`${term} ${description}`, list, context);
    const line = this.lines.at(-1);
    const amountFirst = amountsFirst(term, [description]);
    if (line && amountFirst) line.amountFirst = repairMojibake(amountFirst);
  }

  /** A text; every line of a preformatted one is a line. */
  private addLines(raw: string, isPreformatted: boolean, context: LineContext): void {
    const [first = '', ...others] = isPreformatted ? raw.split('\n') : [raw];
    this.addText(first, context);
    for (const line of others) {
      this.endLine();
      this.addText(line, context);
    }
  }

  private addText(raw: string, context: LineContext): void {
    const text = decodeText(raw.slice(0, MAX_TEXT)).replace(/\s+/g, ' ');
    if (text.trim() !== '') this.context = context;
    if (context.isBold) this.boldLength += text.replace(/\s/g, '').length;
    this.parts.push(text);
  }
}

function mockHeading(text: string, isBold: boolean): number {
  if (text.length > MAX_HEADING) return 0;
  return isBold || /[:：]$/.test(text) ? MOCK_HEADING : 0;
}
