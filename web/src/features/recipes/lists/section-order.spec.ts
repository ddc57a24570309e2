import { describe, expect, it } from '@jest/globals';
import { sortedBy, sortParams } from './section-order.js';

describe('the order of a recipe section', () => {
  it('has its default direction, and is reversed when selected again', () => {
    expect(sortedBy({ order: 'name', direction: 'asc' }, 'rating')).toEqual({ order: 'rating', direction: 'desc' });
    expect(sortedBy({ order: 'rating', direction: 'desc' }, 'rating')).toEqual({ order: 'rating', direction: 'asc' });
  });

  it('excludes recipes without a value, and keeps the filter of the section', () => {
    expect(sortParams({ order: 'last_made', direction: 'desc' }, 'favoritedBy.id = "x"')).toEqual({
      orderBy: 'last_made',
      orderDirection: 'desc',
      queryFilter: '(favoritedBy.id = "x") AND last_made IS NOT NULL',
    });
    expect(sortParams({ order: 'rating', direction: 'desc' }).queryFilter).toBe('rating IS NOT NULL');
    expect(sortParams({ order: 'name', direction: 'asc' }).queryFilter).toBeNull();
  });
});
