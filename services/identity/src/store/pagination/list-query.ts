import { IdentityErrors, type PageQuery } from '@larder/contracts';
import { checkFilter, OrderByError, parseFilter, parseOrderBy, QueryFilterError } from '@larder/query-filter';
import type { CheckedFilter, Order } from '@larder/query-filter';
import { listSchema, type Resource } from '../records/filter-schema.js';

const NEWEST = 'createdAt';

/** The requested order of a list; newest first by default. The sortable fields are never missing. */
export function orderOf({ orderBy, orderDirection }: PageQuery, resource: Resource): Order {
  const options = { schema: listSchema, resource, direction: orderDirection };
  return refusing(() => parseOrderBy(orderBy?.trim() || NEWEST, options));
}

/** The parsed filter of a request; null when there is none. */
export function filterOf({ queryFilter }: PageQuery, resource: Resource): CheckedFilter | null {
  return refusing(() => {
    const parsed = parseFilter(queryFilter ?? '');
    return parsed && checkFilter(parsed, { schema: listSchema, resource });
  });
}

/** The messages of the library are for the caller. */
function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof OrderByError || error instanceof QueryFilterError)) throw error;
    throw IdentityErrors.invalidFilter({ reason: error.message });
  }
}
