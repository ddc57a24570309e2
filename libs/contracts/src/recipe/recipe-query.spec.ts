import { PlanQuery } from '../meal-plan/plan-entry.js';
import { camelKeys } from '../validation/camel-keys.js';
import { CategoriesQuery, RecipeQuery } from './recipe-query.js';

describe('queries of existing clients', () => {
  it('may contain several organizers as repeated keys, with commas, or both', () => {
    expect(RecipeQuery.parse({ tags: 'soup,winter', tools: ['pot', 'pan,wok'] })).toMatchObject({
      tags: ['soup', 'winter'],
      tools: ['pot', 'pan', 'wok'],
    });
    expect(CategoriesQuery.parse({ categories: 'dinner,' })).toEqual({ categories: ['dinner'] });
    expect(CategoriesQuery.parse({})).toEqual({});
  });

  it('may contain the dates of a plan in either spelling', () => {
    const query = { startDate: '2026-11-23', end_date: '2026-11-29' };

    expect(PlanQuery.parse(camelKeys(PlanQuery, query))).toMatchObject({
      start_date: '2026-11-23',
      end_date: '2026-11-29',
    });
  });
});
