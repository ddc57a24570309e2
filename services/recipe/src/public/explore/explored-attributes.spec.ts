import { checkExplored } from './explored-attributes.js';

const asked = (queryFilter?: string, orderBy?: string) => ({ queryFilter, orderBy, orderDirection: 'asc' as const });

describe('a visitor', () => {
  it.each([
    'tags.name = "Quick" AND rating >= 3',
    'household.preferences.privateHousehold = true',
    'recipeIngredient.food.name LIKE "%leek%"',
    'settings.public = false OR id IS NOT NULL',
  ])('may ask for recipes by %s', (queryFilter) => {
    expect(() => checkExplored('recipes', asked(queryFilter, 'name, created_at'))).not.toThrow();
  });

  it.each([
    'user.username LIKE "a%"',
    'user_id IS NOT NULL',
    'favorited_by.full_name LIKE "a%"',
    'comments.text LIKE "%secret%"',
    'timelineEvents.subject LIKE "%secret%"',
    'tags.recipes.name LIKE "%secret%"',
    'extras.value LIKE "%secret%"',
    'recipeIngredient.food.extras.value LIKE "%secret%"',
  ])('may not ask for recipes by %s', (queryFilter) => {
    expect(() => checkExplored('recipes', asked(queryFilter))).toThrow('recipe.invalid-filter');
  });

  it('cannot filter by tags of private recipes, nor order by users', () => {
    expect(() => checkExplored('tags', asked('recipes.name LIKE "%secret%"'))).toThrow('recipe.invalid-filter');
    expect(() => checkExplored('recipes', asked(undefined, 'user.fullName'))).toThrow('recipe.invalid-filter');
  });

  it('may send no filter and no order', () => {
    expect(() => checkExplored('foods', asked(' ', ' '))).not.toThrow();
  });
});
