import type { QueryParams } from '../../../../api/list-params.js';
import type { FilterKind } from '../../../../entities/catalogue/filter-kinds.js';
import { firstDirection, type Direction, type Order } from '../../lists/controls/orders.js';

export const ORDERS: readonly Order[] = ['name', 'created_at', 'last_made', 'rating', 'updated_at', 'random'];

export const FILTERS = ['categories', 'tags', 'tools', 'foods'] as const;
export type Filter = (typeof FILTERS)[number];

/** The query of the recipe list; all of it is in the URL. */
export interface ExplorerQuery {
  search: string;
  orderBy: Order;
  orderDirection: Direction;
  /** Ids by filter. */
  filters: Record<Filter, string[]>;
  /** A recipe must have all ids of these filters instead of any. */
  requireAll: Filter[];
  households: string[];
  /** The seed that keeps a random order stable over pages. */
  seed: string;
  /** Searches on every change instead of by the button. */
  auto: boolean;
}

const DEFAULT_ORDER = 'created_at';
const DEFAULT_DIRECTION = 'desc';

/** Reads the query of the URL; missing or unknown parameters get the default: all recipes, newest first. */
export function readQuery(url: URLSearchParams): ExplorerQuery {
  const order = ORDERS.find((supported) => supported === url.get('orderBy')) ?? DEFAULT_ORDER;
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
    auto: url.get('auto') !== 'false',
  };
}

/** The query string of a query: only non-default values, so that equal queries have equal URLs. */
export function writeQuery(query: ExplorerQuery): URLSearchParams {
  const url = new URLSearchParams();
  if (query.search) url.set('search', query.search);
  if (query.orderBy !== DEFAULT_ORDER) url.set('orderBy', query.orderBy);
  if (query.orderDirection !== DEFAULT_DIRECTION) url.set('orderDirection', query.orderDirection);
  for (const household of query.households) url.append('households', household);
  for (const filter of FILTERS) for (const id of query.filters[filter]) url.append(filter, id);
  for (const filter of query.requireAll) url.set(requireAllKey(filter), 'true');
  if (query.orderBy === 'random' && query.seed) url.set('seed', query.seed);
  if (!query.auto) url.set('auto', 'false');
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

/** The selected ids of a filter or the households. */
export function idsOf(query: ExplorerQuery, filter: FilterKind): string[] {
  return filter === 'households' ? query.households : query.filters[filter];
}

/** The query with other ids in one filter; without ids it also loses its `all` mode. */
export function withIds(query: ExplorerQuery, filter: FilterKind, ids: readonly string[]): ExplorerQuery {
  const sorted = [...new Set(ids)].sort();
  if (filter === 'households') return { ...query, households: sorted };
  const filtered = { ...query, filters: { ...query.filters, [filter]: sorted } };
  return sorted.length > 0 ? filtered : withRequireAll(filtered, filter, false);
}

/** The query without one id of a filter. */
export function withoutFilter(query: ExplorerQuery, filter: FilterKind, id: string): ExplorerQuery {
  return withIds(
    query,
    filter,
    idsOf(query, filter).filter((other) => other !== id),
  );
}

/** The query with recipes matching all ids of a filter, or any. */
export function withRequireAll(query: ExplorerQuery, filter: Filter, all: boolean): ExplorerQuery {
  return { ...query, requireAll: FILTERS.filter((name) => (name === filter ? all : query.requireAll.includes(name))) };
}

/** The query with another order, in its default direction. */
export function withOrder(query: ExplorerQuery, orderBy: Order, seed: string): ExplorerQuery {
  return { ...query, orderBy, orderDirection: firstDirection(orderBy), seed };
}

/** Whether the query filters the list. */
export function isFiltered(query: ExplorerQuery): boolean {
  return Boolean(query.search) || query.households.length > 0 || FILTERS.some((name) => query.filters[name].length > 0);
}

/** The query without filters, with the same order. */
export function withoutFilters(query: ExplorerQuery): ExplorerQuery {
  return {
    ...readQuery(new URLSearchParams()),
    orderBy: query.orderBy,
    orderDirection: query.orderDirection,
    seed: query.seed,
    auto: query.auto,
  };
}

function requireAllKey(filter: Filter): string {
  return `requireAll${filter.charAt(0).toUpperCase()}${filter.slice(1)}`;
}
