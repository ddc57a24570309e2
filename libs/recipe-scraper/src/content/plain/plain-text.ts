import { partOfHeading } from '../lines/heading-words.js';
import { amountsFirst } from '../lines/trailing-amount.js';
import { looksMeasured } from '../measured.js';
import { plainLinesOf, type PlainLine } from './plain-lines.js';

const TAG = /<\/?[a-z!][^<>]{0,500}>/i;
const BULLET =
  /^(?:[-–—*•·▢□☐◦]|\d{1,2}[.)]-?|\d{1,2}、|\d\uFE0F?\u20E3|\p{Extended_Pictographic}(?:\p{M}|\u200D|\uFE0F|\p{Extended_Pictographic}){0,8})(?:\s+|(?<=、))/u;
const MAX_TITLE = 120;
const MAX_MEASURED = 100;
const MAX_UNMEASURED = 40;
const MAX_HEADING_WORDS = 6;

/** Whether a text is not HTML but plain text, copied from a page, a mail or a note. */
export const isPlainText = (text: string): boolean => text.trim() !== '' && !TAG.test(text);

/**
 * Converts plain text to markup: the first line is the title, lines that announce ingredients or steps are headings,
 * lines with bullets, numbers or amounts are list items, all others are paragraphs.
 */
export function markupOfText(text: string): string {
  const lines = plainLinesOf(text);
  const first = lines.findIndex(({ text: line }) => line !== '');
  const title = (lines[first]?.text ?? '').replace(TITLE_LABEL, '');
  const isTitle = title.length <= MAX_TITLE && !BULLET.test(title) && !isHeading(title);
  const body = markUp(lines.slice(isTitle ? first + 1 : first));
  return isTitle ? `<h1>${escapeHtml(title)}</h1>\n${body}` : body;
}

/** Consecutive items are one list; an empty line ends a list of amounts, but not one of bullets. */
function markUp(lines: readonly PlainLine[]): string {
  const parts: string[] = [];
  let before: Kind = 'text';
  let areIngredients = false;
  for (const [index, { text: line, level }] of lines.entries()) {
    if (line === '') {
      if (before === 'amount') parts.push('</ul>');
      before = before === 'amount' ? 'text' : before;
      continue;
    }
    if (TABLE_RULE.test(line)) continue;
    const isBelow: boolean =
      areIngredients && (before === 'heading' || (before === 'text' && lines[index - 1]?.text !== ''));
    const kind: Kind = level > 0 ? 'heading' : kindOf(line, isBelow ? 'amount' : before);
    if (kind === 'heading') areIngredients = announcesIngredients(line) || (areIngredients && level > GROUP_LEVEL);
    if (isItem(kind) !== isItem(before)) parts.push(isItem(kind) ? '<ul>' : '</ul>');
    parts.push(element(kind, areIngredients ? amountInFront(line) : line, level));
    before = kind;
  }
  return parts.join('\n');
}

const announcesIngredients = (heading: string): boolean => partOfHeading(heading, true) === 'ingredients';
/** Below the level of the headings of parts. */
const GROUP_LEVEL = 2;

/** "Title: " before the name. */
const TITLE_LABEL =
  /^(?:title|name|recipe|titel|rezept|titre|recette|título|receta|titolo|ricetta|recept)\s?[:：]\s+/iu;
/** The line below the head of a table in Markdown. */
const TABLE_RULE = /^\|[\s:|-]{3,200}\|$/;
const TABLE_ROW = /^\|(.{3,300})\|$/;
/** "Oats - 300 g". */
const AMOUNT_BEHIND = /^(.{2,60}?)\s+[-–—]\s+(\d.{0,20})$/u;

function amountInFront(line: string): string {
  const [, food = '', amount = ''] = AMOUNT_BEHIND.exec(line.replace(BULLET, '')) ?? [];
  return food === '' ? line : (amountsFirst(food, [amount]) ?? line);
}

type Kind = 'heading' | 'bullet' | 'amount' | 'row' | 'text';

const isItem = (kind: Kind): boolean => kind === 'bullet' || kind === 'amount' || kind === 'row';

function kindOf(line: string, before: Kind): Kind {
  if (isHeading(line)) return 'heading';
  if (BULLET.test(line)) return 'bullet';
  if (TABLE_ROW.test(line)) return 'row';
  if (/[.:!?]$/.test(line) && !(before === 'amount' && ABBREVIATION.test(line))) return 'text';
  const isMeasured = /^[\d¼-¾⅐-⅞]/u.test(line) && line.length <= MAX_MEASURED && looksMeasured(line);
  const goesOn = before === 'amount' && line.length <= MAX_UNMEASURED; // "salt" among amounts
  return isMeasured || goesOn ? 'amount' : 'text';
}

/** "caffè q.b.", "картофель 4 шт." */
const ABBREVIATION = /(?:^|\s)\p{L}{1,3}\.(?:\p{L}\.)?$/u;

function element(kind: Kind, line: string, level: number): string {
  const heading = `h${Math.max(level, 2)}`;
  if (kind === 'heading') return `<${heading}>${escapeHtml(line)}</${heading}>`;
  if (kind === 'row')
    return `<li>${escapeHtml((TABLE_ROW.exec(line)?.[1] ?? line).replace(/\s*\|\s*/g, ' ').trim())}</li>`;
  return isItem(kind) ? `<li>${escapeHtml(line.replace(BULLET, ''))}</li>` : `<p>${escapeHtml(line)}</p>`;
}

/** "Ingredients:", "Zutaten für 4 Personen"; not "Mix all ingredients". */
function isHeading(raw: string): boolean {
  const line = raw.replace(/^[^\p{L}\d]+|[^\p{L}\p{N}\p{P}]+$/gu, '');
  if (partOfHeading(line, false) !== null) return true;
  const words = line.slice(0, MAX_TITLE).split(/\s+/);
  return words.length <= MAX_HEADING_WORDS && !line.endsWith('.') && partOfHeading(words[0] ?? '', false) !== null;
}

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
