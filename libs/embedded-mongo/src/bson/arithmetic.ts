import { badValue } from '../errors.js';
import { decimalValue, doubleValue, intValue, longValue } from './make.js';
import { exactDecimal, exactNumber, scale, wholeNumber, type ExactNumber } from './numbers.js';
import { Tag } from './tags.js';
import type { Value } from './value.js';

const MAX_INT = 2n ** 31n - 1n;
const MAX_LONG = 2n ** 63n - 1n;

/** The digits of a double that MongoDB converts to a decimal. */
const DOUBLE_DIGITS = 15;

/** From narrow to wide: the result has the wider of both types. */
const WIDTH: Readonly<Record<number, number>> = { [Tag.int]: 1, [Tag.long]: 2, [Tag.double]: 3, [Tag.decimal]: 4 };

/** The sum of two numbers in the wider of their types; ints grow to longs. */
export function add(a: Value, b: Value): Value {
  return combine(a, b, '+');
}

/** The product of two numbers in the wider of their types; ints grow to longs. */
export function multiply(a: Value, b: Value): Value {
  return combine(a, b, '*');
}

function combine(a: Value, b: Value, sign: '+' | '*'): Value {
  const width = Math.max(WIDTH[a.tag] ?? 0, WIDTH[b.tag] ?? 0);
  if (width === 4) return combineDecimals(a, b, sign);
  const [x, y] = [a.number(), b.number()];
  if (width === 3) return doubleValue(sign === '+' ? x + y : x * y);
  const [p, q] = [wholeNumber(a) ?? 0n, wholeNumber(b) ?? 0n];
  return integer(sign === '+' ? p + q : p * q, width);
}

function integer(result: bigint, width: number): Value {
  if (result > MAX_LONG || result < -MAX_LONG - 1n) throw badValue('Failed to apply the update: the result overflows');
  const fitsInt = result <= MAX_INT && result >= -MAX_INT - 1n;
  return width === 1 && fitsInt ? intValue(Number(result)) : longValue(result);
}

/** Doubles count with 15 digits, so that 0.1 is 0.1; undefined for infinities and NaN. */
function toDecimal(value: Value): ExactNumber | undefined {
  return value.tag === Tag.double ? exactDecimal(value.number().toPrecision(DOUBLE_DIGITS)) : exactNumber(value);
}

function combineDecimals(a: Value, b: Value, sign: '+' | '*'): Value {
  const [x, y] = [toDecimal(a), toDecimal(b)];
  if (!x || !y) return decimalValue(String(sign === '+' ? a.number() + b.number() : a.number() * b.number()));
  if (sign === '*') return decimalValue(`${x.mantissa * y.mantissa}E${x.exponent + y.exponent}`);
  const exponent = Math.min(x.exponent, y.exponent);
  return decimalValue(`${scale(x, exponent) + scale(y, exponent)}E${exponent}`);
}
