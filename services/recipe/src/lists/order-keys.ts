import type { PageQuery } from '@larder/contracts';
import { parseOrderBy, type OrderKey } from './order-by.js';
import { randomPlace } from './random-order.js';
import type { SortAttributes } from './sort-attribute.js';

const DEFAULT_ORDER = 'createdAt';

/** The order a list was asked for; newest first unless told, and none when a search ranks by itself. */
export function orderKeys(query: PageQuery, attributes: SortAttributes, searching: boolean): OrderKey[] {
  const { orderBy, orderDirection, paginationSeed = '' } = query;
  if (orderBy === 'random') return [randomKey(paginationSeed)];
  if (!orderBy && searching) return [];
  return parseOrderBy(orderBy || DEFAULT_ORDER, orderDirection, attributes);
}

function randomKey(seed: string): OrderKey {
  const toValue = (id: unknown) => randomPlace(seed, String(id));
  return { attribute: { path: '_id', toValue }, direction: 'asc' };
}
