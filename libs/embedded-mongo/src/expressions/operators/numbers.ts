import { Decimal128, Long } from 'bson';
import { CommandError } from '../../errors.js';
import { fromValue, toValue } from '../../bson/convert.js';
import { add, multiply } from '../../bson/arithmetic.js';

/** A decoded number of any of MongoDB's types. */
export function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || isWide(value);
}

/** Numbers that a JavaScript number cannot represent exactly. */
export function isWide(value: unknown): boolean {
  return typeof value === 'bigint' || value instanceof Decimal128 || value instanceof Long;
}

/** The sum of two numbers, exact for longs and decimals. */
export function sum(a: unknown, b: unknown): unknown {
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  return fromValue(add(toValue(a), toValue(b)));
}

/** The product of two numbers, exact for longs and decimals. */
export function product(a: unknown, b: unknown): unknown {
  if (typeof a === 'number' && typeof b === 'number') return a * b;
  return fromValue(multiply(toValue(a), toValue(b)));
}

/** A number as a JavaScript number. */
export function approximate(value: unknown): number {
  return Number(isWide(value) ? String(value) : value);
}

/** @throws CommandError when a value is not a number */
export function checkNumeric(values: readonly unknown[], operator: string): void {
  if (values.every(isNumeric)) return;
  throw new CommandError('TypeMismatch', `${operator} only supports numeric types`);
}
