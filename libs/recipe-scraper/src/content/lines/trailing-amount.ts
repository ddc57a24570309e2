import { findNumber } from '@larder/measures';
import { PageElement } from '../../html/element.js';
import { textOf } from '../../html/text-of.js';
import { startsWithUnit } from '../measured.js';

const MAX_LENGTH = 120;
const MAX_PARTS = 5;
/** With the spaces between them. */
const MAX_CHILDREN = 20;
/** "1 kg", "500 g (2 cubes)", "about 2 tbsp", "3 c. de sopa", "1 q.b.": only an amount. */
const ONLY_AMOUNT =
  /^(?:\p{L}{1,9}\.?\s)?[\d½¼¾⅓⅔⅛][\d\s.,/–-]{0,8}[½¼¾⅓⅔⅛]?\s?(?:(?:\p{L}\.){1,3}|\p{L}{1,15}\.?(?:\s(?:de\s|d')?\p{L}{1,12}\.?)?)?(?:\s?\([^()]{1,30}\))?$/u;
/** "zest from" and "juice of" go on with the amount: "zest from 1 large lemon". */
const GOES_ON = /\s(?:from|of|de|d'|von|vom|van|di|af|av)$/iu;
/** Japanese and Korean recipes name the food first. */
const FOOD_FIRST = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The text of an item with its amount in front, where its markup separates the food and a number after it: "1 kg
 * tomatoes" from "tomatoes" and "1 kg". Null for any other item.
 */
export function amountInFront(item: PageElement): string | null {
  const parts = item.children.slice(0, MAX_CHILDREN).map(tidyTextOf).filter(isNoBox);
  if (parts.length === 1) return onlyChild(item);
  if (parts.length > MAX_PARTS) return null;
  const start = parts.findIndex((part) => /[\d½¼¾⅓⅔⅛]/.test(part));
  const food = parts.slice(0, Math.max(0, start)).join(' ');
  const amounts = [...new Set(parts.slice(start))].filter((part, at) => at === 0 || !PERCENTAGE.test(part));
  return amountsFirst(food, [amounts.join(' ')]) ?? (item.name === 'tr' ? amountsFirst(food, amounts) : null);
}

/** Of the flour, in tables of bakers. */
const PERCENTAGE = /^\d[\d.,]{0,6}\s?%$/;

/** A food behind its amount, and that in other measures in brackets; null when these are not a food and amounts. */
export function amountsFirst(food: string, amounts: readonly string[]): string | null {
  const [first = '', ...others] = new Set(amounts);
  const length = food.length + amounts.join().length;
  if (length > MAX_LENGTH || FOOD_FIRST.test(food) || !isFood(food)) return null;
  if (![first, ...others].every((amount) => ONLY_AMOUNT.test(amount))) return null;
  return [first, ...others.map((amount) => `(${amount})`), food].join(' ');
}

const isFood = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  !/[:：]$/.test(text) &&
  !GOES_ON.test(text) &&
  findNumber(text) === null &&
  !startsWithUnit(text);

/** Empty parts and boxes to tick say nothing. */
const isNoBox = (part: string): boolean => /[\p{L}\p{N}\p{P}]/u.test(part);

/** Unwraps nested boxes. */
function onlyChild({ children }: PageElement): string | null {
  const [only, ...others] = children.filter((child) => child instanceof PageElement);
  return only && others.length === 0 ? amountInFront(only) : null;
}

function tidyTextOf(node: PageElement | string): string {
  const text = typeof node === 'string' ? node : textOf(node);
  return text
    .slice(0, MAX_LENGTH * 2)
    .replace(/\s+/g, ' ')
    .trim();
}
