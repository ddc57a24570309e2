import { findNumber, type NumberMatch } from '@larder/measures';
import { isThing, listOf } from '../../json/thing.js';
import { cleanLine } from '../text/text.js';
import { ITEM_WORDS, NUMBER_WORDS, SERVING_WORDS } from './yield-words.js';

/** The yield of a recipe. */
export interface RecipeYield {
  /** "4 servings", "24 cookies", or the original text when it has no number; `""` for nothing. */
  text: string;
  quantity: number | null;
}

const RANGE = /^\s{0,3}(?:[-–—]|(?:to|or|bis|oder|à|a|ou|o|y|até|tot|do|till)(?=\s))\s{0,3}$/iu;
const MAX_LENGTH = 500;

/**
 * The yield of a schema.org recipe. A list prefers the element with a countable word. The upper end of a range is used,
 * unless the list also has its lower end alone: that is the number the page scales by. Without a countable word the
 * number means servings, after "makes" items. "6/8 persons" are six, not three quarters.
 */
export function readYield(value: unknown): RecipeYield {
  const texts = listOf(value).map(textOfYield).filter(Boolean);
  const text = texts.find(hasUnit) ?? texts[0] ?? '';
  const counted = withoutSlash(text.replace(SIZE, ''));
  const count = countIn(counted);
  if (!count) return { text, quantity: null };
  if (count.quantity === 0) return { text: '', quantity: null };
  const isScaledBy = count.from !== count.quantity && texts.includes(String(count.from));
  const number = isScaledBy ? { ...count, quantity: count.from } : count;
  return { text: `${format(number.quantity)} ${unitOf(counted, number)}`, quantity: number.quantity };
}

function withoutSlash(text: string): string {
  if (!text.includes('/') || !wordsOf(text).some((word) => SERVING_WORDS.has(word))) return text;
  return text.replace(SLASHED, (all, from: string, to: string) => (Number(from) < Number(to) ? from : all));
}
const SLASHED = /(?<![\d/])(\d{1,2})\s?\/\s?(\d{1,2})(?![\d/])/g;

/** The yield of a migrated recipe: the last element of a list, numbers as text, else unchanged. */
export function cleanYield(value: unknown): string {
  return cleanLine(listOf(value).at(-1));
}

function textOfYield(value: unknown): string {
  const text = isThing(value)
    ? [value['value'] ?? value['@value'] ?? value['maxValue'], value['unitText'] ?? value['name']]
        .map(cleanLine)
        .join(' ')
    : cleanLine(value);
  return NO_VALUE.test(text) ? '' : text.slice(0, MAX_LENGTH).replace(DOZEN, '1 dozen').trim();
}
/** What programs of pages write for a missing number. */
const NO_VALUE = /^\s*(?:undefined|null|NaN|none|n\/a|-\d+)\s*$/i;
const DOZEN = /(?<!\p{L})a dozen(?!\p{L})/iu;

interface Count {
  quantity: number;
  /** The lower end of a range, else the same. */
  from: number;
  /** Index of the text after the number. */
  end: number;
}

/** A size of what is made, not how many: "9-inch cake", "20 cm". */
const SIZE = /\(?(?<![\d.,])\d{1,3}(?:[.,]\d)?[\s-]{0,2}(?:inch(?:es)?(?!\p{L})|["″”]|cm(?!\p{L}))\)?/giu;

function countIn(text: string): Count | null {
  const first = findNumber(text);
  if (!first) return countWordIn(text);
  const second = rangeEnd(text, first);
  const last = second && second.value > first.value ? second : first;
  return { quantity: last.value, from: first.value, end: (second ?? first).end };
}

function rangeEnd(text: string, first: NumberMatch): NumberMatch | null {
  const second = findNumber(text, first.end);
  return second && RANGE.test(text.slice(first.end, second.start)) ? second : null;
}

/** "Four", or the ten of "eight to ten". */
function countWordIn(text: string): Count | null {
  let count: Count | null = null;
  let from: number | undefined;
  for (const match of text.matchAll(/\p{L}+/gu)) {
    const quantity = NUMBER_WORDS.get(match[0].toLowerCase());
    if (quantity === undefined) continue;
    if (count && !(quantity > count.quantity && RANGE.test(text.slice(count.end, match.index)))) break;
    from ??= quantity;
    count = { quantity, from, end: match.index + match[0].length };
  }
  return count;
}

/** The countable word: in the text between the number and the next number or bracket. */
function unitOf(text: string, { quantity, end }: Count): string {
  const after = wordsOf(text.slice(end).split(/[\d(;]/, 1)[0] ?? '');
  const item = after.find((word) => ITEM_WORDS.has(word));
  const servings = after.findIndex((word) => SERVING_WORDS.has(word));
  if (item !== undefined && (servings < 0 || after.indexOf(item) < servings)) return item;
  const before = wordsOf(text.slice(0, end));
  const isItems = servings < 0 ? before.includes('makes') || after.includes('porzioni') : false;
  return (isItems ? 'item' : 'serving') + (quantity === 1 ? '' : 's');
}

const hasUnit = (text: string): boolean =>
  wordsOf(text).some((word) => ITEM_WORDS.has(word) || SERVING_WORDS.has(word));
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}]+/gu) ?? [];
const format = (quantity: number): string => String(Number(quantity.toFixed(2)));
