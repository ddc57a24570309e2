import type { ScrapedLine } from '../scraped-recipe.js';
import type { PageLine } from './page-lines.js';
import { partOfHeading } from './words.js';

/** Headings over one ingredient: "Filling" and "For the cream", say. */
const MAX_HEADINGS = 2;
const MAX_TITLE = 60;
const SHARE_SHOWN = 0.8;

/**
 * Ingredients with the headings of the groups a page shows them in, for data that lists them without. Only headings
 * right above an ingredient count, and only on pages that show nearly all of them in this order.
 */
export function titledAsShown(lines: readonly ScrapedLine[], shown: readonly PageLine[]): ScrapedLine[] {
  if (lines.length < 2 || lines.some(({ title }) => title !== '')) return [...lines];
  const positions = positionsOf(lines, shown);
  const titles = positions.map((position, index) => titleOver(shown, position, positions[index - 1] ?? null));
  const isShown = positions.filter((position) => position !== null).length >= lines.length * SHARE_SHOWN;
  // What stands above all of them may be anything; it is a group where others follow.
  if (!isShown || !titles.slice(1).some(Boolean)) return [...lines];
  return lines.map((line, index) => ({ ...line, title: titles[index] ?? '' }));
}

/** Where each line is shown, after the line before; null for those that are not. */
function positionsOf(lines: readonly ScrapedLine[], shown: readonly PageLine[]): (number | null)[] {
  const places = new Map<string, number[]>();
  for (let index = shown.length - 1; index >= 0; index--) remember(places, wordsIn(shown[index]?.text ?? ''), index);
  let last = -1;
  return lines.map(({ text }) => {
    const waiting = places.get(wordsIn(text)) ?? []; // first places last
    while ((waiting.at(-1) ?? Infinity) <= last) waiting.pop();
    last = waiting.at(-1) ?? last;
    return waiting.at(-1) ?? null;
  });
}

function remember(places: Map<string, number[]>, words: string, index: number): void {
  const known = places.get(words);
  if (known) known.push(index);
  else places.set(words, [index]);
}

/** What heads the line at a position, when nothing but headings stands between it and the ingredient before. */
function titleOver(shown: readonly PageLine[], position: number | null, before: number | null): string {
  if (position === null) return '';
  const between = shown.slice(before === null ? Math.max(0, position - 1) : before + 1, position);
  if (between.length > MAX_HEADINGS || !between.every(isTitle)) return '';
  return between.map(({ text }) => text.replace(/\s*[:：]$/, '')).join(' – ');
}

const isTitle = ({ text, heading }: PageLine): boolean =>
  heading > 0 && text.length <= MAX_TITLE && partOfHeading(text, true) !== 'ingredients';

const wordsIn = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
