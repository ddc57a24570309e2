import type { PageQuery } from '@larder/contracts';
import {
  checkFilter,
  compileFilter,
  OrderByError,
  parseFilter,
  parseOrderBy,
  QueryFilterError,
  toMongo,
  type CheckedFilter,
  type MongoFilter,
  type Order,
  type RecordId,
  type RelationQuery,
  type Schema,
} from '@larder/query-filter';

/** The attributes that records may be filtered and ordered by; `invalid` creates the error for all others. */
export interface Selectable {
  schema: Schema;
  resource: string;
  invalid: (values: { reason: string }, cause: unknown) => Error;
}

/**
 * The filter and the order of a page of records without relations; newest first by default. Throws `invalid` for
 * unknown attributes.
 */
export function pageSelection(query: PageQuery, selectable: Selectable): { filter: MongoFilter; order: Order } {
  const { filter, order } = checkedSelection(query, selectable);
  return { filter: filter ? { $and: [toMongo(filter, () => [])] } : {}, order };
}

/**
 * The filter and the order of a page of records with relations.
 *
 * @param resolve returns the ids of matching related records, among those that the caller may see
 */
export async function relatedPageSelection(
  query: PageQuery,
  selectable: Selectable,
  resolve: (query: RelationQuery) => Promise<readonly RecordId[]>,
): Promise<{ filter: MongoFilter; order: Order }> {
  const { filter, order } = checkedSelection(query, selectable);
  return { filter: filter ? { $and: [await compileFilter(filter, resolve)] } : {}, order };
}

function checkedSelection(
  { orderBy, orderDirection: direction, orderByNullPosition, queryFilter = '' }: PageQuery,
  { invalid, ...resource }: Selectable,
): { filter: CheckedFilter | null; order: Order } {
  const options = { ...resource, direction, nulls: orderByNullPosition ?? null };
  return translateQueryErrors(() => {
    const parsed = parseFilter(queryFilter);
    const order = parseOrderBy(orderBy?.trim() || 'createdAt', options);
    return { filter: parsed && checkFilter(parsed, resource), order };
  }, invalid);
}

/** Converts errors of an invalid filter or order to errors of the API. */
export function translateQueryErrors<Result>(read: () => Result, invalid: Selectable['invalid']): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof QueryFilterError || error instanceof OrderByError)) throw error;
    throw invalid({ reason: error.message }, error);
  }
}
