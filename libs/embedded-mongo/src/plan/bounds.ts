import { Rank } from '../bson/tags.js';
import { itemsOf, type Value } from '../bson/value.js';
import { prefixEnd } from '../keys/index-entry.js';
import { encodeComponent, MAX_INDEXED_BYTES, rankByte } from '../keys/encode.js';
import { toRegExp } from '../query/regex.js';
import type { Requirement } from './requirements.js';
import { literalPrefix } from './literal-prefix.js';

/** Part of an index component, ascending and half-open. */
export interface Interval {
  readonly from: Buffer;
  readonly to: Buffer;
}

/** The ranges of one index component that contain the matching documents. */
export interface Bounds {
  readonly intervals: readonly Interval[];
  /** Single values only, so that the next component is sorted within each. */
  readonly arePoints: boolean;
  /** Every document inside matches all requirements at this path. */
  readonly decides: boolean;
  /** An additional test of the text inside. */
  readonly regex?: RegExp;
}

const RANGE_OPERATORS = ['$gt', '$gte', '$lt', '$lte'];
/** For more points, a scan of the collection is cheaper. */
const MAX_POINTS = 20_000;

/** Properties of an index that make its entries less specific than the documents. */
export interface IndexLimits {
  readonly multikey?: boolean;
  readonly inexact?: boolean;
}

/** Bounds for the requirements at one path; undefined when they narrow nothing. */
export function boundsFor(requirements: readonly Requirement[], limits: IndexLimits): Bounds | undefined {
  const bounds = findBounds(requirements, limits);
  if (!bounds) return undefined;
  // For arrays, an entry for a value means that some item has it; for null and ranges it means less.
  const isListSafe = bounds.arePoints && bounds.intervals.every(({ from }) => from[0] !== rankByte(Rank.null));
  const isWeak = limits.inexact || (limits.multikey && !isListSafe);
  return isWeak ? { ...bounds, decides: false } : bounds;
}

function findBounds(requirements: readonly Requirement[], limits: IndexLimits): Bounds | undefined {
  const all = requirements.filter(({ condition }) => isUsable(condition.operand));
  const equal = all.find(({ condition }) => condition.operator === '$eq');
  if (equal) return points([equal.condition.operand], isOnly(requirements, equal));
  const among = requirements.find((requirement) => isUsableList(requirement));
  if (among) return points(itemsOf(among.condition.operand), isOnly(requirements, among));
  const ranges = all.filter(({ condition }) => RANGE_OPERATORS.includes(condition.operator));
  if (ranges.length > 0) return range(ranges, requirements, limits);
  const pattern = requirements.find(({ condition }) => condition.operator === '$regex');
  return pattern && textBounds(pattern);
}

function isOnly(requirements: readonly Requirement[], used: Requirement): boolean {
  return requirements.length === 1 && used.isWhole;
}

/** Arrays match whole or by item, MinKey and MaxKey match every type, expressions match texts: no simple bounds. */
function isUsable(operand: Value): boolean {
  return ![Rank.array, Rank.minKey, Rank.maxKey, Rank.regex].some((rank) => rank === operand.rank);
}

function isUsableList({ condition: { operator, operand } }: Requirement): boolean {
  if (operator !== '$in' || !operand.isArray) return false;
  const items = itemsOf(operand);
  return items.length <= MAX_POINTS && items.every(isUsable);
}

function points(values: readonly Value[], decides: boolean): Bounds {
  const keys = values.map(encodeComponent);
  const distinct = new Map(keys.map(({ bytes }) => [bytes.toString('latin1'), bytes]));
  const intervals = [...distinct.values()].sort((a, b) => a.compare(b)).map((from) => ({ from, to: prefixEnd(from) }));
  return { intervals, arePoints: true, decides: decides && keys.every((key) => key.exact) };
}

function range(ranges: readonly Requirement[], all: readonly Requirement[], weak: IndexLimits): Bounds | undefined {
  const comparable = ranges.filter(({ condition }) => !condition.operand.isNullish && !condition.operand.isNaN);
  const [first] = comparable;
  if (!first) return undefined;
  // On arrays, two different items may fulfil "more than 4 and less than 6": only one bound is correct.
  const together = weak.multikey && !comparable.every((one) => one.sameItem) ? [first] : comparable;
  const rank = first.condition.operand.rank;
  const used = together.filter(({ condition }) => condition.operand.rank === rank);
  const sides = used.map((one) => sideOf(one, weak));
  const from = sides.reduce<Buffer>((low, side) => later(low, side.from), lowestOf(rank));
  const to = sides.reduce<Buffer>((high, side) => earlier(high, side.to), Buffer.from([rankByte(rank) + 1]));
  const decides = used.length === all.length && used.every((one) => one.isWhole) && sides.every((side) => side.exact);
  return { intervals: Buffer.compare(from, to) < 0 ? [{ from, to }] : [], arePoints: false, decides };
}

interface Side {
  readonly from?: Buffer;
  readonly to?: Buffer;
  readonly exact: boolean;
}

/** A truncated or rounded operand equals its neighbours: those stay inside, and the document is checked. */
function sideOf({ condition: { operator, operand } }: Requirement, weak: IndexLimits): Side {
  const { bytes, exact: isExact } = encodeComponent(operand);
  const exact = isExact && !weak.inexact;
  switch (operator) {
    case '$gt':
      return { from: exact ? prefixEnd(bytes) : bytes, exact };
    case '$gte':
      return { from: bytes, exact };
    case '$lt':
      return { to: exact ? bytes : prefixEnd(bytes), exact };
    default:
      return { to: prefixEnd(bytes), exact };
  }
}

function later(a: Buffer, b: Buffer | undefined): Buffer {
  return b && Buffer.compare(b, a) > 0 ? b : a;
}

function earlier(a: Buffer, b: Buffer | undefined): Buffer {
  return b && Buffer.compare(b, a) < 0 ? b : a;
}

/** NaN is the lowest number and matches no comparison. */
function lowestOf(rank: number): Buffer {
  if (rank !== Rank.number) return Buffer.from([rankByte(rank)]);
  return Buffer.from([rankByte(rank), 0, 0, 0, 0, 0, 0, 0, 1]);
}

/** Texts with the expression's literal prefix, and stored expressions, which match themselves. */
function textBounds({ condition }: Requirement): Bounds {
  const regex = toRegExp(condition.operand, condition.options);
  const prefix = Buffer.from(literalPrefix(regex)).subarray(0, MAX_INDEXED_BYTES);
  const texts = Buffer.concat([Buffer.from([rankByte(Rank.string)]), prefix]);
  const expressions = Buffer.from([rankByte(Rank.regex)]);
  const intervals = [texts, expressions].map((from) => ({ from, to: prefixEnd(from) }));
  return { intervals, arePoints: false, decides: false, regex };
}
