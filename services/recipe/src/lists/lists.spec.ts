import { RecipeErrors } from '@larder/contracts';
import { compareRows, sortValue, type Row } from './compare-rows.js';
import { indexedSort } from './indexed-sort.js';
import { orderKeys } from './order-keys.js';
import { parseOrderBy } from './order-by.js';
import { randomPlace } from './random-order.js';
import type { NullPosition, SortAttributes } from './sort-attribute.js';

const attributes: SortAttributes = {
  name: { path: 'nameSort', indexed: true },
  lastMade: { path: 'lastMade', indexed: true, nullable: true },
  rating: { path: 'rating', indexed: true, nullable: true, nulls: 'last' },
  'user.fullName': { path: 'userId' },
  orgURL: { path: 'orgURL' },
  createdAt: { path: 'createdAt', indexed: true },
};

const aQuery = (fields: object = {}) => ({ page: 1, perPage: 50, orderDirection: 'desc' as const, ...fields });

/** The ids in the order asked for; equal ones in the order of their ids. */
function order(orderBy: string, values: Record<string, unknown>, nulls?: NullPosition): string {
  const keys = parseOrderBy(orderBy, 'desc', attributes);
  const rows: Row[] = Object.entries(values).map(([_id, value]) => ({
    _id,
    values: keys.map(({ attribute }) => sortValue(attribute, value)),
  }));
  return rows
    .sort(compareRows(keys, nulls))
    .map(({ _id }) => _id)
    .join('');
}

describe('reading an order', () => {
  it('understands camel case, snake case and a direction of its own', () => {
    const keys = parseOrderBy('last_made:asc, createdAt, user.full_name:DESC, org_url', 'desc', attributes);

    expect(keys.map(({ attribute, direction }) => [attribute.path, direction])).toEqual([
      ['lastMade', 'asc'],
      ['createdAt', 'desc'],
      ['userId', 'desc'],
      ['orgURL', 'desc'],
    ]);
  });

  it.each(['password', 'name:sideways', 'name:asc:desc', 'name,', 'constructor', 'nameSort'])(
    'refuses %s',
    (orderBy) => {
      const part = orderBy === 'name,' ? '' : orderBy;
      const reason = `Invalid order_by statement "${orderBy}": "${part}" is invalid`;
      expect(() => parseOrderBy(orderBy, 'asc', attributes)).toThrow(RecipeErrors.invalidFilter({ reason }));
    },
  );

  it('shows the newest first unless told otherwise, and the best first in a search', () => {
    expect(orderKeys(aQuery(), attributes, false)).toEqual([{ attribute: attributes['createdAt'], direction: 'desc' }]);
    expect(orderKeys(aQuery({ orderBy: '' }), attributes, true)).toEqual([]);
    expect(orderKeys(aQuery({ orderBy: 'name' }), attributes, true)).toHaveLength(1);
  });
});

describe('putting in order', () => {
  it('sorts texts without regard to case and accents', () => {
    expect(order('name:asc', { a: 'éclair', b: 'Apple', c: 'zucchini', d: 'Eclair 2' })).toBe('badc');
  });

  it('takes nothing for the smallest value', () => {
    expect(order('lastMade:asc', { a: 2, b: null, c: 1 })).toBe('bca');
    expect(order('lastMade:desc', { a: 2, b: undefined, c: 1 })).toBe('acb');
  });

  it('puts nothing where the caller wants it', () => {
    expect(order('lastMade:asc', { a: 2, b: null, c: 1 }, 'last')).toBe('cab');
    expect(order('lastMade:desc', { a: 2, b: null, c: 1 }, 'first')).toBe('bac');
  });

  it('puts recipes without rating last in both directions', () => {
    expect(order('rating:asc', { a: 4, b: null, c: 2 })).toBe('cab');
    expect(order('rating:desc', { a: 4, b: null, c: 2 })).toBe('acb');
  });

  it('orders equal values by id, so that pages never overlap', () => {
    expect(order('name:asc', { c: 'x', a: 'x', b: 'X' })).toBe('abc');
    expect(order('name:desc', { c: 'x', a: 'x', b: 'X' })).toBe('cba');
  });
});

describe('random order', () => {
  const ids = Array.from({ length: 500 }, (_, index) => `id-${index}`);
  const shuffled = (seed: string, some: string[]) =>
    [...some].sort((a, b) => randomPlace(seed, a) - randomPlace(seed, b));

  it('is the same for the same seed, whatever else is in the list', () => {
    const half = ids.filter((_, index) => index % 2 === 0);

    expect(shuffled('x', [...ids].reverse())).toEqual(shuffled('x', ids));
    expect(shuffled('x', ids).filter((id) => half.includes(id))).toEqual(shuffled('x', half));
  });

  it('is another one for another seed', () => {
    expect(shuffled('x', ids)).not.toEqual(shuffled('y', ids));
    expect(shuffled('1', ids).slice(0, 10)).not.toEqual(shuffled('2', ids).slice(0, 10));
  });

  it('mixes well: no id stays near its place', () => {
    const moved = shuffled('seed', ids).filter((id, index) => Math.abs(ids.indexOf(id) - index) > 25);
    expect(moved.length).toBeGreaterThan(400);
  });
});

describe('the order an index gives', () => {
  const sort = (orderBy: string, nulls?: NullPosition) => indexedSort(parseOrderBy(orderBy, 'desc', attributes), nulls);

  it('is used for a single indexed attribute, with the id as tie-break', () => {
    expect(sort('name:asc')).toEqual({ nameSort: 1, _id: 1 });
    expect(sort('lastMade')).toEqual({ lastMade: -1, _id: -1 });
    expect(sort('name:asc', 'last')).toEqual({ nameSort: 1, _id: 1 });
  });

  it('is not used where it would put nulls in the wrong place', () => {
    expect([sort('lastMade:asc', 'last'), sort('lastMade', 'first'), sort('rating:asc')]).toEqual([null, null, null]);
    expect([sort('lastMade:asc', 'first'), sort('rating')]).toEqual([
      { lastMade: 1, _id: 1 },
      { rating: -1, _id: -1 },
    ]);
  });

  it('is not used for several keys or values that are worked out', () => {
    expect([sort('name,createdAt'), sort('orgURL')]).toEqual([null, null]);
    expect(indexedSort(orderKeys(aQuery({ orderBy: 'random', paginationSeed: 's' }), attributes, false))).toBeNull();
  });
});
