import { describe, expect, it } from '@jest/globals';
import { sortedBy, sortParams } from './section-order.js';

describe('the order of a section of recipes', () => {
  it('begins in the direction that suits it, and turns round when chosen again', () => {
    expect(sortedBy({ order: 'name', direction: 'asc' }, 'rating')).toEqual({ order: 'rating', direction: 'desc' });
    expect(sortedBy({ order: 'rating', direction: 'desc' }, 'rating')).toEqual({ order: 'rating', direction: 'asc' });
  });

  it('leaves out what it says nothing about, and keeps what the section is narrowed to', () => {
    expect(sortParams({ order: 'last_made', direction: 'desc' }, 'favoritedBy.id = "x"')).toEqual({
      orderBy: 'last_made',
      orderDirection: 'desc',
      queryFilter: '(favoritedBy.id = "x") AND last_made IS NOT NULL',
    });
    expect(sortParams({ order: 'rating', direction: 'desc' }).queryFilter).toBe('rating IS NOT NULL');
    expect(sortParams({ order: 'name', direction: 'asc' }).queryFilter).toBeNull();
  });
});
