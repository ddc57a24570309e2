import { requirePublicAttributes } from './public-attributes.js';

const aQuery = (queryFilter?: string, orderBy?: string) => ({ queryFilter, orderBy, orderDirection: 'asc' as const });

describe('a visitor', () => {
  it.each([
    'tags.name = "Quick" AND rating >= 3',
    'household.preferences.privateHousehold = true',
    'recipeIngredient.food.name LIKE "%leek%"',
    'settings.public = false OR id IS NOT NULL',
  ])('may filter recipes by %s', (queryFilter) => {
    expect(() => requirePublicAttributes('recipes', aQuery(queryFilter, 'name, created_at'))).not.toThrow();
  });

  it.each([
    'user.username LIKE "a%"',
    'user_id IS NOT NULL',
    'favorited_by.full_name LIKE "a%"',
    'comments.text LIKE "%secret%"',
    'timelineEvents.subject LIKE "%secret%"',
    'tags.recipes.name LIKE "%secret%"',
    'household.users.username LIKE "a%"',
    'group.users.full_name LIKE "a%"',
    'group.households.name LIKE "%secret%"',
    'mealEntries.recipe.name LIKE "%secret%"',
    'extras.value LIKE "%secret%"',
    'recipeIngredient.food.extras.value LIKE "%secret%"',
  ])('may not filter recipes by %s', (queryFilter) => {
    expect(() => requirePublicAttributes('recipes', aQuery(queryFilter))).toThrow('recipe.invalid-filter');
  });

  it('cannot filter by tags of private recipes, nor order by users', () => {
    expect(() => requirePublicAttributes('tags', aQuery('recipes.name LIKE "%secret%"'))).toThrow(
      'recipe.invalid-filter',
    );
    expect(() => requirePublicAttributes('recipes', aQuery(undefined, 'user.fullName'))).toThrow(
      'recipe.invalid-filter',
    );
  });

  it('may send no filter and no order', () => {
    expect(() => requirePublicAttributes('foods', aQuery(' ', ' '))).not.toThrow();
  });
});
