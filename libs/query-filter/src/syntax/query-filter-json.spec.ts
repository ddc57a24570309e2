import { toQueryFilterJson } from './query-filter-json.js';

describe('toQueryFilterJson', () => {
  it('returns the parts of a filter in the format of clients', () => {
    expect(toQueryFilterJson('(tags.id IN ["t1"] or (lastMade IS NULL)) AND recipeCategory.name <> x')).toEqual({
      parts: [
        {
          leftParenthesis: '(',
          rightParenthesis: null,
          logicalOperator: null,
          attributeName: 'tags.id',
          relationalOperator: 'IN',
          value: ['t1'],
        },
        {
          leftParenthesis: '(',
          rightParenthesis: '))',
          logicalOperator: 'OR',
          attributeName: 'last_made',
          relationalOperator: 'IS',
          value: null,
        },
        {
          leftParenthesis: null,
          rightParenthesis: null,
          logicalOperator: 'AND',
          attributeName: 'recipe_category.name',
          relationalOperator: '<>',
          value: 'x',
        },
      ],
    });
  });

  it.each(['', '   ', 'nonsense', '(a = 1', 'a = 1) OR (b = 1'])('has no parts for %p', (text) => {
    expect(toQueryFilterJson(text)).toEqual({ parts: [] });
  });
});
