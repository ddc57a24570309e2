import type { PageQuery } from '@larder/contracts';
import {
  checkFilter,
  OrderByError,
  parseFilter,
  parseOrderBy,
  QueryFilterError,
  toMongo,
  type MongoFilter,
  type Order,
  type Schema,
} from '@larder/query-filter';

/** What records may be filtered and ordered by; `invalid` makes the error for everything else. */
export interface Selectable {
  schema: Schema;
  resource: string;
  invalid: (values: { reason: string }, cause: unknown) => Error;
}

/**
 * The filter and the order of a page of records that have no relations; newest first unless the query says otherwise. Throws
 * `invalid` for what the records do not have.
 */
export function pageSelection(
  { orderBy, orderDirection: direction, orderByNullPosition, queryFilter = '' }: PageQuery,
  { invalid, ...resource }: Selectable,
): { filter: MongoFilter; order: Order } {
  const options = { ...resource, direction, nulls: orderByNullPosition ?? null };
  return translateQueryErrors(() => {
    const parsed = parseFilter(queryFilter);
    const filter = parsed ? { $and: [toMongo(checkFilter(parsed, resource), () => [])] } : {};
    return { filter, order: parseOrderBy(orderBy?.trim() || 'createdAt', options) };
  }, invalid);
}

/** Names what a filter or an order cannot do as an error of the API. */
export function translateQueryErrors<Result>(read: () => Result, invalid: Selectable['invalid']): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof QueryFilterError || error instanceof OrderByError)) throw error;
    throw invalid({ reason: error.message }, error);
  }
}
