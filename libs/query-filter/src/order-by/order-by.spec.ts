import { schema } from '../../test/sample-data.js';
import { OrderByError, parseOrderBy, type OrderByOptions, type OrderKey } from './parse-order-by.js';
import { isOwnKey, toMongoSort } from './to-mongo-sort.js';

const options: OrderByOptions = { schema, resource: 'recipes', direction: 'desc' };

function keys(text: string, changes: Partial<OrderByOptions> = {}): OrderKey[] {
  const order = parseOrderBy(text, { ...options, ...changes });
  return order.kind === 'keys' ? order.keys : [];
}

describe('parseOrderBy', () => {
  it('reads paths, directions and defaults', () => {
    const read = keys('lastMade:asc, date_added , household.group.name:DESC');
    expect(read.map(({ attribute, direction, nulls }) => [attribute.path, direction, nulls])).toEqual([
      ['lastMade', 'asc', 'first'],
      ['dateAdded', 'desc', 'last'],
      ['household.group.name', 'desc', 'last'],
    ]);
  });

  it.each(['updatedAt', 'updated_at', 'updateAt', 'update_at'])('reads %s, as older clients spell it', (text) => {
    const recipes = { updatedAt: 'datetime' } as const;
    expect(keys(text, { schema: { recipes } }).map(({ attribute }) => attribute.path)).toEqual(['updatedAt']);
  });

  it('puts nulls at the requested end', () => {
    expect(keys('rating:asc, name', { nulls: 'last' }).map(({ nulls }) => nulls)).toEqual(['last', 'last']);
    expect(keys('rating', { nulls: 'first' }).map(({ nulls }) => nulls)).toEqual(['first']);
  });

  it('accepts a random order, and an empty one', () => {
    expect(parseOrderBy(' random ', options)).toEqual({ kind: 'random' });
    expect(parseOrderBy(' ', options)).toEqual({ kind: 'keys', keys: [] });
  });

  it.each([
    ['nope', 'nope'],
    ['name, nope:asc', 'nope:asc'],
    ['name:up', 'name:up'],
    ['name:', 'name:'],
    ['name:asc:desc', 'name:asc:desc'],
    ['name,,slug', ''],
    ['tags.name', 'tags.name'],
    ['household', 'household'],
    ['random, name', 'random'],
    ['user.password', 'user.password'],
  ])('refuses %p and names the invalid part', (text, part) => {
    expect(() => parseOrderBy(text, options)).toThrow(OrderByError);
    expect(() => parseOrderBy(text, options)).toThrow(`Invalid order_by statement "${text}": "${part}" is invalid`);
  });

  it('refuses the twenty-first key', () => {
    const twenty = Array.from({ length: 20 }, () => 'household.name').join(',');

    expect(keys(twenty)).toHaveLength(20);
    expect(() => keys(`${twenty},slug`)).toThrow('"slug" is invalid');
  });
});

describe('toMongoSort', () => {
  it('uses the field with the sort key, and ends with the id', () => {
    expect(toMongoSort(keys('name:asc, household.id:desc'))).toEqual({
      addFields: null,
      sort: { nameSorted: 1, householdId: -1, _id: -1 },
    });
    expect(toMongoSort([])).toEqual({ addFields: null, sort: { _id: 1 } });
  });

  it('adds a field for the position of nulls only where it differs from that of the database', () => {
    expect(toMongoSort(keys('rating', { nulls: 'last' })).addFields).toBeNull();
    expect(toMongoSort(keys('rating:asc', { nulls: 'last' }))).toEqual({
      addFields: { _order0: { $cond: [{ $eq: [{ $ifNull: ['$rating', null] }, null] }, 1, 0] } },
      sort: { _order0: 1, rating: 1, _id: 1 },
    });
    expect(toMongoSort(keys('rating', { nulls: 'first' })).sort).toEqual({ _order0: -1, rating: -1, _id: -1 });
  });

  it('finds nulls in the value, not in its sort key', () => {
    expect(toMongoSort(keys('name', { nulls: 'first' }))).toEqual({
      addFields: { _order0: { $cond: [{ $eq: [{ $ifNull: ['$name', null] }, null] }, 1, 0] } },
      sort: { _order0: -1, nameSorted: -1, _id: -1 },
    });
  });

  it('uses the first of repeated keys', () => {
    expect(toMongoSort(keys('rating:asc, name:asc, rating:desc')).sort).toEqual({ rating: 1, nameSorted: 1, _id: -1 });
  });

  it('has no keys of related records', () => {
    expect(keys('name, household.name').map(isOwnKey)).toEqual([true, false]);
  });
});
