import { closestFraction, type Fraction } from './closest-fraction.js';
import { decimalText } from './decimal-text.js';

/**
 * An amount as people write it, for a screen to draw: `{whole: 2, numerator: 3, denominator: 4}` is 2 ¾.
 * `whole` is 0 for a mere fraction, `numerator` is 0 for a whole number; never both.
 */
export interface MixedAmount {
  kind: 'mixed';
  whole: number;
  numerator: number;
  denominator: number;
}

export interface DecimalAmount {
  kind: 'decimal';
  text: string;
}

export type AmountParts = MixedAmount | DecimalAmount;

/** How a unit writes its amounts: grams are written 0.5, cups ½. Fractions by default. */
export interface AmountStyle {
  fraction?: boolean | null;
}

/**
 * How an amount is written: as mixed number with a denominator up to 10, or as decimal when the unit wants it so.
 * Null when there is nothing to write (no quantity, zero, or not a number).
 */
export function amountParts(quantity: number | null | undefined, unit?: AmountStyle | null): AmountParts | null {
  if (!quantity || !Number.isFinite(quantity)) return null;
  if (unit?.fraction === false || quantity < 0) return { kind: 'decimal', text: decimalText(quantity) };

  const fraction = closestFraction(quantity);
  if (fraction.numerator === 0) return { kind: 'decimal', text: decimalText(quantity) }; // 0.03 is little, but not 0
  return toMixed(fraction);
}

function toMixed({ numerator, denominator }: Fraction): MixedAmount {
  const rest = numerator % denominator;
  return { kind: 'mixed', whole: (numerator - rest) / denominator, numerator: rest, denominator };
}
