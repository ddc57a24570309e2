import { closestFraction, type Fraction } from './closest-fraction.js';
import { decimalText } from './decimal-text.js';

/**
 * The parts of an amount for rendering: `{whole: 2, numerator: 3, denominator: 4}` is 2 ¾. `whole` is 0 for a fraction
 * below 1, `numerator` is 0 for a whole number; never both.
 */
export interface MixedAmount {
  kind: 'mixed';
  whole: number;
  numerator: number;
  denominator: number;
}

/** An amount that is written as a decimal. */
export interface DecimalAmount {
  kind: 'decimal';
  text: string;
}

export type AmountParts = MixedAmount | DecimalAmount;

/** The number format of a unit: grams as 0.5, cups as ½. Fractions by default. */
export interface AmountStyle {
  fraction?: boolean | null;
}

/**
 * Formats an amount as a mixed number with a denominator up to 10, or as a decimal when the unit uses decimals. Null
 * when there is no amount (no quantity, zero, or not a number).
 */
export function amountParts(quantity: number | null | undefined, unit?: AmountStyle | null): AmountParts | null {
  if (!quantity || !Number.isFinite(quantity)) return null;
  if (unit?.fraction === false || quantity < 0) return { kind: 'decimal', text: decimalText(quantity) };

  const fraction = closestFraction(quantity);
  // 0.03 is rounded, but not to 0.
  if (fraction.numerator === 0) return { kind: 'decimal', text: decimalText(quantity) };
  return toMixed(fraction);
}

function toMixed({ numerator, denominator }: Fraction): MixedAmount {
  const rest = numerator % denominator;
  return { kind: 'mixed', whole: (numerator - rest) / denominator, numerator: rest, denominator };
}
