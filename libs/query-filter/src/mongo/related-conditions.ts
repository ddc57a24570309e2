import { isMany, pathOf, type RelatedLocation } from '../attributes/resolved-attribute.js';
import type { CheckedComparison, CheckedFilter } from '../checked-filter.js';
import type { Operator } from '../syntax/operators.js';
import type { MongoFilter } from './mongo-filter.js';
import { ownCondition } from './own-conditions.js';
import { relationQuery, type RecordId, type RelationQuery } from './relation-query.js';

export type IdsOf = (query: RelationQuery) => readonly RecordId[];

const OPPOSITES: Partial<Record<Operator, Operator>> = { '<>': '=', 'NOT IN': 'IN', 'NOT LIKE': 'LIKE' };

/** A condition on related records; `idsOf` returns the ids of the records that satisfy it. */
export function relatedCondition(comparison: CheckedComparison, location: RelatedLocation, idsOf: IdsOf): MongoFilter {
  const { operator, values } = comparison;
  const resolve = (filter: CheckedFilter | null): readonly RecordId[] => idsOf(relationQuery(location, filter));
  const inner = { ...comparison, attribute: location.attribute };
  const opposite = OPPOSITES[operator];

  if (operator === 'IS') return { $or: [within(location, resolve(inner)), withoutRelated(location, resolve)] };
  if (operator === 'CONTAINS ALL') {
    return { $and: values.map((value) => within(location, resolve({ ...inner, operator: '=', values: [value] }))) };
  }
  if (!opposite) return within(location, resolve(inner));
  const matching = { ...inner, operator: opposite };
  return isMany(comparison.attribute)
    ? noneWithin(location, resolve(matching))
    : notWithin(location, resolve(orWithoutValue(matching)));
}

/** A missing value is neither equal nor unequal, so a negated condition excludes a related record without the value. */
function orWithoutValue(matching: CheckedComparison): CheckedFilter {
  return { kind: 'or', terms: [matching, { ...matching, operator: 'IS', values: [] }] };
}

function within({ link }: RelatedLocation, ids: readonly RecordId[]): MongoFilter {
  return link === 'owners' ? { _id: { $in: ids } } : ownCondition(link, 'IN', ids);
}

/** The related record exists and is not one of these. */
function notWithin({ link }: RelatedLocation, ids: readonly RecordId[]): MongoFilter {
  return link === 'owners' ? { _id: { $nin: ids } } : ownCondition(link, 'NOT IN', ids);
}

/** No related record is one of these; also true without related records. */
function noneWithin({ link }: RelatedLocation, ids: readonly RecordId[]): MongoFilter {
  return { [link === 'owners' ? '_id' : pathOf(link)]: { $nin: ids } };
}

function withoutRelated({ link }: RelatedLocation, resolve: (all: null) => readonly RecordId[]): MongoFilter {
  return link === 'owners' ? { _id: { $nin: resolve(null) } } : ownCondition(link, 'IS', []);
}
