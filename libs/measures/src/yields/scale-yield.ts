import { plainAmountText } from '../fractions/amount-text.js';
import { decimalText } from '../fractions/decimal-text.js';
import { findNumber, type NumberForm, type NumberMatch } from '../numbers/find-number.js';
import { RANGE_SIGN } from '../numbers/range-sign.js';
import { scaleQuantity } from '../numbers/scale-quantity.js';

/** Also means "each": "2 à 200 g". The ends of a range are close to each other. */
const AMBIGUOUS_SIGN = /^\s*[àa]\s*$/i;
const MAX_RATIO = 3;

/**
 * The yield text of a recipe at a scale: "4 servings" × 1.5 is "6 servings", "4-6" × 2 is "8-12", "1 ½ loaves" × 2 is
 * "3 loaves". Only the first number (or range) changes, in its format; a text without a number is unchanged.
 */
export function scaleYield(text: string, scale: number): string {
  const first = findNumber(text);
  if (!first || scale === 1) return text;
  const scaled = text.slice(0, first.start) + scaleNumber(first, scale);
  const second = rangeEnd(text, first);
  if (!second) return scaled + text.slice(first.end);
  return scaled + text.slice(first.end, second.start) + scaleNumber(second, scale) + text.slice(second.end);
}

/** The number of servings (pieces, loaves …) in a yield text: its first number, or 1 without one. */
export function yieldBase(text: string | null | undefined): number {
  return findNumber(text ?? '')?.value || 1;
}

/**
 * The caption of a servings control: the scaled yield, "2x a big pot" for a yield without number, "x 2" without yield.
 */
export function servingsLabel(text: string | null | undefined, scale: number): string {
  const recipeYield = text?.trim() ?? '';
  if (!recipeYield) return `x ${decimalText(scale)}`;
  if (findNumber(recipeYield)) return scaleYield(recipeYield, scale);
  return scale === 1 ? recipeYield : `${decimalText(scale)}x ${recipeYield}`;
}

function rangeEnd(text: string, first: NumberMatch): NumberMatch | null {
  const second = findNumber(text, first.end);
  const between = text.slice(first.end, second?.start);
  if (!second || !RANGE_SIGN.test(between)) return null;
  return AMBIGUOUS_SIGN.test(between) && second.value > MAX_RATIO * first.value ? null : second;
}

function scaleNumber({ value, form }: NumberMatch, scale: number): string {
  return write(scaleQuantity(value, scale), form);
}

function write(value: number, form: NumberForm): string {
  if (form === 'fraction') return plainAmountText(value) || '0';
  return form === 'decimal-comma' ? decimalText(value).replace('.', ',') : decimalText(value);
}
