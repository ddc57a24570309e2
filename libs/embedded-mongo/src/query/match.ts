import { badValue, notSupported } from '../errors.js';
import { Tag } from '../bson/tags.js';
import { fieldsOf, itemsOf, type Value } from '../bson/value.js';
import { bits, isBitOperator } from './bits.js';
import { equalTo, orderTest, remainder, type ValueTest } from './comparisons.js';
import { isOperatorObject, parseConditions, parseFilter, type Condition, type Filter } from './filter.js';
import { oneOf } from './membership.js';
import { visitPath, type Path } from './path.js';
import { regexParts, toRegExp } from './regex.js';
import { ofType } from './types.js';

/** Whether a document matches. */
export type Matcher = (document: Value) => boolean;

/** Evaluates `$expr`; injected, because expressions are another module. */
export type ExpressionTest = (expression: Value) => Matcher;

/** How a test gets its values. `whole` omits the items of an array at the path's end. */
type Reach = (test: ValueTest, whole: boolean) => Matcher;

const noExpressions: ExpressionTest = () => {
  throw badValue('$expr cannot be used here');
};

/** Compiles a filter to a test of documents. */
export function compileFilter(filter: Filter, expressions: ExpressionTest = noExpressions): Matcher {
  switch (filter.kind) {
    case 'field':
      return everyOf(
        filter.conditions.map((condition) => compileCondition(condition, along(filter.path), expressions)),
      );
    case 'expression':
      return expressions(filter.expression);
    default: {
      const parts = filter.filters.map((part) => compileFilter(part, expressions));
      if (filter.kind === 'all') return everyOf(parts);
      if (filter.kind === 'any') return (document) => parts.some((part) => part(document));
      return (document) => !parts.some((part) => part(document));
    }
  }
}

/** Compiles the conditions of a field to a test of a single value, for `$elemMatch` and `$pull`. */
export function compileValueTest(conditions: readonly Condition[]): ValueTest {
  const direct: Reach = (test) => test;
  return everyOf(conditions.map((condition) => compileCondition(condition, direct, noExpressions)));
}

function everyOf(tests: readonly Matcher[]): Matcher {
  const [only] = tests;
  if (tests.length === 1 && only) return only;
  return (subject) => tests.every((test) => test(subject));
}

function along(path: Path): Reach {
  return (test, whole) => (document) => visitPath(document, path, (value, isItem) => !(whole && isItem) && test(value));
}

function compileCondition(condition: Condition, reach: Reach, expressions: ExpressionTest): Matcher {
  const { operator, operand, collator } = condition;
  switch (operator) {
    case '$ne':
      if (operand.tag === Tag.regex) throw badValue("Can't have regex as arg to $ne.");
      return not(reach(equalTo(operand, collator), false));
    case '$nin':
      return not(reach(oneOf(operand, collator), false));
    case '$not':
      return compileNot(condition, reach, expressions);
    case '$exists': {
      const exists = reach((value) => !value.isMissing, true);
      return operand.isTruthy() ? exists : not(exists);
    }
    case '$all':
      return compileAll(condition, reach);
    case '$size':
      return reach(ofSize(operand), true);
    case '$elemMatch':
      return reach(inArray(compileElementMatch(operand, { expressions, collator })), true);
    default:
      return reach(compileLeaf(condition), false);
  }
}

function not(test: Matcher): Matcher {
  return (subject) => !test(subject);
}

function compileNot({ operand, collator }: Condition, reach: Reach, expressions: ExpressionTest): Matcher {
  if (operand.tag !== Tag.regex && !isOperatorObject(operand)) throw badValue('$not needs a regex or a document');
  const conditions = parseConditions(operand, collator);
  return not(everyOf(conditions.map((condition) => compileCondition(condition, reach, expressions))));
}

function compileAll({ operand, collator }: Condition, reach: Reach): Matcher {
  if (!operand.isArray) throw badValue('$all needs an array');
  const items = itemsOf(operand);
  if (items.length === 0) return () => false;
  return everyOf(
    items.map((item) => {
      const [condition] = parseConditions(item, collator);
      const isMatch = condition?.operator === '$elemMatch' || condition?.operator === '$regex';
      return condition && isMatch
        ? compileCondition(condition, reach, noExpressions)
        : reach(equalTo(item, collator), false);
    }),
  );
}

function ofSize(operand: Value): ValueTest {
  const size = operand.number();
  if (!Number.isInteger(size) || size < 0) throw badValue('Failed to parse $size. Expected a non-negative integer');
  return (value) => value.isArray && itemsOf(value).length === size;
}

const GEO_OPERATORS = ['$geoWithin', '$geoIntersects', '$near', '$nearSphere', '$within'];

const WHOLE_FILTERS = ['$and', '$or', '$nor', '$expr', '$where'];

/** Whether an operand of `$elemMatch` or `$pull` is a condition on items (`{ $gt: 5 }`), not on their fields. */
export function testsValues(operand: Value): boolean {
  if (!isOperatorObject(operand)) return false;
  const [first] = fieldsOf(operand);
  return first !== undefined && !WHOLE_FILTERS.includes(first[0]);
}

/** The test of an item for the operand of `$elemMatch`. */
export function compileElementMatch(
  operand: Value,
  { expressions, collator }: { expressions?: ExpressionTest; collator?: Intl.Collator | undefined } = {},
): ValueTest {
  if (!operand.isObject) throw badValue('$elemMatch needs an Object');
  if (testsValues(operand)) return compileValueTest(parseConditions(operand, collator));
  const matches = compileFilter(parseFilter(operand, collator), expressions);
  return (item) => (item.isObject || item.isArray) && matches(item);
}

function inArray(test: ValueTest): ValueTest {
  return (value) => value.isArray && itemsOf(value).some(test);
}

function compileLeaf({ operator, operand, options, collator }: Condition): ValueTest {
  switch (operator) {
    case '$eq':
      return equalTo(operand, collator);
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return orderTest(operator, operand, collator);
    case '$in':
      return oneOf(operand, collator);
    case '$regex':
      return matching(operand, options);
    case '$type':
      return ofType(operand);
    case '$mod':
      return remainder(operand, operand.isArray ? itemsOf(operand).map((item) => item.number()) : []);
    default:
      if (isBitOperator(operator)) return bits(operator, operand);
      if (GEO_OPERATORS.includes(operator)) throw notSupported(`${operator} is`);
      throw badValue(`unknown operator: ${operator}`);
  }
}

function matching(operand: Value, options?: string): ValueTest {
  const regex = toRegExp(operand, options);
  const source = operand.tag === Tag.regex ? regexParts(operand).pattern : operand.text();
  return (value) => {
    if (value.isString) return regex.test(value.text());
    return value.tag === Tag.regex && regexParts(value).pattern === source;
  };
}
