import fc from 'fast-check';
import { schema } from '../test/sample-data.js';
import { checkFilter, type CheckedFilter } from './checked-filter.js';
import { QueryFilterError } from './errors.js';
import { parseFilter } from './syntax/parse-filter.js';
import { condition } from './syntax/tree.js';

const now = new Date('2024-03-31T12:00:00Z');

function check(text: string): CheckedFilter {
  const filter = parseFilter(text);
  if (!filter) throw new Error('The filter is empty.');
  return checkFilter(filter, { schema, resource: 'recipes', now });
}

describe('checkFilter: attributes', () => {
  it.each([
    ['recipeIngredient.foodId', 'recipeIngredient.foodId'],
    ['recipe_ingredient.food_id', 'recipeIngredient.foodId'],
    ['org_url', 'orgURL'],
    ['orgUrl', 'orgURL'],
    ['household.group.id', 'household.group.id'],
    ['Name', 'name'],
  ])('finds %p', (written, path) => {
    expect(check(`${written} IS NULL`)).toMatchObject({ attribute: { path } });
  });

  it.each([
    'password',
    'user.password',
    'favoritedBy.password',
    'tags',
    'settings',
    'name.length',
    'settings.locked.x',
    '__proto__.x',
    'constructor',
    'toString.name',
    '_id',
    `household${'.group.households'.repeat(20)}.id`,
  ])('refuses %p', (path) => {
    expect(() => check(`${path} = 1`)).toThrow(QueryFilterError);
    expect(() => check(`${path} IS NULL`)).toThrow(/^invalid attribute string: '.*' does not exist on this schema$/);
  });
});

describe('checkFilter: related records', () => {
  const joined = (count: number, text: string) => Array.from({ length: count }, () => text).join(' OR ');

  it.each([
    ['conditions', joined(50, 'tags.name = x'), joined(51, 'tags.name = x')],
    [
      'conditions through two relations',
      joined(25, 'household.group.name = x'),
      joined(26, 'household.group.name = x'),
    ],
    [
      'values that all have to be present',
      `tags.name CONTAINS ALL [${'x, '.repeat(49)}x]`,
      `tags.name CONTAINS ALL [${'x, '.repeat(50)}x]`,
    ],
  ])('limits %s', (_, allowed, refused) => {
    expect(() => check(allowed)).not.toThrow();
    expect(() => check(refused)).toThrow(
      new QueryFilterError('invalid query string: more than 50 conditions on related records'),
    );
  });

  it('does not count conditions that the record itself answers', () => {
    const id = '5b0c8d0e-41a2-4a55-9a9f-0b8cf2f0b7a1';

    expect(() => check(joined(200, `tags.id = ${id}`))).not.toThrow();
    expect(() => check(joined(200, 'recipeIngredient.note = x'))).not.toThrow();
    expect(() => check(`tags.name IN [${'x, '.repeat(999)}x]`)).not.toThrow();
  });
});

describe('checkFilter: values', () => {
  it.each<[string, unknown]>([
    ['rating = 3', 3],
    ['rating = -1.5e2', -150],
    ['settings.locked = TRUE', true],
    ['settings.locked = yes', true],
    ['settings.locked = 1', true],
    ['settings.locked = 0', false],
    ['settings.locked = maybe', false],
    ['id = "5B0C8D0E41A24A559A9F0B8CF2F0B7A1"', '5b0c8d0e-41a2-4a55-9a9f-0b8cf2f0b7a1'],
    ['lastMade = 2024-01-02', new Date('2024-01-02T00:00:00Z')],
    ['lastMade > "$NOW-7d"', new Date('2024-03-24T12:00:00Z')],
    ['lastMade > $NOW-1M', new Date('2024-02-29T12:00:00Z')],
    ['lastMade < $NOW+1y', new Date('2025-03-31T12:00:00Z')],
    ['lastMade < $NOW', now],
    ['dateAdded >= "2024-01-02T23:00:00-02:00"', '2024-01-03'],
    ['dateAdded < $NOW+9000y', '9999-12-31'],
    ['dateAdded < "9999-12-31T23:00:00-02:00"', '9999-12-31'],
    ['dateAdded > $NOW-3000y', '0001-01-01'],
    ['lastMade < $NOW+99999y', new Date('9999-12-31T23:59:59.999Z')],
  ])('converts %s', (text, value) => {
    expect(check(text)).toMatchObject({ values: [value] });
  });

  it.each([
    ['text for a number', 'rating = high'],
    ['hexadecimal for a number', 'rating = 0x10'],
    ['infinity', 'rating = 1e999'],
    ['nothing for a number', 'rating = ""'],
    ['text for an id', 'id = pie'],
    ['one wrong id in a list', 'tags.id IN ["5b0c8d0e-41a2-4a55-9a9f-0b8cf2f0b7a1", x]'],
    ['text for a date', 'lastMade > soon'],
    ['a day that does not exist', 'lastMade > 2024-02-30'],
    ['a pattern for a number', 'rating LIKE 3%'],
    ['a pattern for a date', 'lastMade NOT LIKE 2024%'],
    ['an endless pattern', `name LIKE ${'a'.repeat(1001)}`],
    ['too many wildcards', `name LIKE ${'%a'.repeat(21)}`],
  ])('refuses %s', (_, text) => {
    expect(() => check(text)).toThrow(QueryFilterError);
    expect(() => check(text)).toThrow(/^invalid query string: /);
  });

  it('throws no other errors', () => {
    const path = fc.constantFrom('id', 'rating', 'lastMade', 'dateAdded', 'settings.locked', 'name', 'x');
    const odd = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('1', '2', '0', '/', '-', ':', ' ', 'T', 'Z', 'jan', '+', '$NOW') }),
    );
    fc.assert(
      fc.property(path, odd, (attribute, value) => {
        try {
          checkFilter(condition(attribute, '=', value), { schema, resource: 'recipes' });
        } catch (error) {
          expect(error).toBeInstanceOf(QueryFilterError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
