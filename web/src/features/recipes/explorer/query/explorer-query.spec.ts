import { describe, expect, it } from '@jest/globals';
import { writeParams } from '../../../../api/list-params.js';
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
  it('is unfiltered, newest first, for a URL without parameters', () => {
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
  ])('is restored from the URL: %s', (address) => {
    expect(writeQuery(read(address)).toString()).toBe(address);
  });

  it('is equal for any order or repetition of ids', () => {
    expect(writeQuery(read('tags=b&tags=a&tags=b')).toString()).toBe('tags=a&tags=b');
  });

  it('ignores unknown parameters', () => {
    expect(read('orderBy=password&orderDirection=sideways&page=7')).toEqual(read(''));
  });

  it('sends repeated keys and a stable seed for random order', () => {
    const parameters = writeParams(listParamsOf(read('search=soup&tags=a&tags=b&requireAllTags=true')));
    expect(parameters).toBe('search=soup&orderBy=created_at&orderDirection=desc&tags=a&tags=b&requireAllTags=true');
    expect(listParamsOf(read('orderBy=random&seed=xyz'))).toMatchObject({ paginationSeed: 'xyz' });
  });

  it('can remove one filter, or all of them while it keeps the order', () => {
    const query = read('search=soup&tags=a&tags=b&orderBy=name&orderDirection=asc');

    expect(withoutFilter(query, 'tags', 'a').filters.tags).toEqual(['b']);
    expect(writeQuery(withoutFilters(query)).toString()).toBe('orderBy=name&orderDirection=asc');
  });

  it('sorts names ascending and everything else descending by default', () => {
    expect(withOrder(read(''), 'name', '').orderDirection).toBe('asc');
    expect(withOrder(read(''), 'rating', '').orderDirection).toBe('desc');
  });
});
