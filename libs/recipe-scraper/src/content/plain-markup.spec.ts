import { readPage } from '../page.js';
import { readPageLines } from './lines/page-lines.js';
import { readContent } from './read-content.js';

const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const BASE = list('200 g flour', '100 g butter', '1 egg');
const STEPS = ['Knead the flour with the butter and the egg.', 'Bake the tart until it is as brown as you like.'];
const METHOD = `<h2>Method</h2>${STEPS.map((step) => `<p>${step}</p>`).join('')}`;

function read(html: string): { ingredients: string[]; steps: string[]; titles: string[] } {
  const { ingredients, steps } = readContent(readPageLines(readPage({ html }).root));
  const textsOf = (lines: { text: string }[]): string[] => lines.map(({ text }) => text);
  return {
    ingredients: textsOf(ingredients.lines),
    steps: textsOf(steps.lines),
    titles: steps.lines.map(({ title }) => title),
  };
}

describe('a page with generic markup', () => {
  const ingredients = ['200 g flour', '100 g butter', '1 egg'];

  it('may show its ingredients in a column next to the steps', () => {
    const aside = '<aside><h2>More tarts</h2><p>3 pear tarts</p></aside>';

    expect(read(`${aside}<aside><h2>Ingredients</h2>${BASE}</aside>${METHOD}`)).toMatchObject({
      ingredients,
      steps: STEPS,
    });
  });

  it('may show other recipes right below its ingredients', () => {
    const others = '<p>Recipes</p><h4>Pear tart</h4><p>2</p><p>Cakes</p><h4>Plum tart</h4><p>3</p>'.repeat(3);

    expect(read(`${METHOD}<h3>Ingredients</h3>${BASE}${others}`)).toMatchObject({ ingredients });
  });

  it('may show other recipes right below its steps', () => {
    const others = list(...['Pear', 'Plum', 'Fig'].map((name) => `${name} tart, which is eaten in the whole country`));

    expect(read(`<h2>Ingredients</h2>${BASE}${METHOD}${others}`)).toMatchObject({ steps: STEPS });
  });

  it('may number its parts in headings', () => {
    const [knead = '', bake = ''] = STEPS;
    const html = `<h2>Pantry</h2>${BASE}<h3>1. Make the base:</h3>${list(knead)}<h3>2. Bake it:</h3>${list(bake)}<h3>Filed under: tarts</h3>`;

    expect(read(html)).toEqual({ ingredients, steps: STEPS, titles: ['1. Make the base', '2. Bake it'] });
  });

  it('may state the times between its steps', () => {
    const times = '<p>Total time: 45 min</p><p>Cooking time 30 min</p>';
    const html = `<h2>Ingredients</h2>${BASE}${METHOD.replace('</h2>', `</h2>${times}`)}`;

    expect(read(html)).toMatchObject({ steps: STEPS });
  });
});

it('keeps a group of ingredients called serving suggestions', () => {
  const groups = `<h4>Base</h4>${BASE}<h4>Serving suggestions</h4>${list('ice', 'raspberries')}`;

  expect(read(`<div class="ingredients"><h3>Ingredients</h3>${groups}</div>${METHOD}`).ingredients).toEqual([
    '200 g flour',
    '100 g butter',
    '1 egg',
    'ice',
    'raspberries',
  ]);
});

describe('a paragraph that lists its ingredients in a row', () => {
  const ingredients = ['350 g flour', '2 eggs', '100 g butter (soft, not melted)', 'salt'];
  const row = '350 g flour, 2 eggs, 100 g butter (soft, not melted), salt.';

  it.each<[string, string]>([
    ['may begin with their heading', `<p><b>Ingredients:</b> ${row}</p>${METHOD}`],
    ['may say for what', `<p>Ingredients for the dough: ${row}</p>${METHOD}`],
    ['may be below their heading', `<h2>Ingredients</h2><p>${row}</p>${METHOD}`],
    ['may have paragraphs of steps below it', `<p>Ingredients: ${row}</p>${METHOD.replace(/<h2>.*<\/h2>/, '')}`],
    ['may be above steps with their heading', `<p>Ingredients: ${row}</p><p>Method: ${STEPS[0]}</p><p>${STEPS[1]}</p>`],
  ])('%s', (_, html) => {
    expect(read(html)).toMatchObject({ ingredients, steps: STEPS });
  });

  it('may be one of several groups', () => {
    const html = `<h2>Ingredients</h2><p>Base: 200 g flour, 100 g butter, 1 egg</p><p>Top: 3 lemons, 2 eggs, sugar</p>${METHOD}`;
    const { ingredients: lines } = readContent(readPageLines(readPage({ html }).root));

    expect(lines.lines.map(({ title, text }) => `${title}|${text}`)).toEqual([
      'Base|200 g flour',
      '|100 g butter',
      '|1 egg',
      'Top|3 lemons',
      '|2 eggs',
      '|sugar',
    ]);
  });
});

it.each(['<tr><th>Amount</th><th>Ingredient</th></tr>', '<tr><td>Menge</td><td>Zutat</td></tr>'])(
  'reads a table below the names of its columns: %s',
  (head) => {
    const rows = '<tr><td>200 g</td><td>flour</td></tr><tr><td>2</td><td>eggs</td></tr>';

    expect(read(`<table>${head}${rows}</table>${METHOD}`)).toMatchObject({ ingredients: ['200 g flour', '2 eggs'] });
  },
);

describe('a page in markup of programs', () => {
  const ingredients = ['200 g flour', '100 g butter', '2 eggs'];
  const boxes = [
    ['200', 'g', 'flour'],
    ['100', 'g', 'butter'],
    ['2', '', 'eggs'],
  ].map((parts) => `<li>${parts.map((part) => `<span>${part}</span>`).join('')}</li>`);
  const tabs = '<ul><li><a>Ingredients</a></li><li><a>Method</a></li></ul>';
  const steps = METHOD.replace(/<h2>.*<\/h2>/, '');

  it.each<[string, string]>([
    ['boxes without blanks between them', `<h2>Ingredients</h2><ul>${boxes.join('')}</ul>${METHOD}`],
    [
      'elements of its own',
      `<h2>Ingredients</h2>${ingredients.map((line) => `<x-line>${line}</x-line>`).join('')}${METHOD}`,
    ],
    ['headings that are buttons', `<h3><button>Ingredients</button></h3>${list(...ingredients)}${METHOD}`],
    ['tabs above the parts', `${tabs}${list(...ingredients)}${steps}`],
    ['preformatted lines', `<pre>Ingredients\n\n${ingredients.join('\n')}\n\nMethod\n\n${STEPS.join('\n')}</pre>`],
  ])('may have %s', (_, html) => {
    expect(read(html)).toMatchObject({ ingredients, steps: STEPS });
  });
});
