import { CommandError } from '../../errors.js';
import { onArguments, onTwo, type ExpressionOperator } from './define.js';
import { approximate, checkNumeric, product, sum } from './numbers.js';

/** Arithmetic with MongoDB's rules for dates, nulls and wide numbers. */
export const arithmeticOperators: Readonly<Record<string, ExpressionOperator>> = {
  $add: onArguments(addAll),
  $multiply: onArguments((values) => {
    if (values.some(isNothing)) return null;
    checkNumeric(values, '$multiply');
    return values.reduce(product, 1);
  }),
  $subtract: onTwo(subtract),
};

function addAll(values: unknown[]): unknown {
  if (values.some(isNothing)) return null;
  const dates = values.filter((value) => value instanceof Date);
  if (dates.length > 1) throw new CommandError('Location16612', 'only one date allowed in an $add expression');
  const numbers = values.filter((value) => !(value instanceof Date));
  checkNumeric(numbers, '$add');
  const total = numbers.reduce(sum, 0);
  const [date] = dates;
  return date ? new Date(date.getTime() + approximate(total)) : total;
}

function subtract(a: unknown, b: unknown): unknown {
  if (isNothing(a) || isNothing(b)) return null;
  if (a instanceof Date) return b instanceof Date ? a.getTime() - b.getTime() : new Date(a.getTime() - approximate(b));
  checkNumeric([a, b], '$subtract');
  return sum(a, product(-1, b));
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined;
}
