import { RecipeErrors, type PageQuery } from '@larder/contracts';
import { compareRows, sortValue, type Row } from '@larder/service-kit';
import { indexedSort } from './order/indexed-sort.js';
import { listOrder } from './order/list-order.js';
import { windowBeforeCount } from './window-before-count.js';

const orderOf = (fields: Partial<PageQuery>, options?: { isSearch: boolean }) =>
  listOrder('recipes', { page: 1, perPage: 50, orderDirection: 'desc', ...fields }, options);

function keysOf(fields: Partial<PageQuery>) {
  const order = orderOf(fields);
  return order.kind === 'keys' ? order.keys : [];
}

describe('the order of a list', () => {
  it('is newest first by default, and only the ranking in a search', () => {
    expect(keysOf({}).map(({ attribute, direction }) => [attribute.path, direction])).toEqual([['createdAt', 'desc']]);
    expect(orderOf({ orderBy: ' ' }, { isSearch: true })).toEqual({ kind: 'keys', keys: [] });
    expect(orderOf({ orderBy: 'random', paginationSeed: 's' })).toEqual({ kind: 'random', seed: 's' });
  });

  it('accepts camel case, snake case, relations and a direction per key', () => {
    const keys = keysOf({ orderBy: 'last_made:asc, user.full_name:DESC, org_url' });
    expect(keys.map(({ attribute, direction, nulls }) => [attribute.path, direction, nulls])).toEqual([
      ['lastMade', 'asc', 'first'],
      ['user.fullName', 'desc', 'last'],
      ['orgURL', 'desc', 'last'],
    ]);
  });

  it('puts recipes without rating last in both directions, by default', () => {
    expect(keysOf({ orderBy: 'rating:asc' })[0]?.nulls).toBe('last');
    expect(keysOf({ orderBy: 'rating:asc', orderByNullPosition: 'first' })[0]?.nulls).toBe('first');
  });

  it.each(['password', 'user.password', 'name:sideways', 'tags.name', 'constructor', 'nameSort'])(
    'refuses %s',
    (part) => {
      const reason = `Invalid order_by statement "${part}": "${part}" is invalid`;
      expect(() => orderOf({ orderBy: part })).toThrow(RecipeErrors.invalidFilter({ reason }).message);
    },
  );
});

describe('sorting', () => {
  type Direction = 'asc' | 'desc';
  const order = (direction: Direction, values: Record<string, unknown>, nulls: 'first' | 'last' = 'last') => {
    const rows: Row[] = Object.entries(values).map(([_id, value]) => ({ _id, values: [sortValue(value)] }));
    const sorted = rows.sort(compareRows([{ direction, nulls }]));
    return sorted.map(({ _id }) => _id).join('');
  };

  it('compares texts without case and accents', () => {
    expect(order('asc', { a: 'éclair', b: 'Apple', c: 'zucchini', d: 'Eclair 2' })).toBe('badc');
  });

  it('compares dates, numbers and booleans', () => {
    expect(order('desc', { a: new Date(5), b: new Date(9) })).toBe('ba');
    expect(order('asc', { a: 10, b: 9 })).toBe('ba');
    expect(order('asc', { a: true, b: false })).toBe('ba');
  });

  it('puts nulls first or last, in both directions', () => {
    expect(order('asc', { a: 2, b: null, c: 1 }, 'last')).toBe('cab');
    expect(order('asc', { a: 2, b: undefined, c: 1 }, 'first')).toBe('bca');
    expect(order('desc', { a: 2, b: null, c: 1 }, 'first')).toBe('bac');
  });

  it('orders equal values by id, so that pages never overlap', () => {
    expect(order('asc', { c: 'x', a: 'x', b: 'X' })).toBe('abc');
    expect(order('desc', { c: 'x', a: 'x', b: 'X' })).toBe('cba');
  });
});

describe('the order of an index', () => {
  const sort = (orderBy: string, orderByNullPosition?: 'first' | 'last') =>
    indexedSort('recipes', orderOf({ orderBy, orderByNullPosition }));

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

  it('is not used for several keys, other attributes or other collections', () => {
    expect([sort('name,createdAt'), sort('orgURL'), sort('user.fullName')]).toEqual([null, null, null]);
    expect(indexedSort('recipes', orderOf({ orderBy: 'random', paginationSeed: 's' }))).toBeNull();
    expect(indexedSort('tags', orderOf({ orderBy: 'updatedAt' }))).toBeNull();
  });
});

describe('the window of a page', () => {
  it.each([
    [
      { page: 1, perPage: 50 },
      { skip: 0, limit: 50 },
    ],
    [
      { page: 3, perPage: 20 },
      { skip: 40, limit: 20 },
    ],
    [
      { page: -7, perPage: 20 },
      { skip: 0, limit: 20 },
    ],
    [
      { page: 2, perPage: 0 },
      { skip: 0, limit: 0 },
    ],
    [
      { page: 1, perPage: -1 },
      { skip: 0, limit: Infinity },
    ],
    [
      { page: 2, perPage: -1 },
      { skip: 0, limit: 0 },
    ],
    [{ page: -1, perPage: 20 }, null],
  ])('%j: %j', (query, window) => {
    expect(windowBeforeCount(query)).toEqual(window);
  });
});
