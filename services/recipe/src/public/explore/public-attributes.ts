import { RecipeErrors, type PageQuery } from '@larder/contracts';
import {
  checkFilter,
  parseFilter,
  parseOrderBy,
  type Attribute,
  type Attributes,
  type Schema,
} from '@larder/query-filter';
import { translateQueryErrors } from '@larder/service-kit';
import { FILTER_SCHEMA, type Resource } from '../../pagination/index.js';

/**
 * Attributes that visitors must not filter by, since they could guess values: people, their activity, and private
 * recipes and households.
 */
const HIDDEN: readonly string[] = [
  'user',
  'userId',
  'favoritedBy',
  'ratedBy',
  'comments',
  'timelineEvents',
  'mealEntries',
  'extras',
  'recipes',
  'users',
  'households',
];

function publicAttributes(attributes: Attributes): Attributes {
  const visible = Object.entries(attributes).filter(([name]) => !HIDDEN.includes(name));
  return Object.fromEntries(visible.map(([name, attribute]) => [name, publicAttribute(attribute)]));
}

function publicAttribute(attribute: Attribute): Attribute {
  if (typeof attribute === 'string' || !('attributes' in attribute)) return attribute;
  return { ...attribute, attributes: publicAttributes(attribute.attributes) };
}

/** The attributes that lists for visitors may be filtered and ordered by. */
const PUBLIC_SCHEMA: Schema = Object.fromEntries(
  Object.entries(FILTER_SCHEMA).map(([resource, attributes]) => [resource, publicAttributes(attributes)]),
);

type ExploreQuery = Pick<PageQuery, 'queryFilter' | 'orderBy' | 'orderDirection'>;

/** Throws for a query with other attributes. */
export function requirePublicAttributes(
  resource: Resource,
  { queryFilter, orderBy, orderDirection }: ExploreQuery,
): void {
  const context = { schema: PUBLIC_SCHEMA, resource };
  translateQueryErrors(() => {
    const filter = parseFilter(queryFilter ?? '');
    if (filter) checkFilter(filter, context);
    if (orderBy?.trim()) parseOrderBy(orderBy, { ...context, direction: orderDirection, nulls: null });
  }, RecipeErrors.invalidFilter);
}
