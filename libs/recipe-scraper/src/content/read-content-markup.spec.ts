import { list, readRecipe } from '../testing/content.js';

const INGREDIENTS = ['200 g flour', '2 eggs', '1 tsp salt', '100 ml milk'];
const STEPS = ['Whisk the flour with the eggs until smooth.', 'Add the milk, let it rest, and fry it in butter.'];
const METHOD = `<h2>Method</h2>${list(STEPS, 'ol')}`;
const each = (texts: string[], wrap: (text: string) => string): string => texts.map(wrap).join('');

describe('ingredients in unusual markup', () => {
  it.each<[string, string]>([
    [
      'descriptions with the food as the term',
      `<dl><dt>flour</dt><dd>200 g</dd><dt>eggs</dt><dd>2</dd><dt>salt</dt><dd>1 tsp</dd><dt>milk</dt><dd>100 ml</dd></dl>`,
    ],
    [
      'a form of boxes with labels',
      `<form>${each(INGREDIENTS, (text) => `<label><input type="checkbox">${text}</label>`)}</form>`,
    ],
    [
      'a form of boxes beside their labels',
      `<form>${each(INGREDIENTS, (text) => `<div><input type="checkbox"><label>${text}</label></div>`)}</form>`,
    ],
    [
      'labels without a form',
      `<div>${each(INGREDIENTS, (text) => `<label><input type="checkbox">${text}</label>`)}</div>`,
    ],
    [
      'spans displayed as blocks',
      `<p>${each(INGREDIENTS, (text) => `<span style="display: block">${text}</span>`)}</p>`,
    ],
    [
      'spans that only a style sheet separates',
      `<div>${each(INGREDIENTS, (text) => `<span class="x">${text}</span>`)}</div>`,
    ],
    [
      'amounts above their foods',
      '<p>200 g</p><p>flour</p><p>2</p><p>eggs</p><p>1</p><p>tsp salt</p><p>100 ml</p><p>milk</p>',
    ],
    [
      'units to select',
      list(['200 <select><option>oz</option><option selected>g</option></select> flour', ...INGREDIENTS.slice(1)]),
    ],
    [
      'the shadow root of a custom element',
      `<x-list><template shadowrootmode="open">${list(INGREDIENTS)}</template></x-list>`,
    ],
    ['a list with offers', list([...INGREDIENTS, 'Buy now', 'Shop ingredients'])],
  ])('are read from %s', (_, markup) => {
    expect(readRecipe(`<h2>Ingredients</h2>${markup}${METHOD}`)).toEqual({ ingredients: INGREDIENTS, steps: STEPS });
  });

  it('are not read from a form that asks for other things', () => {
    const form = `<form>${each(['Name', '2 guests', 'E-mail'], (text) => `<label><input type="checkbox">${text}</label>`)}</form>`;

    expect(readRecipe(`<h2>Ingredients</h2>${list(INGREDIENTS)}${form}${METHOD}`).ingredients).toEqual(INGREDIENTS);
  });

  it('keep their amounts in other measures in brackets', () => {
    const table = `<table><tr><th></th><th>Metric</th><th>US</th></tr><tr><td>flour</td><td>200 g</td><td>1½ cups</td></tr>
      <tr><td>milk</td><td>100 ml</td><td>½ cup</td></tr><tr><td>salt</td><td>1 tsp</td><td>1 tsp</td></tr></table>`;

    expect(readRecipe(`<h2>Ingredients</h2>${table}${METHOD}`).ingredients).toEqual([
      '200 g (1½ cups) flour',
      '100 ml (½ cup) milk',
      '1 tsp salt',
    ]);
  });

  it('are not read from spans that are parts of a line', () => {
    const items = list(['<span>200</span><span>g</span><span>flour</span>', ...INGREDIENTS.slice(1)]);

    expect(readRecipe(`<h2>Ingredients</h2>${items}${METHOD}`).ingredients).toEqual(INGREDIENTS);
  });
});

describe('steps in unusual markup', () => {
  const read = (markup: string): string[] =>
    readRecipe(`<h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2>${markup}`).steps;

  it.each<[string, string]>([
    [
      'spans that only a style sheet separates',
      `<div>${each([...STEPS, STEPS[0] ?? ''], (text) => `<span>${text}</span>`)}</div>`,
    ],
    ['one paragraph that numbers them', `<p>1. ${STEPS[0]} 2. ${STEPS[1]} 3. ${STEPS[0]}</p>`],
    [
      'lists with the ingredients of each',
      each([...STEPS, STEPS[0] ?? ''], (text) => `${list(['2 eggs'])}<p>${text}</p>`),
    ],
    [
      'slides with their numbers',
      each([...STEPS, STEPS[0] ?? ''], (text) => `<div><span>1/3</span><p>${text}</p></div>`),
    ],
    ['a list with buttons', list([...STEPS, STEPS[0] ?? '', 'Print recipe', 'Share on Facebook'])],
  ])('are read from %s', (_, markup) => {
    expect(read(markup)).toEqual([...STEPS, STEPS[0]]);
  });

  it('are read once where the page has them twice', () => {
    expect(read(`<div>${list(STEPS, 'ol')}</div><div>${list(STEPS, 'ol')}</div>`)).toEqual(STEPS);
  });

  it('keep numbers that belong to them', () => {
    const steps = ['1. 2 min. whisking the flour with the eggs.', '2. 5 min. frying in the pan.'];

    expect(read(each(steps, (text) => `<p>${text}</p>`))).toEqual([
      '2 min. whisking the flour with the eggs.',
      '5 min. frying in the pan.',
    ]);
  });
});
