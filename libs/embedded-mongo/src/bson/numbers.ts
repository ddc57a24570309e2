import { Tag } from './tags.js';
import type { Value } from './value.js';

/** An exact number: `mantissa` times ten to the `exponent`. */
export interface ExactNumber {
  readonly mantissa: bigint;
  readonly exponent: number;
}

/** Decimals reach 10^6144; for larger differences in magnitude the rounded values are compared. */
const MAX_EXPONENT_GAP = 7000;

const DECIMAL_TEXT = /^([+-]?)(\d*)(?:\.(\d*))?(?:E([+-]?\d+))?$/i;

/** Compares numbers of any two types by their mathematical value; NaN is smaller than every other number. */
export function compareNumbers(a: Value, b: Value): number {
  const x = a.number();
  const y = b.number();
  if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(y)) - Number(Number.isNaN(x));
  if (isDoubleExact(a) && isDoubleExact(b)) return signOf(x, y);
  return compareExactly(a, b, signOf(x, y));
}

function signOf<T extends number | bigint>(x: T, y: T): number {
  if (x === y) return 0;
  return x < y ? -1 : 1;
}

function isDoubleExact(value: Value): boolean {
  return value.tag === Tag.int || value.tag === Tag.double;
}

function compareExactly(a: Value, b: Value, rounded: number): number {
  const x = exactNumber(a);
  const y = exactNumber(b);
  if (!x || !y) return infiniteSign(a, x) - infiniteSign(b, y);
  if (Math.abs(x.exponent - y.exponent) > MAX_EXPONENT_GAP) return rounded;
  const exponent = Math.min(x.exponent, y.exponent);
  const left = scale(x, exponent);
  const right = scale(y, exponent);
  return signOf(left, right);
}

/** 0 for finite numbers, whose exact value is available. */
function infiniteSign(value: Value, exact: ExactNumber | undefined): number {
  return exact ? 0 : Math.sign(value.number());
}

/** The mantissa of a number for this (not larger) exponent. */
export function scale(number: ExactNumber, exponent: number): bigint {
  return number.mantissa * 10n ** BigInt(number.exponent - exponent);
}

/** The exact value of a whole number; undefined for fractions, infinities, NaN and other values than numbers. */
export function wholeNumber(value: Value): bigint | undefined {
  if (value.tag === Tag.long) return value.bytes.readBigInt64LE(value.start);
  const number = value.number();
  return Number.isInteger(number) ? BigInt(number) : undefined;
}

/** The exact value of a number; undefined for infinities and NaN. */
export function exactNumber(value: Value): ExactNumber | undefined {
  if (value.tag === Tag.long) return { mantissa: value.bytes.readBigInt64LE(value.start), exponent: 0 };
  if (value.tag === Tag.decimal) return exactDecimal(value.decimal().toString());
  return exactDouble(value.number());
}

/** Parses a decimal as `Decimal128.toString()` formats it. */
export function exactDecimal(text: string): ExactNumber | undefined {
  const match = DECIMAL_TEXT.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = BigInt(whole + fraction || '0');
  return { mantissa: sign === '-' ? -digits : digits, exponent: Number(exponent) - fraction.length };
}

function exactDouble(number: number): ExactNumber | undefined {
  if (!Number.isFinite(number)) return undefined;
  let halvings = 0;
  let whole = number;
  while (!Number.isInteger(whole)) {
    whole *= 2;
    halvings++;
  }
  // whole / 2^n is whole * 5^n / 10^n
  return { mantissa: BigInt(whole) * 5n ** BigInt(halvings), exponent: -halvings };
}
