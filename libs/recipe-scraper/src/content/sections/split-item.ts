import { findNumber } from '@larder/measures';
import { hasAmountAndFood, looksMeasured } from '../measured.js';
import { MOCK_HEADING, type PageLine } from '../lines/page-lines.js';

const MIN_LINES = 3;

/**
 * The lines of an item that contains a group, "For the sauce:", "1 onion", "200 ml cream", or several ingredients. Any
 * other item is a single line.
 */
export function splitItem(item: PageLine): PageLine[] {
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
