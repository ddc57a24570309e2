import { looksMeasured } from './measured.js';
import { partOfHeading } from './lines/heading-words.js';

const TAG = /<\/?[a-z!][^<>]{0,500}>/i;
const BULLET =
  /^(?:[-–—*•·▢□☐◦]|\d{1,2}[.)]|\d\uFE0F?\u20E3|\p{Extended_Pictographic}(?:\p{M}|\u200D|\uFE0F|\p{Extended_Pictographic}){0,8})\s+/u;
/** Settings before a text in Markdown, between lines of dashes. */
const FRONT_MATTER = /^---\s*\n([\s\S]{0,5000}?)\n---\s*(?:\n|$)/;
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
  const lines = withoutSettings(text.replace(/\r\n?|[\u2028\u2029]/gu, '\n').trim())
    .split('\n')
    .map((line) => withoutMarks(line.trim()));
  const first = lines.findIndex(Boolean);
  const title = lines[first] ?? '';
  const isTitle = title.length <= MAX_TITLE && !BULLET.test(title) && !isHeading(title);
  const body = markUp(lines.slice(isTitle ? first + 1 : first));
  return isTitle ? `<h1>${escapeHtml(title)}</h1>\n${body}` : body;
}

/** The name in the settings is the title of the text below them. */
function withoutSettings(text: string): string {
  const [all = '', settings = ''] = FRONT_MATTER.exec(text) ?? [];
  const title = /^(?:title|name):\s*["']?(.*?)["']?\s*$/im.exec(settings)?.[1] ?? '';
  return all ? `${title}\n${settings.replace(/^(?:title|name):.*$/im, '')}\n\n${text.slice(all.length)}` : text;
}

/** A line of Markdown without the marks of a heading and of bold text. */
const withoutMarks = (line: string): string =>
  line
    .replace(/^#{1,6}\s+(.*?)\s*#*$/, '$1')
    .replace(/^[-=]{3,}$/, '')
    .replace(/(\*\*|__)(?=\S)(.{1,200}?)\1/g, '$2')
    .replace(/^([-*]\s)\[[ xX]?\]\s/, '$1');

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
function isHeading(raw: string): boolean {
  const line = raw.replace(/^[^\p{L}\d]+|[^\p{L}\p{N}\p{P}]+$/gu, '');
  if (partOfHeading(line, false) !== null) return true;
  const words = line.slice(0, MAX_TITLE).split(/\s+/);
  return words.length <= MAX_HEADING_WORDS && !line.endsWith('.') && partOfHeading(words[0] ?? '', false) !== null;
}

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
