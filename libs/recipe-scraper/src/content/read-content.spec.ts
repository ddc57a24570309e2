import { readPage } from '../page.js';
import { list, readRecipe } from '../testing/content.js';
import { readPageLines } from './lines/page-lines.js';
import { readContent } from './read-content.js';

describe('readContent', () => {
  it.each<[string, string]>([
    ['items', '<ul><li class="metric">40 g flour<li class="metric">90 g sugar<li class="us hide">2 oz flour</ul>'],
    [
      'tabs',
      '<div id="metric" class="tab-pane active show"><p>40 g flour</p><p>90 g sugar</p></div>' +
        '<div id="us" class="tab-pane fade"><p>2 oz flour</p><p>3 oz sugar</p></div>',
    ],
    [
      'the chosen measures, whatever they are',
      '<ul class="metric" style="display:none"><li>90 g flour<li>5 g salt</ul><ul class="us"><li>40 g flour<li>90 g sugar</ul>',
    ],
  ])('omits lists that are hidden because of other measures: %s', (_, html) => {
    expect(readRecipe(`<h2>Ingredients</h2>${html}`).ingredients).toEqual(['40 g flour', '90 g sugar']);
  });

  it('ends the ingredients at numbered steps, and omits prices', () => {
    const lines = ['3 lemons', '200 g sugar', '$4.99', '1 cup flour', 'Step 1', 'Grate the 3 lemons finely.'];
    const html = `<h2>Ingredients</h2>${lines.map((line) => `<p>${line}</p>`).join('')}`;

    expect(readRecipe(html).ingredients).toEqual(['3 lemons', '200 g sugar', '1 cup flour']);
  });

  it('ends the ingredients at sentences without a heading', () => {
    const steps = ['Grate the lemons finely and put them aside.', 'Bake everything together for about an hour.'];

    expect(readRecipe(`<h2>Ingredients</h2>${list(['3 lemons', 'sugar'])}${list(steps)}`)).toMatchObject({
      ingredients: ['3 lemons', 'sugar'],
    });
  });

  it('separates nutrition from a list without a heading', () => {
    const ingredients = ['3 lemons', '200 g sugar', '1 cup flour'];
    const html = `${list(ingredients)}<div class="nutrition">${list(['19 g fat', '3 g fibre', '17 g protein', '5 g salt'])}</div>`;

    expect(readRecipe(html).ingredients).toEqual(ingredients);
  });

  it('joins the groups of a recipe that each have ingredients and steps', () => {
    const html = `<h2>Zutaten für den Teig:</h2>${list(['200 g Mehl', '1 Ei'])}<p>Mehl und Ei verkneten und eine halbe Stunde ruhen lassen.</p>
      <h2>Zutaten für die Füllung:</h2>${list(['3 Zitronen'])}<p>Die Zitronen reiben, füllen und eine Stunde backen.</p>`;

    expect(readRecipe(html)).toEqual({
      ingredients: ['200 g Mehl', '1 Ei', '3 Zitronen'],
      steps: [
        'Mehl und Ei verkneten und eine halbe Stunde ruhen lassen.',
        'Die Zitronen reiben, füllen und eine Stunde backen.',
      ],
    });
  });

  it('recognizes rows made of boxes', () => {
    const row = (amount: string, name: string): string =>
      `<div class="row"><div>${amount}</div><div>${name}</div></div>`;
    const rows = row('3', 'lemons') + row('200 g', 'sugar') + row('1 pinch', 'salt');

    expect(readRecipe(`<h3>Ingredients</h3><div>${rows}</div>`).ingredients).toEqual([
      '3 lemons',
      '200 g sugar',
      '1 pinch salt',
    ]);
  });

  it('recognizes a list of kitchen amounts without headings', () => {
    const html = `<h3>Lemon tart</h3>${list(['3 lemons', '200 g sugar', '1 cup flour'])}<p>Grate the lemons, then bake everything.</p><h3>More</h3>`;

    expect(readRecipe(html)).toEqual({
      ingredients: ['3 lemons', '200 g sugar', '1 cup flour'],
      steps: ['Grate the lemons, then bake everything.'],
    });
  });

  it('splits ingredients in one line', () => {
    const html =
      '<h2>Ingredients</h2><p>1 kg tomatoes, 2 cloves of garlic, 50 ml oil, salt</p><h2>Method</h2><p>Mix it all, then chill it.</p>';

    expect(readRecipe(html).ingredients).toEqual(['1 kg tomatoes', '2 cloves of garlic', '50 ml oil', 'salt']);
  });

  it('titles every group by its heading', () => {
    const html = `<h2>Zutaten für den Teig</h2>${list(['200 g Mehl', '1 Ei'])}<h2>Zutaten für die Füllung</h2>${list(['3 Zitronen'])}`;
    const { ingredients } = readContent(readPageLines(readPage({ html }).root));

    expect(ingredients.lines.map(({ title }) => title)).toEqual([
      'Zutaten für den Teig',
      '',
      'Zutaten für die Füllung',
    ]);
  });

  it('assigns headings of groups to the lines below them', () => {
    const html = `<h2>Ingredients</h2><h3>Base</h3>${list(['200 g flour', '1 egg'])}<p>Filling:</p>${list(['3 lemons'])}`;

    expect(readContent(readPageLines(readPage({ html }).root)).ingredients.lines).toEqual([
      { title: 'Base', text: '200 g flour' },
      { title: '', text: '1 egg' },
      { title: 'Filling', text: '3 lemons' },
    ]);
  });

  it.each<[string, string]>([
    ['an article', `<h1>On lemons</h1><p>${'They are sour. '.repeat(50)}</p>`],
    [
      'a shop',
      `<h1>Chairs</h1>${list(['1 red chair', '2 blue chairs', '3 green chairs'])}<p>Buy our chairs today.</p>`,
    ],
    ['a table of contents', list(['1. History', '2. Geography', '3. Economy'])],
    ['an empty page', ''],
  ])('finds no recipe in %s', (_, html) => {
    expect(readRecipe(html).ingredients).toEqual([]);
  });

  it.each([
    'Zutaten für 10 Stücke',
    'Ingrédients pour le levain (1 nuit)',
    'Ingredients for a springform tin (26 cm across)',
  ])('takes a line of text for a heading: %s', (line) => {
    const html = `<p>${line}</p>${list(['3 lemons', '200 g sugar'])}<p>We grate the lemons and bake everything for an hour.</p>`;

    expect(readContent(readPageLines(readPage({ html }).root)).ingredients).toMatchObject({
      lines: [{ text: '3 lemons' }, { text: '200 g sugar' }],
      evidence: 'heading',
    });
  });
});
