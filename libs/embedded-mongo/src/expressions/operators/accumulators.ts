import { Decimal128 } from 'bson';
import * as accumulators from 'mingo/operators/accumulator';
import type { Options } from 'mingo/types';
import { compareDecoded } from './compare.js';
import { approximate, isNumeric, sum } from './numbers.js';

type Accumulator = (documents: unknown[], expression: unknown, options: Options) => unknown;

/** The accumulators of `$group`, with MongoDB's order of types and wide numbers. */
export const accumulatorOperators: Readonly<Record<string, Accumulator>> = {
  $sum: (documents, expression, options) => {
    if (typeof expression === 'number') return documents.length * expression;
    return numbersOf(documents, expression, options).reduce(sum, 0);
  },
  $avg: average,
  $max: best((difference) => difference > 0),
  $min: best((difference) => difference < 0),
};

function valuesOf(documents: unknown[], expression: unknown, options: Options): unknown[] {
  return accumulators.$push(documents, expression, options);
}

function numbersOf(documents: unknown[], expression: unknown, options: Options): unknown[] {
  return valuesOf(documents, expression, options).filter(isNumeric);
}

function average(documents: unknown[], expression: unknown, options: Options): unknown {
  const numbers = numbersOf(documents, expression, options);
  if (numbers.length === 0) return null;
  const mean = approximate(numbers.reduce(sum, 0)) / numbers.length;
  return numbers.some((number) => number instanceof Decimal128) ? Decimal128.fromString(String(mean)) : mean;
}

function best(isBetter: (difference: number) => boolean): Accumulator {
  return (documents, expression, options) => {
    let best: unknown = null;
    for (const value of valuesOf(documents, expression, options)) {
      if (value === null || value === undefined) continue;
      if (best === null || isBetter(compareDecoded(value, best))) best = value;
    }
    return best;
  };
}
