import { badValue } from '../errors.js';
import { itemsOf, type Value } from '../bson/value.js';
import type { ValueTest } from './comparisons.js';

const TESTS: Readonly<Record<string, (bits: bigint, mask: bigint) => boolean>> = {
  $bitsAllSet: (bits, mask) => bits === mask,
  $bitsAnySet: (bits) => bits !== 0n,
  $bitsAllClear: (bits) => bits === 0n,
  $bitsAnyClear: (bits, mask) => bits !== mask,
};

export function isBitOperator(operator: string): boolean {
  return operator in TESTS;
}

/** `$bitsAllSet` and its kin: the operand is a mask or a list of bit positions. */
export function bits(operator: string, operand: Value): ValueTest {
  const mask = operand.isArray ? positions(operand) : wholeNumber(operand);
  const test = TESTS[operator] ?? (() => false);
  return (value) => {
    const number = value.number();
    return value.isNumber && Number.isInteger(number) && test(BigInt(number) & mask, mask);
  };
}

function positions(list: Value): bigint {
  return itemsOf(list).reduce((mask, item) => mask | (1n << wholeNumber(item)), 0n);
}

function wholeNumber(value: Value): bigint {
  const number = value.number();
  if (!Number.isInteger(number) || number < 0) throw badValue('a bit mask must be a non-negative whole number');
  return BigInt(number);
}
