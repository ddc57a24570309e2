import type { PageQuery } from '@larder/contracts';
import { compareRows, randomPlace, type Row } from './compare-rows.js';
import { filterOf, orderOf } from './list-query.js';
import { valueAt } from './value-at.js';

const asked = (fields: Partial<PageQuery>): PageQuery => ({ page: 1, perPage: 50, orderDirection: 'desc', ...fields });

describe('the order of a list', () => {
  it.each([undefined, '', '  '])('is the newest first when %j is asked', (orderBy) => {
    expect(orderOf(asked({ orderBy }), 'users')).toMatchObject({
      keys: [{ attribute: { path: 'createdAt' }, direction: 'desc' }],
    });
  });

  it('takes camel and snake case and relations', () => {
    expect(orderOf(asked({ orderBy: 'full_name:asc, household.name' }), 'people')).toMatchObject({
      keys: [
        { attribute: { path: 'fullName', sortField: 'fullNameSort' }, direction: 'asc' },
        { attribute: { path: 'household.name' }, direction: 'desc' },
      ],
    });
  });

  it.each(['password_hash', 'token_version', 'lockedAt', 'name:up', 'users.full_name', 'loginKeys'])(
    'refuses %s',
    (orderBy) => {
      expect(() => orderOf(asked({ orderBy }), 'households')).toThrow('identity.invalid-filter');
    },
  );
});

describe('filtering', () => {
  it.each([
    ['people', 'email = "ana@example.org"'],
    ['people', 'household.users.email LIKE "a%"'],
    ['users', 'passwordHash IS NOT NULL'],
    ['users', 'token_version > 0'],
    ['users', 'tokens.name = "x"'],
    ['users', 'email ='],
    ['groups', 'id = "no id"'],
  ] as const)('%s by %s is refused', (resource, queryFilter) => {
    expect(() => filterOf(asked({ queryFilter }), resource)).toThrow('identity.invalid-filter');
  });

  it.each([
    ['users', 'email LIKE "%@example.org" AND admin = true'],
    ['people', 'household.name = "Family"'],
    ['households', 'users.username = "ana" OR preferences.privateHousehold = false'],
    ['groups', 'households.users.admin = true'],
  ] as const)('%s by %s is possible', (resource, queryFilter) => {
    expect(filterOf(asked({ queryFilter }), resource)).not.toBeNull();
  });
});

describe('putting records in order', () => {
  const row = (_id: string, ...values: (string | boolean)[]): Row => ({ _id, values });
  const order = (rows: Row[], ...directions: (1 | -1)[]) => rows.sort(compareRows(directions)).map(({ _id }) => _id);

  it('uses the second key where the first is equal, and the id where all are', () => {
    const rows = [row('c', 'x', 'b'), row('b', 'x', 'a'), row('d', 'a', 'z'), row('a', 'x', 'a')];

    expect(order(rows, 1, 1)).toEqual(['d', 'a', 'b', 'c']);
  });

  it('is reversed for the opposite direction', () => {
    expect(order([row('a', false), row('b', true), row('c', true)], -1)).toEqual(['c', 'b', 'a']);
  });

  it('breaks ties by the id in the direction of the last key, as the database does', () => {
    const rows = () => [row('b', 'x', 'y'), row('a', 'x', 'y'), row('c', 'x', 'y')];

    expect(order(rows(), 1, -1)).toEqual(['c', 'b', 'a']);
    expect(order(rows(), -1, 1)).toEqual(['a', 'b', 'c']);
  });

  it('shuffles the same way for the same seed', () => {
    expect(randomPlace('seed', 'id')).toBe(randomPlace('seed', 'id'));
    expect(randomPlace('seed', 'id')).not.toBe(randomPlace('other', 'id'));
  });

  it('finds values inside a record', () => {
    const record = { preferences: { privateGroup: true }, createdAt: new Date(5) };

    expect(
      ['preferences.privateGroup', 'createdAt', 'preferences.none', 'no.thing'].map((path) => valueAt(record, path)),
    ).toEqual([true, 5, '', '']);
  });
});
