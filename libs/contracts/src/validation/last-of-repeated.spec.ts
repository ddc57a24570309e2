import { z } from 'zod';
import { RecordIds } from '../recipe/catalogue/collections.js';
import { RecipeQuery } from '../recipe/recipe-query.js';
import { lastOfRepeated } from './last-of-repeated.js';

describe('a repeated query parameter', () => {
  it('has its last value where the contract takes one', () => {
    const query = {
      perPage: ['5', '6'],
      orderDirection: ['asc', 'desc'],
      requireAllTags: ['true', 'false'],
      page: '2',
    };

    expect(lastOfRepeated(RecipeQuery, query)).toEqual({
      perPage: '6',
      orderDirection: 'desc',
      requireAllTags: 'false',
      page: '2',
    });
  });

  it('has all its values where the contract takes a list, or knows no such parameter', () => {
    const lists = { tags: ['soup', 'vegan'], foods: ['a', 'b'], unknown: ['a', 'b'] };

    expect(lastOfRepeated(RecipeQuery, lists)).toEqual(lists);
    expect(lastOfRepeated(RecordIds, { ids: ['a', 'b'] })).toEqual({ ids: ['a', 'b'] });
  });

  it('keeps parameters named like what every object inherits', () => {
    const query = { constructor: ['a', 'b'], toString: ['c', 'd'] };
    expect(lastOfRepeated(z.object({ page: z.string() }), query)).toEqual(query);
  });
});
