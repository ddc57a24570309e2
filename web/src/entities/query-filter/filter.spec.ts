import { describe, expect, it } from '@jest/globals';
import { emptyRow, RECIPE_FIELDS, type FilterRow } from './filter-rows.js';
import { problemOf, writeFilter } from './filter-text.js';
import { readFilter, type FilterPart } from './read-filter.js';

const row = (changes: Partial<FilterRow>): FilterRow => ({
  ...emptyRow('1', RECIPE_FIELDS[0]!), // the list is not empty
  values: ['a'],
  ...changes,
});
const part = (changes: Partial<FilterPart>): FilterPart => ({
  leftParenthesis: null,
  rightParenthesis: null,
  logicalOperator: null,
  attributeName: 'tags.id',
  relationalOperator: 'IN',
  value: ['a'],
  ...changes,
});

describe('rows in the filter language', () => {
  it('are separated by single spaces, with quoted values and lists without spaces', () => {
    const rows = [
      row({ values: ['a', 'b'] }),
      row({ join: 'AND', opens: 1, attribute: 'created_at', operator: '<', values: ['2025-01-31'] }),
      row({ join: 'OR', closes: 1, attribute: 'tags.id', operator: 'NOT IN', values: ['c'] }),
    ];

    expect(writeFilter(rows, RECIPE_FIELDS)).toBe(
      'recipe_category.id IN ["a","b"] AND ( created_at < "2025-01-31" OR tags.id NOT IN ["c"] )',
    );
  });

  it.each([
    ['a value is missing', [row({}), row({ values: [] })], { kind: 'no-value', row: 2 }],
    ['a parenthesis stays open', [row({ opens: 1 })], { kind: 'parentheses' }],
    ['one closes before it opens', [row({ closes: 1 }), row({ opens: 1 })], { kind: 'parentheses' }],
  ] as const)('are invalid when %s', (_why, rows, problem) => {
    expect(problemOf(rows)).toEqual(problem);
    expect(writeFilter(rows, RECIPE_FIELDS)).toBe('');
  });
});

describe('a stored filter', () => {
  it('is returned unchanged', () => {
    const rows = readFilter(
      [
        part({}),
        part({
          logicalOperator: 'OR',
          leftParenthesis: '((',
          attributeName: 'updated_at',
          relationalOperator: '>=',
          value: '2025-01-31T00:00:00Z',
        }),
        part({ logicalOperator: 'AND', rightParenthesis: '))', relationalOperator: 'contains all', value: ['b', 'c'] }),
      ],
      RECIPE_FIELDS,
    );

    expect(writeFilter(rows ?? [], RECIPE_FIELDS)).toBe(
      'tags.id IN ["a"] OR (( updated_at >= "2025-01-31" AND tags.id CONTAINS ALL ["b","c"] ))',
    );
  });

  it.each([
    ['an attribute', part({ attributeName: 'rating' })],
    ['an operator', part({ relationalOperator: 'LIKE' })],
    ['a time of day', part({ attributeName: 'created_at', relationalOperator: '<', value: '2025-01-31T18:30:00Z' })],
    ['more parentheses', part({ leftParenthesis: '((((' })],
  ])('is edited as text when it has %s that the builder does not support', (_what, unknown) => {
    expect(readFilter([unknown], RECIPE_FIELDS)).toBeNull();
  });
});
