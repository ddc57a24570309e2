import { describe, expect, it } from '@jest/globals';
import { listParams, writeParams } from './list-params.js';

describe('list calls', () => {
  it('ask for everything by name by default', () => {
    expect(writeParams(listParams())).toBe('page=1&perPage=-1&orderBy=name&orderDirection=asc');
    expect(writeParams(listParams({ perPage: 20, orderBy: 'rating' }))).toBe(
      'page=1&perPage=20&orderBy=rating&orderDirection=asc',
    );
  });

  it('leave out what is not set and repeat the key of lists', () => {
    expect(writeParams({ search: null, cookbook: undefined, tags: ['a', 'b'], requireAllTags: true, foods: [] })).toBe(
      'tags=a&tags=b&requireAllTags=true',
    );
  });

  it('encode the search text', () => {
    expect(writeParams({ search: 'mac & cheese' })).toBe('search=mac+%26+cheese');
  });
});
