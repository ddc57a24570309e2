import { describe, expect, it } from '@jest/globals';
import { listParams, writeParams } from './list-params.js';

describe('list calls', () => {
  it('requests all records by name by default', () => {
    expect(writeParams(listParams())).toBe('page=1&perPage=-1&orderBy=name&orderDirection=asc');
    expect(writeParams(listParams({ perPage: 20, orderBy: 'rating' }))).toBe(
      'page=1&perPage=20&orderBy=rating&orderDirection=asc',
    );
  });

  it('omits unset values and repeats the key of lists', () => {
    expect(writeParams({ search: null, cookbook: undefined, tags: ['a', 'b'], requireAllTags: true, foods: [] })).toBe(
      'tags=a&tags=b&requireAllTags=true',
    );
  });

  it('encodes the search text', () => {
    expect(writeParams({ search: 'mac & cheese' })).toBe('search=mac+%26+cheese');
  });
});
