import { badValue, CommandError } from '../errors.js';
import { compareValues } from '../bson/compare.js';
import { dateValue, intValue, longValue, timestampValue } from '../bson/make.js';
import { wholeNumber } from '../bson/numbers.js';
import { Tag, typeName } from '../bson/tags.js';
import { fieldsOf, Value } from '../bson/value.js';
import { add, multiply } from '../bson/arithmetic.js';
import { addToSet, pop, pull, pullAll, push } from './array-operators.js';
import type { Operator, OperatorContext } from './operator-types.js';
import type { FieldLocation } from '../document-tree/field-location.js';
import { toValue } from '../document-tree/tree.js';

/** The current value at a location; undefined when there is none. */
export function currentAt({ parent, name }: FieldLocation): Value | undefined {
  const node = parent.get(name);
  return node && toValue(node);
}

const set: Operator = ({ parent, name }, operand) => parent.set(name, operand);

/** Update operators by name; `$rename` moves between two locations and is executed where paths are resolved. */
export const OPERATORS: Readonly<Record<string, Operator>> = {
  $set: set,
  $setOnInsert: set,
  $unset: ({ parent, name }) => parent.remove(name),
  $inc: numeric('$inc', 'increment', add),
  $mul: numeric('$mul', 'multiply', multiply),
  $min: keepIf((difference) => difference < 0),
  $max: keepIf((difference) => difference > 0),
  $push: push,
  $addToSet: addToSet,
  $pop: pop,
  $pull: pull,
  $pullAll: pullAll,
  $bit: bit,
  $currentDate: currentDate,
  $rename: () => undefined,
};

function numeric(name: string, verb: string, combine: (a: Value, b: Value) => Value): Operator {
  return (location, operand) => {
    if (!operand.isNumber) throw mismatch(`Cannot ${verb} with non-numeric argument: {${location.path}}`);
    const current = currentAt(location);
    if (current && !current.isNumber) {
      const type = typeName(current.tag);
      throw mismatch(`Cannot apply ${name} to a value of non-numeric type. '${location.path}' has type ${type}`);
    }
    const start = name === '$mul' ? combine(intValue(0), operand) : operand;
    location.parent.set(location.name, current ? combine(current, operand) : start);
  };
}

function keepIf(isBetter: (difference: number) => boolean): Operator {
  return (location, operand, { collator }) => {
    const current = currentAt(location);
    if (!current || isBetter(compareValues(operand, current, collator))) location.parent.set(location.name, operand);
  };
}

const BIT_OPERATIONS: Readonly<Record<string, (a: bigint, b: bigint) => bigint>> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};

function bit(location: FieldLocation, operand: Value): void {
  const [entry] = operand.isObject ? fieldsOf(operand) : [];
  const operation = entry && BIT_OPERATIONS[entry[0]];
  if (!entry || !operation) throw badValue('The $bit modifier takes {and|or|xor: <number>}');
  const values = [currentAt(location) ?? intValue(0), entry[1]];
  const isWhole = values.every(({ tag }) => tag === Tag.int || tag === Tag.long);
  if (!isWhole) throw badValue(`Cannot apply $bit to a value of non-integral type at '${location.path}'`);
  const [current = 0n, mask = 0n] = values.map(wholeNumber);
  const result = operation(current, mask);
  const isLong = values.some(({ tag }) => tag === Tag.long);
  location.parent.set(location.name, isLong ? longValue(result) : intValue(Number(result)));
}

function currentDate(location: FieldLocation, operand: Value, { now }: OperatorContext): void {
  const [entry] = operand.isObject ? fieldsOf(operand) : [];
  const isTimestamp = entry?.[0] === '$type' && entry[1].isString && entry[1].text() === 'timestamp';
  location.parent.set(location.name, isTimestamp ? timestampValue(now) : dateValue(now));
}

function mismatch(message: string): CommandError {
  return new CommandError('TypeMismatch', message);
}
