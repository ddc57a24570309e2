import { resolveAttribute, type Filter, type ResolvedAttribute } from '@larder/query-filter';
import { FILTER_SCHEMA, type Resource } from './filter-schema.js';

/**
 * What stands at a recipe but is asked of records about it, and what stands at the record but is asked of its recipe:
 * the group of both is the same, and all recipes of a group would be a long list.
 */
const STORED_ATTRIBUTES: Readonly<Record<string, string>> = {
  householdid: 'recipe.householdId',
  'recipe.groupid': 'groupId',
  'recipe.group.id': 'groupId',
};
const ABOUT_RECIPES: readonly string[] = ['comments', 'timelineEvents'] satisfies Resource[];

/** The same filter with each attribute where it is stored. */
export function withStoredAttributes(filter: Filter, resource: Resource): Filter {
  if (!ABOUT_RECIPES.includes(resource)) return filter;
  if (filter.kind !== 'comparison') {
    return { ...filter, terms: filter.terms.map((term) => withStoredAttributes(term, resource)) };
  }
  return { ...filter, attribute: storedAttribute(filter.attribute) ?? filter.attribute };
}

/** The same attribute where it is stored, for a list to be ordered by. */
export function storedOrder(attribute: ResolvedAttribute, resource: Resource): ResolvedAttribute {
  const path = ABOUT_RECIPES.includes(resource) ? storedAttribute(attribute.path) : undefined;
  return (path && resolveAttribute(FILTER_SCHEMA, resource, path)) || attribute;
}

function storedAttribute(path: string): string | undefined {
  return STORED_ATTRIBUTES[path.toLowerCase().replaceAll('_', '')];
}
