import { IdentityErrors, type PageQuery } from '@larder/contracts';
import { checkFilter, OrderByError, parseFilter, parseOrderBy, QueryFilterError } from '@larder/query-filter';
import type { CheckedFilter, Order } from '@larder/query-filter';
import { listSchema, type Resource } from '../records/filter-schema.js';

const NEWEST = 'createdAt';

/** The order a list was asked for; newest first when none. Nothing that can be sorted by here is ever missing. */
export function orderOf({ orderBy, orderDirection }: PageQuery, resource: Resource): Order {
  const options = { schema: listSchema, resource, direction: orderDirection };
  return refusing(() => parseOrderBy(orderBy?.trim() || NEWEST, options));
}

/** The filter a list was asked for, checked; null when none. */
export function filterOf({ queryFilter }: PageQuery, resource: Resource): CheckedFilter | null {
  return refusing(() => {
    const parsed = parseFilter(queryFilter ?? '');
    return parsed && checkFilter(parsed, { schema: listSchema, resource });
  });
}

/** The library's sentences are meant for the caller. */
function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof OrderByError || error instanceof QueryFilterError)) throw error;
    throw IdentityErrors.invalidFilter({ reason: error.message });
  }
}
