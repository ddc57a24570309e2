import { isMany, pathOf, type RelatedLocation } from '../attributes/resolved-attribute.js';
import type { CheckedComparison, CheckedFilter } from '../checked-filter.js';
import type { Operator } from '../syntax/operators.js';
import type { MongoFilter } from './mongo-filter.js';
import { ownCondition } from './own-conditions.js';
import { relationQuery, type RecordId, type RelationQuery } from './relation-query.js';

export type IdsOf = (query: RelationQuery) => readonly RecordId[];

const OPPOSITES: Partial<Record<Operator, Operator>> = { '<>': '=', 'NOT IN': 'IN', 'NOT LIKE': 'LIKE' };

/** A condition on related records, once the records that satisfy it are resolved. */
export function relatedCondition(comparison: CheckedComparison, location: RelatedLocation, idsOf: IdsOf): MongoFilter {
  const { operator, values } = comparison;
  const ask = (filter: CheckedFilter | null): readonly RecordId[] => idsOf(relationQuery(location, filter));
  const inner = { ...comparison, attribute: location.attribute };
  const opposite = OPPOSITES[operator];

  if (operator === 'IS') return { $or: [within(location, ask(inner)), withoutRelated(location, ask)] };
  if (operator === 'CONTAINS ALL') {
    return { $and: values.map((value) => within(location, ask({ ...inner, operator: '=', values: [value] }))) };
  }
  if (!opposite) return within(location, ask(inner));
  const matching = { ...inner, operator: opposite };
  return isMany(comparison.attribute)
    ? noneWithin(location, ask(matching))
    : notWithin(location, ask(orNoValue(matching)));
}

/** A missing value is neither equal nor unequal to anything, so a single related record without one is no "not". */
function orNoValue(matching: CheckedComparison): CheckedFilter {
  return { kind: 'or', terms: [matching, { ...matching, operator: 'IS', values: [] }] };
}

function within({ link }: RelatedLocation, ids: readonly RecordId[]): MongoFilter {
  return link === 'owners' ? { _id: { $in: ids } } : ownCondition(link, 'IN', ids);
}

/** The related record has to be there, and none of these. */
function notWithin({ link }: RelatedLocation, ids: readonly RecordId[]): MongoFilter {
  return link === 'owners' ? { _id: { $nin: ids } } : ownCondition(link, 'NOT IN', ids);
}

/** No related record is one of these; there may be none at all. */
function noneWithin({ link }: RelatedLocation, ids: readonly RecordId[]): MongoFilter {
  return { [link === 'owners' ? '_id' : pathOf(link)]: { $nin: ids } };
}

function withoutRelated({ link }: RelatedLocation, ask: (all: null) => readonly RecordId[]): MongoFilter {
  return link === 'owners' ? { _id: { $nin: ask(null) } } : ownCondition(link, 'IS', []);
}
