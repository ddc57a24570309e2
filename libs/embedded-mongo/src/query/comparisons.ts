import { badValue } from '../errors.js';
import { compareValues } from '../bson/compare.js';
import { Rank, Tag } from '../bson/tags.js';
import type { Value } from '../bson/value.js';

/** Whether a value fulfils a condition. */
export type ValueTest = (value: Value) => boolean;

/** Values equal to the operand; null also matches missing. */
export function equalTo(operand: Value, collator?: Intl.Collator): ValueTest {
  const rank = operand.rank;
  if (rank === Rank.null) return (value) => value.isNullish;
  return (value) => value.rank === rank && compareValues(value, operand, collator) === 0;
}

const HOLDS: Readonly<Record<string, (difference: number) => boolean>> = {
  $gt: (difference) => difference > 0,
  $gte: (difference) => difference >= 0,
  $lt: (difference) => difference < 0,
  $lte: (difference) => difference <= 0,
};

/** `$gt`, `$gte`, `$lt`, `$lte`: only values of the operand's type match, as in MongoDB. */
export function orderTest(operator: string, operand: Value, collator?: Intl.Collator): ValueTest {
  const holds = HOLDS[operator] ?? (() => false);
  const orEqual = holds(0);
  if (operand.tag === Tag.regex) throw badValue("Can't have RegEx as arg to predicate over field");
  if (operand.isNullish) return (value) => orEqual && value.isNullish;
  if (operand.rank === Rank.minKey || operand.rank === Rank.maxKey) {
    return (value) => !value.isMissing && holds(compareValues(value, operand));
  }
  if (operand.isNaN) return (value) => orEqual && value.isNaN;
  const rank = operand.rank;
  return (value) => value.rank === rank && !value.isNaN && holds(compareValues(value, operand, collator));
}

/** `$mod: [divisor, remainder]`, on truncated values. */
export function remainder(operand: Value, numbers: readonly number[]): ValueTest {
  const [divisor = NaN, rest = NaN] = numbers.map(Math.trunc);
  if (!operand.isArray || numbers.length !== 2 || !Number.isFinite(divisor + rest)) throw badValue('malformed mod');
  if (divisor === 0) throw badValue('divisor cannot be 0');
  const [exactDivisor, exactRest] = [BigInt(divisor), BigInt(rest)];
  return (value) => {
    if (value.tag === Tag.long) return value.bytes.readBigInt64LE(value.start) % exactDivisor === exactRest;
    return value.isNumber && Math.trunc(value.number()) % divisor === rest;
  };
}
