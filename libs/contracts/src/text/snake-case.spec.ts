import { snakeCase } from './snake-case.js';

describe('snakeCase', () => {
  it.each([
    ['shoppingListUpdated', 'shopping_list_updated'],
    ['recipeCategory.id', 'recipe_category.id'],
    ['orgURL', 'org_url'],
    ['start_date', 'start_date'],
  ])('of %s is %s', (name, expected) => expect(snakeCase(name)).toBe(expected));
});
