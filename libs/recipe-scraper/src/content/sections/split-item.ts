import { findNumber } from '@larder/measures';
import { hasAmountAndFood, looksMeasured } from '../measured.js';
import { splitRunningList } from '../running-list.js';
import { namesNutrient } from '../visible/nutrient-words.js';
import { MOCK_HEADING } from '../lines/heading-level.js';
import type { PageLine } from '../lines/page-lines.js';

const MIN_LINES = 3;

/**
 * The lines of an item that contains a group, "For the sauce:", "1 onion", "200 ml cream", or several ingredients, also in
 * cells. Any other item is a single line.
 */
export function splitItem(item: PageLine): PageLine[] {
  const cells = item.cells?.filter(Boolean) ?? [];
  if (cells.length > 1 && cells.every(isWhole)) return cells.map((text) => ({ ...item, text, amountFirst: undefined }));
  if (!item.isItem || !item.text.includes('\n')) return [item];
  const texts = item.text.split('\n');
  const [first = '', ...others] = texts;
  const isGroup = /[:：]$/.test(first) && findNumber(first) === null && others.some(looksMeasured);
  const areIngredients = texts.length >= MIN_LINES && texts.every(hasAmountAndFood);
  if (!isGroup && !areIngredients) return [item];
  const lines = isGroup ? others : texts;
  const group = isGroup ? [{ ...item, text: first, heading: MOCK_HEADING }] : [];
  return [...group, ...lines.map((text) => ({ ...item, text, heading: 0, amountFirst: undefined }))];
}

/** Whether a cell is an ingredient of its own: a table may have them in columns. */
const isWhole = (cell: string): boolean => hasAmountAndFood(cell) && (findNumber(cell)?.start ?? 1) === 0;

/** The lines of a paragraph with the ingredients of a group in a row: "Base: 200 g flour, 100 g butter, 1 egg". */
export function splitParagraph(line: PageLine): PageLine[] {
  if (line.isItem || line.heading > 0) return [line];
  const [, group = '', row = line.text] = GROUP.exec(line.text) ?? [];
  const texts = splitRunningList(row);
  if (texts.length === 1 || texts.some((text) => namesNutrient({ text }))) return [line];
  const heading = group ? [{ ...line, text: group, heading: MOCK_HEADING }] : [];
  return [...heading, ...texts.map((text) => ({ ...line, text }))];
}
const GROUP = /^(\P{N}{2,40}[:：])\s(.*)$/u;
