import { describe, expect, it } from '@jest/globals';
import { writeParams } from '../../../api/list-params.js';
import {
  isFiltered,
  listParamsOf,
  withOrder,
  readQuery,
  withoutFilter,
  withoutFilters,
  writeQuery,
} from './explorer-query.js';

const read = (text: string) => readQuery(new URLSearchParams(text));

describe('the query of the recipe list', () => {
  it('is everything, newest first, when the address says nothing', () => {
    expect(read('')).toMatchObject({ search: '', orderBy: 'created_at', orderDirection: 'desc', requireAll: [] });
    expect(writeQuery(read('')).toString()).toBe('');
    expect(isFiltered(read(''))).toBe(false);
  });

  it.each([
    'search=soup',
    'orderBy=name&orderDirection=asc',
    'tags=a&tags=b&requireAllTags=true',
    'search=soup&households=h1&categories=c1&foods=f1',
    'orderBy=random&seed=abc',
  ])('survives in the address: %s', (address) => {
    expect(writeQuery(read(address)).toString()).toBe(address);
  });

  it('is the same query however the ids are ordered or repeated', () => {
    expect(writeQuery(read('tags=b&tags=a&tags=b')).toString()).toBe('tags=a&tags=b');
  });

  it('ignores what it does not know', () => {
    expect(read('orderBy=password&orderDirection=sideways&page=7')).toEqual(read(''));
  });

  it('asks the server with repeated keys and a stable seed for chance', () => {
    const asked = writeParams(listParamsOf(read('search=soup&tags=a&tags=b&requireAllTags=true')));
    expect(asked).toBe('search=soup&orderBy=created_at&orderDirection=desc&tags=a&tags=b&requireAllTags=true');
    expect(listParamsOf(read('orderBy=random&seed=xyz'))).toMatchObject({ paginationSeed: 'xyz' });
  });

  it('loses one filter, or all of them but not its order', () => {
    const query = read('search=soup&tags=a&tags=b&orderBy=name&orderDirection=asc');

    expect(withoutFilter(query, 'tags', 'a').filters.tags).toEqual(['b']);
    expect(writeQuery(withoutFilters(query)).toString()).toBe('orderBy=name&orderDirection=asc');
  });

  it('begins names at A and everything else at the latest or best', () => {
    expect(withOrder(read(''), 'name', '').orderDirection).toBe('asc');
    expect(withOrder(read(''), 'rating', '').orderDirection).toBe('desc');
  });
});
