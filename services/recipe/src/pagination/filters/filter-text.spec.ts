import { checkFilter, parseFilter, type Filter } from '@larder/query-filter';
import { FILTER_SCHEMA } from './filter-schema.js';
import { textOfFilter } from './filter-text.js';

const told = (text: string) =>
  textOfFilter(checkFilter(parseFilter(text) as Filter, { schema: FILTER_SCHEMA, resource: 'mealEntries' }));

describe('a filter sent to another service', () => {
  it.each([
    ['entry_type = dinner', 'entryType = "dinner"'],
    [
      'date >= 2026-03-14 AND (id = 7 OR title LIKE "so\\"up%")',
      'date >= "2026-03-14" AND (id = "7" OR title LIKE "so\\"up%")',
    ],
    ['entryType IN [lunch]', 'entryType IN ["lunch"]'],
    ['createdAt < "2026-03-14 10:00"', 'createdAt < "2026-03-14T10:00:00.000Z"'],
    ['title IS NOT NULL', 'title IS NOT NULL'],
  ])('%s', (text, expected) => {
    expect(told(text)).toBe(expected);
  });

  it('asks for everything when nothing is asked', () => {
    expect(textOfFilter(null)).toBe('');
  });
});
