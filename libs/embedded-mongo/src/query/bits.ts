import { badValue } from '../errors.js';
import { wholeNumber } from '../bson/numbers.js';
import { Tag } from '../bson/tags.js';
import { itemsOf, type Value } from '../bson/value.js';
import type { ValueTest } from './comparisons.js';

const TESTS: Readonly<Record<string, (bits: bigint, mask: bigint) => boolean>> = {
  $bitsAllSet: (bits, mask) => bits === mask,
  $bitsAnySet: (bits) => bits !== 0n,
  $bitsAllClear: (bits) => bits === 0n,
  $bitsAnyClear: (bits, mask) => bits !== mask,
};

const LONG_BITS = 64;
const BINARY_HEADER_BYTES = 5;

export function isBitOperator(operator: string): boolean {
  return operator in TESTS;
}

/** `$bitsAllSet` and the other bit operators: the operand is a mask, binary data or a list of bit positions. */
export function bits(operator: string, operand: Value): ValueTest {
  const mask = maskOf(operand);
  const test = TESTS[operator] ?? (() => false);
  return (value) => {
    const number = bitsOf(value);
    return number !== undefined && test(number & mask, mask);
  };
}

/** The bits of a whole number (negative ones in two's complement) or of binary data; undefined for other values. */
function bitsOf(value: Value): bigint | undefined {
  if (value.tag === Tag.binary) return binaryBits(value);
  const number = wholeNumber(value);
  return number !== undefined && BigInt.asIntN(LONG_BITS, number) === number ? number : undefined;
}

/** Bit 0 is the lowest bit of the first byte. */
function binaryBits({ bytes, start, end }: Value): bigint {
  const content = Buffer.from(bytes.subarray(start + BINARY_HEADER_BYTES, end)).reverse();
  return content.length === 0 ? 0n : BigInt(`0x${content.toString('hex')}`);
}

function maskOf(operand: Value): bigint {
  if (operand.isArray) return itemsOf(operand).reduce((mask, item) => mask | (1n << maskNumber(item)), 0n);
  return operand.tag === Tag.binary ? binaryBits(operand) : maskNumber(operand);
}

function maskNumber(value: Value): bigint {
  const number = bitsOf(value);
  if (number === undefined || number < 0n) throw badValue('a bit mask must be a non-negative whole number');
  return number;
}
