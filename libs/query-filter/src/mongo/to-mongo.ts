import type { CheckedComparison, CheckedFilter } from '../checked-filter.js';
import { isGroup } from '../syntax/tree.js';
import type { MongoFilter } from './mongo-filter.js';
import { ownCondition } from './own-conditions.js';
import { relatedCondition, type IdsOf } from './related-conditions.js';
import type { RecordId, RelationQuery } from './relation-query.js';

/** The filter for `find`. Questions about related records are answered by `idsOf`; see `relationQueries`. */
export function toMongo(filter: CheckedFilter, idsOf: IdsOf): MongoFilter {
  if (!isGroup(filter)) return toCondition(filter, idsOf);
  return { [filter.kind === 'and' ? '$and' : '$or']: filter.terms.map((term) => toMongo(term, idsOf)) };
}

/** The questions that have to be answered before `toMongo`, each once. */
export function relationQueries(filter: CheckedFilter): RelationQuery[] {
  const queries = new Map<string, RelationQuery>();
  toMongo(filter, (query) => {
    queries.set(query.key, query);
    return [];
  });
  return [...queries.values()];
}

/**
 * Both steps: lets every question be answered, then gives the filter for `find`.
 *
 * @param resolve answers a question; it keeps to what the caller may see, and calls `compileFilter` for the related
 * resource itself. Without relations in the filter it is not called.
 */
export async function compileFilter(
  filter: CheckedFilter,
  resolve: (query: RelationQuery) => Promise<readonly RecordId[]>,
): Promise<MongoFilter> {
  const queries = relationQueries(filter);
  const answers = await Promise.all(queries.map(resolve));
  const byKey = new Map(queries.map(({ key }, at) => [key, answers[at] ?? []]));
  return toMongo(filter, ({ key }) => byKey.get(key) ?? []);
}

function toCondition(comparison: CheckedComparison, idsOf: IdsOf): MongoFilter {
  const { attribute, operator, values } = comparison;
  if (attribute.location.kind === 'related') return relatedCondition(comparison, attribute.location, idsOf);
  return ownCondition(attribute.location, operator, values);
}
