import { compareDecoded } from './compare.js';
import { onTwo, type ExpressionOperator } from './define.js';

/** Comparisons across all types, where the query operators compare within one. */
export const comparisonOperators: Readonly<Record<string, ExpressionOperator>> = {
  $eq: comparing((difference) => difference === 0),
  $ne: comparing((difference) => difference !== 0),
  $gt: comparing((difference) => difference > 0),
  $gte: comparing((difference) => difference >= 0),
  $lt: comparing((difference) => difference < 0),
  $lte: comparing((difference) => difference <= 0),
  $cmp: comparing(Math.sign),
};

function comparing(judge: (difference: number) => unknown): ExpressionOperator {
  return onTwo((a, b) => judge(compareDecoded(a, b)));
}
