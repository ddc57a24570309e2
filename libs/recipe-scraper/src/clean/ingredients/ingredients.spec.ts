import { cleanIngredients } from './ingredients.js';

describe('cleanIngredients', () => {
  it.each([
    [null, []],
    ['1 cup flour\r\n\r\n2 eggs', ['1 cup flour', '2 eggs']],
    [
      ['1 cup&nbsp;flour', '<b>2 eggs</b>', '  ', null],
      ['1 cup flour', '2 eggs'],
    ],
    [[{ ' title ': '<i>Sauce</i>', note: ' 1 onion ' }], [{ title: 'Sauce', note: '1 onion' }]],
    [
      ['▢ 1 onion , ((diced ))', '• 1 cup ( 200 g ) sugar', '☐', '- 1 ,5 kg (flour)'],
      ['1 onion, (diced)', '1 cup (200 g) sugar', '- 1 ,5 kg (flour)'],
    ],
    [
      ['✅ 1 onion', '[ ] salt', '[x] sugar', '· oil', '☑️ rice'],
      ['1 onion', 'salt', 'sugar', 'oil', 'rice'],
    ],
    [
      ['3 undefined lemons', 'null undefined salt', '2 eggs undefined'],
      ['3 lemons', 'salt', '2 eggs'],
    ],
    [
      ['0 As required salt', '0.0 to taste pepper', '0 fat yogurt', '0,5 l milk'],
      ['As required salt', 'to taste pepper', '0 fat yogurt', '0,5 l milk'],
    ],
    [{ any: 'thing' }, []],
    [5, []],
  ])('cleans %j to %j', (value, ingredients) => {
    expect(cleanIngredients(value)).toEqual(ingredients);
  });
});
