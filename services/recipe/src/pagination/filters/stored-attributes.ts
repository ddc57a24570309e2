import { resolveAttribute, type Filter, type ResolvedAttribute } from '@larder/query-filter';
import { ABOUT_RECIPES, FILTER_SCHEMA, type Resource } from './filter-schema.js';

/**
 * Attributes that are stored in the recipe but filtered on related records, or the reverse. The group of both is the
 * same, and the ids of all recipes of a group would be a long list.
 */
const STORED_ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ['householdid', 'recipe.householdId'],
  ['recipe.groupid', 'groupId'],
  ['recipe.group.id', 'groupId'],
]);

/** Rewrites a filter so that each attribute refers to where it is stored. */
export function withStoredAttributes(filter: Filter, resource: Resource): Filter {
  if (!ABOUT_RECIPES.includes(resource)) return filter;
  if (filter.kind !== 'comparison') {
    return { ...filter, terms: filter.terms.map((term) => withStoredAttributes(term, resource)) };
  }
  return { ...filter, attribute: storedAttribute(filter.attribute) ?? filter.attribute };
}

/** Rewrites the attributes of an order in the same way. */
export function storedOrder(attribute: ResolvedAttribute, resource: Resource): ResolvedAttribute {
  const path = ABOUT_RECIPES.includes(resource) ? storedAttribute(attribute.path) : undefined;
  return (path && resolveAttribute(FILTER_SCHEMA, resource, path)) || attribute;
}

function storedAttribute(path: string): string | undefined {
  return STORED_ATTRIBUTES.get(path.toLowerCase().replaceAll('_', ''));
}
