import type { QueryParams } from '../../../api/list-params.js';

export const ORDERS = ['name', 'created_at', 'last_made', 'rating', 'updated_at', 'random'] as const;
export type Order = (typeof ORDERS)[number];
export type Direction = 'asc' | 'desc';

export const FILTERS = ['categories', 'tags', 'tools', 'foods'] as const;
export type Filter = (typeof FILTERS)[number];

/** What the list of recipes shows; all of it lives in the address. */
export interface ExplorerQuery {
  search: string;
  orderBy: Order;
  orderDirection: Direction;
  /** Ids by filter. */
  filters: Record<Filter, string[]>;
  /** A recipe must have all ids of these filters instead of any. */
  requireAll: Filter[];
  households: string[];
  /** Keeps a random order while one walks through it. */
  seed: string;
}

const DEFAULT_ORDER = 'created_at';
const DEFAULT_DIRECTION = 'desc';

/** Reads the address; whatever is missing or unknown is the default: everything, newest first. */
export function readQuery(url: URLSearchParams): ExplorerQuery {
  const order = ORDERS.find((known) => known === url.get('orderBy')) ?? DEFAULT_ORDER;
  const direction = url.get('orderDirection');
  const ids = (name: string) => [...new Set(url.getAll(name).filter(Boolean))].sort();
  return {
    search: url.get('search') ?? '',
    orderBy: order,
    orderDirection: direction === 'asc' || direction === 'desc' ? direction : DEFAULT_DIRECTION,
    filters: { categories: ids('categories'), tags: ids('tags'), tools: ids('tools'), foods: ids('foods') },
    requireAll: FILTERS.filter((filter) => url.get(requireAllKey(filter)) === 'true'),
    households: ids('households'),
    seed: url.get('seed') ?? '',
  };
}

/** The address of a query: only what is not the default, so that equal queries have equal addresses. */
export function writeQuery(query: ExplorerQuery): URLSearchParams {
  const url = new URLSearchParams();
  if (query.search) url.set('search', query.search);
  if (query.orderBy !== DEFAULT_ORDER) url.set('orderBy', query.orderBy);
  if (query.orderDirection !== DEFAULT_DIRECTION) url.set('orderDirection', query.orderDirection);
  for (const household of query.households) url.append('households', household);
  for (const filter of FILTERS) for (const id of query.filters[filter]) url.append(filter, id);
  for (const filter of query.requireAll) url.set(requireAllKey(filter), 'true');
  if (query.orderBy === 'random' && query.seed) url.set('seed', query.seed);
  return url;
}

/** The parameters of the list call. */
export function listParamsOf(query: ExplorerQuery): QueryParams {
  return {
    search: query.search || null,
    orderBy: query.orderBy,
    orderDirection: query.orderDirection,
    paginationSeed: query.orderBy === 'random' ? query.seed || 'larder' : null,
    households: query.households,
    ...query.filters,
    ...Object.fromEntries(query.requireAll.map((filter) => [requireAllKey(filter), true])),
  };
}

/** The same query without one id of a filter. */
export function withoutFilter(query: ExplorerQuery, filter: Filter, id: string): ExplorerQuery {
  return { ...query, filters: { ...query.filters, [filter]: query.filters[filter].filter((other) => other !== id) } };
}

/** The same order the other way round, or another order in the direction that suits it. */
export function ordered(query: ExplorerQuery, orderBy: Order, seed: string): ExplorerQuery {
  return { ...query, orderBy, orderDirection: orderBy === 'name' ? 'asc' : 'desc', seed };
}

/** Whether anything is left out of the list. */
export function isFiltered(query: ExplorerQuery): boolean {
  return Boolean(query.search) || query.households.length > 0 || FILTERS.some((name) => query.filters[name].length > 0);
}

/** Nothing left out, the order kept. */
export function withoutFilters(query: ExplorerQuery): ExplorerQuery {
  return {
    ...readQuery(new URLSearchParams()),
    orderBy: query.orderBy,
    orderDirection: query.orderDirection,
    seed: query.seed,
  };
}

function requireAllKey(filter: Filter): string {
  return `requireAll${filter.charAt(0).toUpperCase()}${filter.slice(1)}`;
}
