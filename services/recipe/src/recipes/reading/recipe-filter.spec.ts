import { recipeFilter } from './recipe-filter.js';

const any = { requireAllCategories: false, requireAllTags: false, requireAllTools: false, requireAllFoods: false };
const all = { requireAllCategories: true, requireAllTags: true, requireAllTools: true, requireAllFoods: true };

describe('the filters of the recipe list', () => {
  it('are empty by default', () => {
    expect(recipeFilter(any)).toEqual({});
  });

  it('match any of the values, or all of them if required', () => {
    expect(recipeFilter({ ...any, tags: ['a', 'b'], foods: ['f'] })).toEqual({
      tagIds: { $in: ['a', 'b'] },
      'ingredients.foodId': { $in: ['f'] },
    });
    expect(recipeFilter({ ...all, categories: ['a', 'b'], tools: ['t'], households: ['h', 'i'] })).toEqual({
      categoryIds: { $all: ['a', 'b'] },
      toolIds: { $all: ['t'] },
      householdId: { $in: ['h', 'i'] },
    });
  });

  it('are the same for the same values, in whatever order and however often they are named', () => {
    expect(recipeFilter({ ...all, tags: ['b', 'a', 'b'] })).toEqual({ tagIds: { $all: ['a', 'b'] } });
    expect(recipeFilter({ ...any, tags: ['b', 'a'] })).toEqual(recipeFilter({ ...any, tags: ['a', 'b'] }));
  });

  it('match nothing for an unknown value, instead of being ignored', () => {
    expect(recipeFilter({ ...any, tags: [null] })).toEqual({ tagIds: { $in: [] } });
    expect(recipeFilter({ ...any, tags: [null, 'b'] })).toEqual({ tagIds: { $in: ['b'] } });
    expect(recipeFilter({ ...all, tags: [null, 'b'] })).toEqual({ tagIds: { $in: [] } });
  });
});
