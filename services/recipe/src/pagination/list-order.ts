import { RecipeErrors, type PageQuery } from '@larder/contracts';
import { OrderByError, parseOrderBy, type OrderKey } from '@larder/query-filter';
import { FILTER_SCHEMA, type Resource } from './filters/filter-schema.js';
import { storedOrder } from './filters/stored-attributes.js';

/** How a list is ordered. No keys: only as its search ranks it. */
export type ListOrder = { kind: 'random'; seed: string } | { kind: 'keys'; keys: OrderKey[] };

const NEWEST = 'createdAt';
/** A recipe without rating is not a bad one: it stands last in both directions (docs/api/conventions.md#order). */
const RATING = 'rating';

/** The order a list was asked for; newest first by default, and none when a search ranks by itself. */
export function listOrder(resource: Resource, query: PageQuery, searching: boolean): ListOrder {
  const { orderDirection: direction, orderByNullPosition: nulls, paginationSeed: seed = '' } = query;
  const text = query.orderBy?.trim() || (searching ? '' : NEWEST);
  const order = read(text, { schema: FILTER_SCHEMA, resource, direction, nulls: nulls ?? null });
  if (order.kind === 'random') return { kind: 'random', seed };
  const stored = order.keys.map((key) => ({ ...key, attribute: storedOrder(key.attribute, resource) }));
  return { kind: 'keys', keys: stored.map((key) => (nulls || !isRating(key) ? key : { ...key, nulls: 'last' })) };
}

function read(text: string, options: Parameters<typeof parseOrderBy>[1]) {
  try {
    return parseOrderBy(text, options);
  } catch (error) {
    if (error instanceof OrderByError) throw RecipeErrors.invalidFilter({ reason: error.message }, error);
    throw error;
  }
}

function isRating({ attribute }: OrderKey): boolean {
  return attribute.path === RATING;
}
