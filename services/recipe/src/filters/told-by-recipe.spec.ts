import { parseFilter, printFilter, type Filter } from '@larder/query-filter';
import { askWhereTold } from './told-by-recipe.js';

const rewritten = (text: string, resource: 'recipes' | 'timelineEvents') =>
  printFilter(askWhereTold(parseFilter(text) as Filter, resource));

it('asks recipes for their household, and the record itself for the group', () => {
  expect(rewritten('(recipe.group_id="a") AND household_id IN ["b"]', 'timelineEvents')).toBe(
    'groupId = "a" AND recipe.householdId IN ["b"]',
  );
  expect(rewritten('recipe.name = "a" OR userId = "b"', 'timelineEvents')).toBe('recipe.name = "a" OR userId = "b"');
  expect(rewritten('household_id = "a"', 'recipes')).toBe('household_id = "a"');
});
