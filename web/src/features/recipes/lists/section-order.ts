import type { QueryParams } from '../../../api/list-params.js';
import { definePreference } from '../../../shared/hooks/preference.js';
import { firstDirection, reverse, type Direction, type Order } from './controls/orders.js';

export const SECTION_ORDERS = ['name', 'rating', 'created_at', 'updated_at', 'last_made'] as const;
export type SectionOrder = (typeof SECTION_ORDERS)[number];

export interface SectionSort {
  order: SectionOrder;
  direction: Direction;
}

/** Orders that exclude recipes without a value: without rating, never made. */
const EXCLUDES_UNSET: readonly SectionOrder[] = ['rating', 'last_made'];

/** The order of favorites and cookbooks in this browser; the home page has its own in the URL. */
export const sectionSort = definePreference<SectionSort>(
  'recipe-section-preferences',
  { order: 'name', direction: 'asc' },
  isSectionSort,
);

/** Another order with its default direction; the same one reversed. */
export function sortedBy(sort: SectionSort, order: Order): SectionSort {
  const sortable = SECTION_ORDERS.find((one) => one === order) ?? 'name';
  if (sortable === sort.order) return { ...sort, direction: reverse(sort.direction) };
  return { order: sortable, direction: firstDirection(sortable) };
}

/** The parameters of a list in this order; `queryFilter` is its own filter. */
export function sortParams({ order, direction }: SectionSort, queryFilter?: string): QueryParams {
  const sortable = EXCLUDES_UNSET.includes(order) ? `${order} IS NOT NULL` : null;
  const filter = queryFilter && sortable ? `(${queryFilter}) AND ${sortable}` : (queryFilter ?? sortable);
  return { orderBy: order, orderDirection: direction, queryFilter: filter };
}

function isSectionSort(stored: unknown): stored is SectionSort {
  if (typeof stored !== 'object' || stored === null) return false;
  const { order, direction } = stored as Record<string, unknown>; // validated below
  return SECTION_ORDERS.some((sortable) => sortable === order) && (direction === 'asc' || direction === 'desc');
}
