import {
  pathOf,
  type ElementsLocation,
  type FieldLocation,
  type IdsLocation,
  type OwnLocation,
} from '../attributes/resolved-attribute.js';
import type { Operator } from '../syntax/operators.js';
import type { TypedValue } from '../values/parse-value.js';
import { likePattern } from './like-pattern.js';
import { NOTHING, type MongoFilter } from './mongo-filter.js';

/** A condition on values that the record itself contains. */
export function ownCondition(location: OwnLocation, operator: Operator, values: readonly TypedValue[]): MongoFilter {
  if (operator === 'IS') return withoutValue(location);
  if (operator === 'IS NOT') return withValue(location);
  if (operator === 'CONTAINS ALL') return containsAll(location, values);
  return {
    [pathOf(location)]:
      location.kind === 'field' ? singleValueCondition(operator, values) : multiValueCondition(operator, values),
  };
}

/** A condition on a single value. As in SQL, a missing value is neither equal nor unequal to any other. */
function singleValueCondition(operator: Operator, values: readonly TypedValue[]): unknown {
  if (operator === '<>' || operator === 'NOT IN') return { $nin: [...values, null] };
  if (operator === 'NOT LIKE') return { $not: pattern(values), $ne: null };
  return positiveCondition(operator, values);
}

/** A condition on several values. A negated one is true if no value matches, also without values. */
function multiValueCondition(operator: Operator, values: readonly TypedValue[]): unknown {
  if (operator === '<>') return { $ne: values[0] };
  if (operator === 'NOT IN') return { $nin: values };
  if (operator === 'NOT LIKE') return { $not: pattern(values) };
  return positiveCondition(operator, values);
}

const COMPARISONS: Partial<Record<Operator, string>> = {
  '=': '$eq',
  '>': '$gt',
  '<': '$lt',
  '>=': '$gte',
  '<=': '$lte',
};

function positiveCondition(operator: Operator, values: readonly TypedValue[]): unknown {
  if (operator === 'IN') return { $in: values };
  if (operator === 'LIKE') return { $regex: pattern(values) };
  return { [COMPARISONS[operator] ?? '$eq']: values[0] };
}

function pattern([value]: readonly TypedValue[]): RegExp {
  return likePattern(String(value));
}

function containsAll(location: OwnLocation, values: readonly TypedValue[]): MongoFilter {
  const distinct = [...new Set(values.map((value) => (value instanceof Date ? value.getTime() : value)))];
  if (location.kind === 'field' && distinct.length > 1) return NOTHING; // a single value cannot equal two values
  return { $and: values.map((value) => ({ [pathOf(location)]: { $eq: value } })) };
}

function withoutValue(location: OwnLocation): MongoFilter {
  if (location.kind === 'field') return { [location.field]: null };
  const list = location.kind === 'ids' ? location.field : location.list;
  return { $or: [{ [list]: null }, { [list]: { $size: 0 } }, ...elementsWithout(location)] };
}

function elementsWithout(location: ElementsLocation | IdsLocation): MongoFilter[] {
  return location.kind === 'ids' ? [] : [{ [location.list]: { $elemMatch: { [location.field]: null } } }];
}

function withValue(location: FieldLocation | ElementsLocation | IdsLocation): MongoFilter {
  if (location.kind === 'field') return { [location.field]: { $ne: null } };
  if (location.kind === 'ids') return { [`${location.field}.0`]: { $exists: true } };
  return { [location.list]: { $elemMatch: { [location.field]: { $ne: null } } } };
}
