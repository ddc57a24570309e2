import {
  pathOf,
  type ElementsPlace,
  type FieldPlace,
  type IdsPlace,
  type OwnPlace,
} from '../attributes/resolved-attribute.js';
import type { Operator } from '../syntax/operators.js';
import type { TypedValue } from '../values/type-value.js';
import { likePattern } from './like-pattern.js';
import { NOTHING, type MongoFilter } from './mongo-filter.js';

/** A condition on values that stand in the record itself. */
export function ownCondition(place: OwnPlace, operator: Operator, values: readonly TypedValue[]): MongoFilter {
  if (operator === 'IS') return withoutValue(place);
  if (operator === 'IS NOT') return withValue(place);
  if (operator === 'CONTAINS ALL') return withAll(place, values);
  return { [pathOf(place)]: place.kind === 'field' ? single(operator, values) : among(operator, values) };
}

/** As in SQL, a missing value is neither equal nor unequal to anything. */
function single(operator: Operator, values: readonly TypedValue[]): unknown {
  if (operator === '<>' || operator === 'NOT IN') return { $nin: [...values, null] };
  if (operator === 'NOT LIKE') return { $not: pattern(values), $ne: null };
  return positive(operator, values);
}

/** "Not" over several values means that none of them matches, also when there is none. */
function among(operator: Operator, values: readonly TypedValue[]): unknown {
  if (operator === '<>') return { $ne: values[0] };
  if (operator === 'NOT IN') return { $nin: values };
  if (operator === 'NOT LIKE') return { $not: pattern(values) };
  return positive(operator, values);
}

const COMPARED: Partial<Record<Operator, string>> = { '=': '$eq', '>': '$gt', '<': '$lt', '>=': '$gte', '<=': '$lte' };

function positive(operator: Operator, values: readonly TypedValue[]): unknown {
  if (operator === 'IN') return { $in: values };
  if (operator === 'LIKE') return { $regex: pattern(values) };
  return { [COMPARED[operator] ?? '$eq']: values[0] };
}

function pattern([value]: readonly TypedValue[]): RegExp {
  return likePattern(String(value));
}

function withAll(place: OwnPlace, values: readonly TypedValue[]): MongoFilter {
  const different = [...new Set(values.map((value) => (value instanceof Date ? value.getTime() : value)))];
  if (place.kind === 'field' && different.length > 1) return NOTHING; // one value cannot be two
  return { $and: values.map((value) => ({ [pathOf(place)]: { $eq: value } })) };
}

function withoutValue(place: OwnPlace): MongoFilter {
  if (place.kind === 'field') return { [place.field]: null };
  const list = place.kind === 'ids' ? place.field : place.list;
  return { $or: [{ [list]: null }, { [list]: { $size: 0 } }, ...elementsWithout(place)] };
}

function elementsWithout(place: ElementsPlace | IdsPlace): MongoFilter[] {
  return place.kind === 'ids' ? [] : [{ [place.list]: { $elemMatch: { [place.field]: null } } }];
}

function withValue(place: FieldPlace | ElementsPlace | IdsPlace): MongoFilter {
  if (place.kind === 'field') return { [place.field]: { $ne: null } };
  if (place.kind === 'ids') return { [`${place.field}.0`]: { $exists: true } };
  return { [place.list]: { $elemMatch: { [place.field]: { $ne: null } } } };
}
