import { ShoppingErrors, type PageQuery } from '@larder/contracts';
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

/** What lists may be filtered and ordered by. */
const SCHEMA: Schema = {
  lists: {
    ...{ id: 'uuid', name: { type: 'text', sortField: 'nameSort' }, userId: 'uuid' },
    ...{ groupId: 'uuid', householdId: 'uuid', createdAt: 'datetime', updatedAt: 'datetime' },
  },
};
const RESOURCE = { schema: SCHEMA, resource: 'lists' };
const NEWEST = 'createdAt';

/** The filter of a request, to stand beside the household's; empty without one. Throws for what lists do not have. */
export function shoppingListFilter({ queryFilter = '' }: Pick<PageQuery, 'queryFilter'>): MongoFilter {
  return translatingErrors(() => {
    const filter = parseFilter(queryFilter);
    return filter ? { $and: [toMongo(checkFilter(filter, RESOURCE), () => [])] } : {};
  });
}

/** The order of a request, newest first by default. Throws for what lists do not have. */
export function shoppingListOrder(query: Pick<PageQuery, 'orderBy' | 'orderDirection' | 'orderByNullPosition'>): Order {
  const { orderBy, orderDirection: direction, orderByNullPosition: nulls = null } = query;
  return translatingErrors(() => parseOrderBy(orderBy?.trim() || NEWEST, { ...RESOURCE, direction, nulls }));
}

/** Names what a filter or an order cannot do as an error of the API. */
export function translatingErrors<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof QueryFilterError || error instanceof OrderByError)) throw error;
    throw ShoppingErrors.invalidFilter({ reason: error.message }, error);
  }
}
