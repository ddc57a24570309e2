import { z } from 'zod';
import { PlanQuery } from '../meal-plan/plan-entry.js';
import { RecipeQuery } from '../recipe/recipe-query.js';
import { emptyAsAbsent } from './empty-as-absent.js';

describe('an empty query parameter', () => {
  it('counts as absent where the contract takes a number, a flag, a day or a choice', () => {
    const query = { page: '', perPage: '', orderDirection: '', orderByNullPosition: '', requireAllTags: '' };
    expect(emptyAsAbsent(RecipeQuery, query)).toEqual({});
    expect(emptyAsAbsent(PlanQuery, { start_date: '', end_date: '2026-01-31' })).toEqual({ end_date: '2026-01-31' });
  });

  it('is kept where the contract takes text, and where it is required or unknown', () => {
    const query = { search: '', id: '', unknown: '' };
    const schema = z.object({ search: z.string().optional(), id: z.uuid() });
    expect(emptyAsAbsent(schema, query)).toEqual(query);
  });

  it('keeps parameters named like what every object inherits', () => {
    expect(emptyAsAbsent(z.object({}), { constructor: '' })).toEqual({ constructor: '' });
  });
});
