import { looksMeasured } from './measured.js';
import { partOfHeading } from './lines/heading-words.js';

const TAG = /<\/?[a-z!][^<>]{0,500}>/i;
const BULLET = /^(?:[-–—*•·▢□☐◦]|\d{1,2}[.)])\s+/u;
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
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/u).map((line) => line.trim());
  const first = lines.findIndex(Boolean);
  const title = lines[first] ?? '';
  const isTitle = title.length <= MAX_TITLE && !BULLET.test(title) && !isHeading(title);
  const body = markUp(lines.slice(isTitle ? first + 1 : first));
  return isTitle ? `<h1>${escapeHtml(title)}</h1>\n${body}` : body;
}

/** Consecutive items are one list; an empty line ends a list of amounts, but not one of bullets. */
function markUp(lines: readonly string[]): string {
  const parts: string[] = [];
  let before: Kind = 'text';
  for (const line of lines) {
    if (line === '') {
      if (before === 'amount') parts.push('</ul>');
      before = before === 'amount' ? 'text' : before;
      continue;
    }
    const kind = kindOf(line, before);
    if (isItem(kind) !== isItem(before)) parts.push(isItem(kind) ? '<ul>' : '</ul>');
    parts.push(element(kind, line));
    before = kind;
  }
  return parts.join('\n');
}

type Kind = 'heading' | 'bullet' | 'amount' | 'text';

const isItem = (kind: Kind): boolean => kind === 'bullet' || kind === 'amount';

function kindOf(line: string, before: Kind): Kind {
  if (isHeading(line)) return 'heading';
  if (BULLET.test(line)) return 'bullet';
  if (/[.:!?]$/.test(line)) return 'text';
  const isMeasured = /^[\d¼-¾⅐-⅞]/u.test(line) && line.length <= MAX_MEASURED && looksMeasured(line);
  const goesOn = before === 'amount' && line.length <= MAX_UNMEASURED; // "salt" among amounts
  return isMeasured || goesOn ? 'amount' : 'text';
}

function element(kind: Kind, line: string): string {
  if (kind === 'heading') return `<h2>${escapeHtml(line)}</h2>`;
  return isItem(kind) ? `<li>${escapeHtml(line.replace(BULLET, ''))}</li>` : `<p>${escapeHtml(line)}</p>`;
}

/** "Ingredients:", "Zutaten für 4 Personen"; not "Mix all ingredients". */
function isHeading(line: string): boolean {
  if (partOfHeading(line, false) !== null) return true;
  const words = line.slice(0, MAX_TITLE).split(/\s+/);
  return words.length <= MAX_HEADING_WORDS && !line.endsWith('.') && partOfHeading(words[0] ?? '', false) !== null;
}

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
