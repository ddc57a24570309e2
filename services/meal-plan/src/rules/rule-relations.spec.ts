import { requiredIds } from './rule-relations.js';

const ID = '10000000-0000-4000-8000-000000000001';
const OTHER = '20000000-0000-4000-8000-000000000002';

describe('the records that a rule requires', () => {
  it.each([
    [`tags.id CONTAINS ALL ["${ID}", "${OTHER}"]`, 'tags', [ID, OTHER]],
    [`recipeCategory.id = "${ID}" OR recipe_category.id IN ["${OTHER}"]`, 'categories', [ID, OTHER]],
    [`household_id IN ["${ID}"] AND household.id = "${OTHER}"`, 'households', [ID, OTHER]],
    [`tags.id = "${ID}"`, 'categories', []],
    [`tags.id NOT IN ["${ID}"] AND tags.id <> "${ID}" AND tags.id IS NOT NULL`, 'tags', []],
    ['tags.id = ', 'tags', []],
    ['', 'tags', []],
  ] as const)('are those whose ids its filter %p names among %s', (queryFilter, related, ids) => {
    expect(requiredIds(queryFilter, related)).toEqual(ids);
  });
});
