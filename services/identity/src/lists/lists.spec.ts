import { compareRows, randomPlace, type Row } from './compare-rows.js';
import { orderKeys, type SortAttributes } from './order-by.js';

const attributes: SortAttributes = {
  name: { path: 'nameSort' },
  fullName: { path: 'fullNameSort' },
  createdAt: { path: 'createdAt' },
  'group.name': { path: 'groupId', textsOf: () => Promise.resolve(new Map<string, string>()) },
};
const read = (orderBy: string | undefined, orderDirection: 'asc' | 'desc' = 'desc') =>
  orderKeys({ orderBy, orderDirection }, attributes).map(({ path, direction }) => [path, direction]);

describe('the order of a list', () => {
  it('is the newest first unless asked otherwise', () => {
    expect(read(undefined)).toEqual([['createdAt', -1]]);
    expect(read('')).toEqual([['createdAt', -1]]);
  });

  it('takes camel and snake case, relations and directions of their own', () => {
    expect(read('name, group.name', 'asc')).toEqual([
      ['nameSort', 1],
      ['groupId', 1],
    ]);
    expect(read('full_name:asc, created_at')).toEqual([
      ['fullNameSort', 1],
      ['createdAt', -1],
    ]);
  });

  it.each(['password_hash', 'name:up', 'name:asc:asc', 'name,', 'constructor', 'nameSort'])('refuses %s', (orderBy) => {
    expect(() => read(orderBy)).toThrow('identity.invalid-filter');
  });
});

describe('putting records in order', () => {
  const row = (_id: string, ...values: (string | boolean)[]): Row => ({ _id, values });

  it('goes by the second key where the first is equal, and by the id where all are', () => {
    const rows = [row('c', 'x', 'b'), row('b', 'x', 'a'), row('d', 'a', 'z'), row('a', 'x', 'a')];

    expect(rows.sort(compareRows([{ direction: 1 }, { direction: 1 }])).map(({ _id }) => _id)).toEqual([
      'd',
      'a',
      'b',
      'c',
    ]);
  });

  it('turns everything round when asked for the opposite', () => {
    const rows = [row('a', false), row('b', true), row('c', true)];

    expect(rows.sort(compareRows([{ direction: -1 }])).map(({ _id }) => _id)).toEqual(['c', 'b', 'a']);
  });

  it('shuffles the same way for the same seed', () => {
    expect(randomPlace('seed', 'id')).toBe(randomPlace('seed', 'id'));
    expect(randomPlace('seed', 'id')).not.toBe(randomPlace('other', 'id'));
  });
});
