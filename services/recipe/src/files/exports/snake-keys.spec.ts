import { toSnakeKeys } from './snake-keys.js';

it('converts all keys to snake case except user-defined ones', () => {
  const recipe = {
    orgURL: 'a',
    nutrition: { saturatedFatContent: '3' },
    recipeIngredient: [{ isFood: true, food: { pluralName: null, extras: { fooBar: 'x' } } }],
    extras: { myKey: '1' },
  };

  expect(toSnakeKeys(recipe)).toEqual({
    org_url: 'a',
    nutrition: { saturated_fat_content: '3' },
    recipe_ingredient: [{ is_food: true, food: { plural_name: null, extras: { fooBar: 'x' } } }],
    extras: { myKey: '1' },
  });
});
