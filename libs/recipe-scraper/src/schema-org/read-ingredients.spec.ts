import { readIngredients } from './read-ingredients.js';

const textsOf = (value: unknown): string[] => readIngredients(value).map(({ text }) => text);

describe('readIngredients', () => {
  it('takes lines in capitals above amounts for names of groups', () => {
    const lines = readIngredients([
      'BASE',
      '200 g flour',
      '100 g butter',
      '2 eggs',
      'FILLING',
      '3 lemons',
      '1 cup sugar',
      'SALT',
    ]);

    expect(lines.map(({ title, text }) => `${title}|${text}`)).toEqual([
      'BASE|200 g flour',
      '|100 g butter',
      '|2 eggs',
      'FILLING|3 lemons',
      '|1 cup sugar',
      '|SALT',
    ]);
    expect(readIngredients(['FLOUR', '2 EGGS', 'SALT']).map(({ text }) => text)).toEqual(['FLOUR', '2 EGGS', 'SALT']);
  });

  it.each<[string, unknown]>([
    ['HTML', ['<b>For the base</b>', '200 g flour', '<strong>Filling:</strong>', '3 lemons']],
    ['Markdown', ['**For the base**', '200 g flour', '**Filling**', '3 lemons']],
    ['one text', '<b>For the base</b><br>200 g flour<br><b>Filling</b>:<br>3 lemons'],
  ])('takes bold lines in %s for names of groups', (_, value) => {
    expect(readIngredients(value)).toEqual([
      { title: 'For the base', text: '200 g flour' },
      { title: 'Filling', text: '3 lemons' },
    ]);
  });

  it('takes lines for ingredients where all or the last ones are bold', () => {
    expect(textsOf(['<b>Flour</b>', '<b>Lemons</b>', '<b>Salt</b>'])).toEqual(['Flour', 'Lemons', 'Salt']);
    expect(textsOf(['200 g flour', '3 lemons', '<b>Salt</b>'])).toEqual(['200 g flour', '3 lemons', 'Salt']);
  });

  it.each<[string, unknown, string[]]>([
    ['an object with numbers for keys', { 0: '3 lemons', 1: '200 g sugar' }, ['3 lemons', '200 g sugar']],
    ['a text with vertical lines', '3 lemons | 200 g sugar | salt', ['3 lemons', '200 g sugar', 'salt']],
    ['groups of items', [{ name: 'Base', items: ['3 lemons', '1 egg'] }], ['3 lemons', '1 egg']],
    ['a list of texts', ['3 lemons', '200 g&nbsp;sugar'], ['3 lemons', '200 g sugar']],
    ['nested lists', [['3 lemons'], [['sugar']]], ['3 lemons', 'sugar']],
    ['blanks and nulls', ['', null, ' ', '3 lemons'], ['3 lemons']],
    ['one text', '3 lemons', ['3 lemons']],
    ['one text of several lines', '3 lemons\n200 g sugar', ['3 lemons', '200 g sugar']],
    ['a list of one such text', ['<p>3 lemons</p><p>200 g sugar</p>'], ['3 lemons', '200 g sugar']],
    ['one text with all in a row', '3 lemons, 200 g sugar, salt', ['3 lemons', '200 g sugar', 'salt']],
    [
      'an item with all the others',
      ['3 lemons', '200 g sugar', '1 egg', '3 lemons 200 g sugar 1 egg'],
      ['3 lemons', '200 g sugar', '1 egg'],
    ],
    [
      'an item that names some others',
      ['lemons', 'sugar', 'eggs', 'lemons or sugar or eggs'],
      ['lemons', 'sugar', 'eggs', 'lemons or sugar or eggs'],
    ],
    ['list marks', ['- 3 lemons', '- sugar'], ['3 lemons', 'sugar']],
    ['line breaks within a line', ['3\n lemons', 'sugar'], ['3 lemons', 'sugar']],
    ['a property value', [{ '@type': 'PropertyValue', value: 200, unitText: 'g', name: 'sugar' }], ['200 g sugar']],
    [
      'a supply',
      [{ '@type': 'HowToSupply', name: 'sugar', requiredQuantity: { value: 2, unitText: 'cups' } }],
      ['2 cups sugar'],
    ],
    ['an amount in words', [{ amount: '2 cups', name: 'sugar' }], ['2 cups sugar']],
    ['a text in an object', [{ text: '3 lemons' }], ['3 lemons']],
    ['nothing', null, []],
    ['nonsense', [{}, true, { url: 'x' }], []],
  ])('reads %s', (_, value, texts) => {
    expect(textsOf(value)).toEqual(texts);
  });

  it.each<[string, unknown]>([
    ['a heading among the lines', ['For the base:', '200 g flour', '1 egg', 'Filling:', '3 lemons']],
    [
      'item lists',
      [
        { '@type': 'ItemList', name: 'For the base', itemListElement: ['200 g flour', '1 egg'] },
        { '@type': 'ItemList', name: 'Filling', itemListElement: { name: '3 lemons' } },
      ],
    ],
  ])('titles the first line of a group by its heading, from %s', (_, value) => {
    expect(readIngredients(value)).toEqual([
      { title: 'For the base', text: '200 g flour' },
      { title: '', text: '1 egg' },
      { title: 'Filling', text: '3 lemons' },
    ]);
  });

  it('reads a list once that is stated twice', () => {
    expect(textsOf(['2 eggs', 'salt', '2 eggs', 'salt'])).toEqual(['2 eggs', 'salt']);
    expect(textsOf(['salt', 'salt'])).toEqual(['salt', 'salt']);
  });

  it('keeps lines that only look like a heading', () => {
    expect(textsOf(['2 eggs:', 'Salt:'])).toEqual(['2 eggs:', 'Salt:']);
  });
});
