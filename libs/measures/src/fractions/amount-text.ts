import { amountParts, type AmountParts, type AmountStyle } from './amount-parts.js';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** The amount as in the API's `display`: `¹/₂`, `2 ³/₄`, `0.125`; empty when there is none. */
export function amountText(quantity: number | null | undefined, unit?: AmountStyle | null): string {
  return write(amountParts(quantity, unit), (numerator, denominator) => {
    return `${withDigits(numerator, SUPERSCRIPTS)}/${withDigits(denominator, SUBSCRIPTS)}`;
  });
}

/** The amount in plain characters, for the clipboard and for labels: `1/2`, `2 3/4`, `0.125`; empty when there is none. */
export function plainAmountText(quantity: number | null | undefined, unit?: AmountStyle | null): string {
  return write(amountParts(quantity, unit), (numerator, denominator) => `${numerator}/${denominator}`);
}

function write(parts: AmountParts | null, fraction: (numerator: number, denominator: number) => string): string {
  if (!parts) return '';
  if (parts.kind === 'decimal') return parts.text;
  if (parts.numerator === 0) return String(parts.whole);
  const text = fraction(parts.numerator, parts.denominator);
  return parts.whole === 0 ? text : `${parts.whole} ${text}`;
}

function withDigits(value: number, digits: string): string {
  return String(value).replace(/\d/g, (digit) => digits.charAt(Number(digit)));
}
