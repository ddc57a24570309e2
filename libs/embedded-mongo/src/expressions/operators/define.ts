import { evalExpr } from 'mingo/core';
import type { Options } from 'mingo/types';
import { CommandError } from '../../errors.js';

/** An operator as mingo calls it: the document, its operand, and options. */
export type ExpressionOperator = (document: unknown, expression: unknown, options: Options) => unknown;

/** An operator on the values of its arguments. */
export function onArguments(work: (values: unknown[]) => unknown): ExpressionOperator {
  return (document, expression, options) => {
    const operands = Array.isArray(expression) ? (expression as unknown[]) : [expression];
    return work(operands.map((one) => evalExpr(document, one, options)));
  };
}

/** An operator that takes exactly two arguments. */
export function onTwo(work: (a: unknown, b: unknown) => unknown): ExpressionOperator {
  return (document, expression, options) => {
    if (!Array.isArray(expression) || expression.length !== 2) {
      throw new CommandError('Location16020', 'Expression takes exactly 2 arguments.');
    }
    const [first, second] = expression as [unknown, unknown];
    return work(evalExpr(document, first, options), evalExpr(document, second, options));
  };
}

/** An operator on one value that returns null for null and missing. */
export function onValue(work: (value: NonNullable<unknown>) => unknown): ExpressionOperator {
  return (document, expression, options) => {
    const argument: unknown = Array.isArray(expression) && expression.length === 1 ? expression[0] : expression;
    const value = evalExpr(document, argument, options);
    return value === null || value === undefined ? null : work(value);
  };
}
