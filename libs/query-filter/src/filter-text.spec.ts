import type { Schema } from './attributes/schema.js';
import { checkFilter } from './checked-filter.js';
import { textOfFilter } from './filter-text.js';
import { parseFilter } from './syntax/parse-filter.js';
import type { Filter } from './syntax/tree.js';

const SCHEMA: Schema = {
  meals: { id: 'number', date: 'date', entryType: 'text', title: 'text', createdAt: 'datetime' },
};

const textOf = (text: string) =>
  textOfFilter(checkFilter(parseFilter(text) as Filter, { schema: SCHEMA, resource: 'meals' }));

describe('a filter sent to another service', () => {
  it.each([
    ['entry_type = dinner', 'entryType = "dinner"'],
    [
      'date >= 2026-03-14 AND (id = 7 OR title LIKE "so\\"up%")',
      'date >= "2026-03-14" AND (id = "7" OR title LIKE "so\\"up%")',
    ],
    ['entryType IN [lunch]', 'entryType IN ["lunch"]'],
    ['createdAt < "2026-03-14 10:00"', 'createdAt < "2026-03-14T10:00:00.000Z"'],
    ['createdAt < $NOW+9000y', 'createdAt < "9999-12-31T23:59:59.999Z"'],
    ['title IS NOT NULL', 'title IS NOT NULL'],
  ])('%s', (text, expected) => {
    expect(textOf(text)).toBe(expected);
  });

  it('is empty without conditions', () => {
    expect(textOfFilter(null)).toBe('');
  });
});
