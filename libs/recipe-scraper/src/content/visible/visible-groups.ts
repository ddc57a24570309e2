import type { ScrapedLine } from '../../scraped-recipe.js';
import type { PageLine } from '../lines/page-lines.js';
import { looksMeasured } from '../measured.js';
import { partOfHeading } from '../lines/heading-words.js';

/** Headings over one ingredient, such as "Filling" and "For the cream". */
const MAX_HEADINGS = 2;
const MAX_TITLE = 60;
const MIN_SHARE_VISIBLE = 0.8;

/**
 * Ingredients with the visible headings of their groups, for data that lists them without. Only headings directly above
 * an ingredient count, and only on pages that show nearly all of them in this order.
 */
export function withVisibleTitles(declared: readonly ScrapedLine[], visible: readonly PageLine[]): ScrapedLine[] {
  if (declared.length < 2 || declared.some(({ title }) => title !== '')) return [...declared];
  const declaredPositions = positionsOf(declared, visible);
  const lines = withoutHeadings(declared, visible, declaredPositions);
  if (lines.length < declared.length && lines.some(({ title }) => title !== '')) return lines;
  const positions = lines.length < declared.length ? positionsOf(lines, visible) : declaredPositions;
  const titles = positions.map((position, index) => titleOver(visible, position, positions[index - 1] ?? null));
  const isVisible = positions.filter((position) => position !== null).length >= lines.length * MIN_SHARE_VISIBLE;
  // The heading above all of them may be anything; it is a group only when others follow.
  if (!isVisible || !titles.slice(1).some(Boolean)) return [...lines];
  return lines.map((line, index) => ({ ...line, title: titles[index] ?? '' }));
}

/** Lines that the page shows as the heading of the next one are its title: a program wrote the whole page into the data. */
function withoutHeadings(
  lines: readonly ScrapedLine[],
  visible: readonly PageLine[],
  positions: readonly (number | null)[],
): ScrapedLine[] {
  const kept: ScrapedLine[] = [];
  let title = '';
  for (const [index, line] of lines.entries()) {
    const [position, next] = [positions[index] ?? null, positions[index + 1] ?? null];
    const pageLine = position === null ? undefined : visible[position];
    const isHeading = pageLine && pageLine.heading > 0 && !looksMeasured(line.text) && next === pageLine.position + 1;
    if (!isHeading) kept.push({ ...line, title });
    title = isHeading && isTitle(pageLine) ? titleOf(pageLine) : '';
  }
  return kept;
}

/** The index of each line in the page, after the line before; null for those that are not visible. */
function positionsOf(lines: readonly ScrapedLine[], visible: readonly PageLine[]): (number | null)[] {
  const places = new Map<string, number[]>();
  for (let index = visible.length - 1; index >= 0; index--)
    addPosition(places, wordsIn(visible[index]?.text ?? ''), index);
  let last = -1;
  return lines.map(({ text }) => {
    const waiting = places.get(wordsIn(text)) ?? []; // the first indexes last
    while ((waiting.at(-1) ?? Infinity) <= last) waiting.pop();
    last = waiting.at(-1) ?? last;
    return waiting.at(-1) ?? null;
  });
}

function addPosition(places: Map<string, number[]>, words: string, index: number): void {
  const positions = places.get(words);
  if (positions) positions.push(index);
  else places.set(words, [index]);
}

/** The heading of the line at an index, when only headings are between it and the ingredient before. */
function titleOver(visible: readonly PageLine[], position: number | null, before: number | null): string {
  if (position === null) return '';
  const between = visible.slice(before === null ? Math.max(0, position - 1) : before + 1, position);
  if (between.length > MAX_HEADINGS || !between.every(isTitle)) return '';
  return between.map(titleOf).join(' – ');
}

const titleOf = ({ text }: PageLine): string => text.replace(/\s*[:：]$/, '');

const isTitle = ({ text, heading }: PageLine): boolean =>
  heading > 0 && text.length <= MAX_TITLE && partOfHeading(text, true) !== 'ingredients';

const wordsIn = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
