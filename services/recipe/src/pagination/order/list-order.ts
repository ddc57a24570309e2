import { RecipeErrors, type PageQuery } from '@larder/contracts';
import { parseOrderBy, type OrderKey } from '@larder/query-filter';
import { translateQueryErrors } from '@larder/service-kit';
import { FILTER_SCHEMA, type Resource } from '../filters/filter-schema.js';
import { storedOrder } from '../filters/stored-attributes.js';

/** The order of a list. Without keys: by search rank only. */
export type ListOrder = { kind: 'random'; seed: string } | { kind: 'keys'; keys: OrderKey[] };

const NEWEST = 'createdAt';
/** Recipes without a rating are last in both directions (docs/api/conventions.md#order). */
const RATING = 'rating';

/** The requested order of a list; newest first by default, and the search rank in a search. */
export function listOrder(
  resource: Resource,
  query: PageQuery,
  { isSearch = false }: { isSearch?: boolean } = {},
): ListOrder {
  const { orderDirection: direction, orderByNullPosition: nulls, paginationSeed: seed = '' } = query;
  const text = query.orderBy?.trim() || (isSearch ? '' : NEWEST);
  const options = { schema: FILTER_SCHEMA, resource, direction, nulls: nulls ?? null };
  const order = translateQueryErrors(() => parseOrderBy(text, options), RecipeErrors.invalidFilter);
  if (order.kind === 'random') return { kind: 'random', seed };
  const stored = order.keys.map((key) => ({ ...key, attribute: storedOrder(key.attribute, resource) }));
  return { kind: 'keys', keys: stored.map((key) => (nulls || !isRating(key) ? key : { ...key, nulls: 'last' })) };
}

function isRating({ attribute }: OrderKey): boolean {
  return attribute.path === RATING;
}
