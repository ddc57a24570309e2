import { parseFilter, printFilter, resolveAttribute, type Filter, type ResolvedAttribute } from '@larder/query-filter';
import { FILTER_SCHEMA, type Resource } from './filter-schema.js';
import { withStoredAttributes, storedOrder } from './stored-attributes.js';

const rewritten = (text: string, resource: 'recipes' | 'timelineEvents') =>
  printFilter(withStoredAttributes(parseFilter(text) as Filter, resource));

it('uses the household of the recipe, and the group of the record itself', () => {
  expect(rewritten('(recipe.group_id="a") AND household_id IN ["b"]', 'timelineEvents')).toBe(
    'groupId = "a" AND recipe.householdId IN ["b"]',
  );
  expect(rewritten('recipe.name = "a" OR userId = "b"', 'timelineEvents')).toBe('recipe.name = "a" OR userId = "b"');
  expect(rewritten('household_id = "a"', 'recipes')).toBe('household_id = "a"');
});

it.each(['constructor', '__proto__', 'toString', 'recipe.constructor'])('keeps the unknown attribute %s', (path) => {
  expect(rewritten(`${path} = "a"`, 'timelineEvents')).toBe(`${path} = "a"`);
});

it.each<[string, Resource, string]>([
  ['household_id', 'comments', 'recipe.householdId'],
  ['recipe.group_id', 'timelineEvents', 'groupId'],
  ['recipe.name', 'comments', 'recipe.name'],
  ['householdId', 'recipes', 'householdId'],
])('orders by %s of %s where it is stored', (path, resource, expected) => {
  const attribute = resolveAttribute(FILTER_SCHEMA, resource, path) as ResolvedAttribute;
  expect(storedOrder(attribute, resource).path).toBe(expected);
});
