import type { CheckedComparison, CheckedFilter } from '../checked-filter.js';
import { isGroup } from '../syntax/tree.js';
import type { MongoFilter } from './mongo-filter.js';
import { ownCondition } from './own-conditions.js';
import { relatedCondition, type IdsOf } from './related-conditions.js';
import type { RecordId, RelationQuery } from './relation-query.js';

/** Converts a filter for `find`. `idsOf` returns the results of the queries on related records; see `relationQueries`. */
export function toMongo(filter: CheckedFilter, idsOf: IdsOf): MongoFilter {
  if (!isGroup(filter)) return toCondition(filter, idsOf);
  return { [filter.kind === 'and' ? '$and' : '$or']: filter.terms.map((term) => toMongo(term, idsOf)) };
}

/** The queries on related records that `toMongo` needs the results of, each once. */
export function relationQueries(filter: CheckedFilter): RelationQuery[] {
  const queries = new Map<string, RelationQuery>();
  toMongo(filter, (query) => {
    queries.set(query.key, query);
    return [];
  });
  return [...queries.values()];
}

/**
 * Both steps: resolves all queries on related records, then converts the filter for `find`. One query after the other:
 * those of one caller must not occupy the database together, and the rest is omitted when one fails.
 *
 * @param resolve executes a query, limited to records that the caller may see; it calls `compileFilter` for the related
 *   resource itself. Not called for filters without relations.
 */
export async function compileFilter(
  filter: CheckedFilter,
  resolve: (query: RelationQuery) => Promise<readonly RecordId[]>,
): Promise<MongoFilter> {
  const byKey = new Map<string, readonly RecordId[]>();
  for (const query of relationQueries(filter)) byKey.set(query.key, await resolve(query));
  return toMongo(filter, ({ key }) => byKey.get(key) ?? []);
}

function toCondition(comparison: CheckedComparison, idsOf: IdsOf): MongoFilter {
  const { attribute, operator, values } = comparison;
  if (attribute.location.kind === 'related') return relatedCondition(comparison, attribute.location, idsOf);
  return ownCondition(attribute.location, operator, values);
}
