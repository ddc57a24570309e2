import { readRecipe } from '../testing/content.js';

const LONG_STEP = `Whisk the eggs${' and the sugar over hot water'.repeat(8)} until the mixture is thick.`;
const STEPS = ['Grate the lemons finely.', LONG_STEP, 'Bake the tart for an hour.', 'Serve it with a spoon of cream.'];
const INGREDIENTS = ['3 lemons', '200 g sugar', 'Kosher salt', '4 eggs'];
const MEASURED = [...INGREDIENTS, '100 g butter', '250 g flour'];
const METHOD = `<h2>Method</h2>${STEPS.map((step) => `<p>${step}</p>`).join('')}`;
const boxes = (texts: string[]): string => `<div>${texts.map((text) => `<div>${text}</div>`).join('')}</div>`;

describe('readContent in boxes', () => {
  it('reads all items of a list, long ones as well', () => {
    const rows = STEPS.map((step, at) => `<i>${at + 1}</i><span>${step}</span>`);
    const [first = '', long = '', ...others] = rows;

    const { steps } = readRecipe(
      `<h2>Ingredients</h2>${boxes(INGREDIENTS)}<h2>Method</h2>${boxes([first, ...others, long])}`,
    );

    expect(steps).toHaveLength(STEPS.length);
  });

  it('reads the items without an amount, which have fewer boxes', () => {
    const rows = INGREDIENTS.map((line) => line.replace(/^(\d+(?: g)?) (.*)$/, '<b>$1</b> <span>$2</span>'));
    const [lemons = '', sugar = '', salt = '', eggs = ''] = rows;

    const { ingredients } = readRecipe(`<h2>Ingredients</h2>${boxes([lemons, sugar, eggs, salt])}${METHOD}`);

    expect(ingredients).toEqual(['3 lemons', '200 g sugar', '4 eggs', 'Kosher salt']);
  });

  it('reads groups of ingredients, each in boxes of its own', () => {
    const groups = [INGREDIENTS, ['100 g butter', '1 egg yolk', '250 g flour']];

    const { ingredients } = readRecipe(
      `<h2>Ingredients</h2><div>${groups.map((group) => `<div>${boxes(group)}</div>`).join('')}</div>${METHOD}`,
    );

    expect(ingredients).toEqual(groups.flat());
  });

  it.each<[string, string]>([
    ['a list', '<ul><li>3 lemons (300 g)</li><li>200 g white sugar</li></ul>'],
    ['a line', '<p>200 g white sugar, 1 teaspoon salt</p>'],
  ])('omits the amounts in %s below a step', (_, amounts) => {
    const [first = '', ...others] = STEPS.map((step) => `<p>${step}</p>`);

    const { steps } = readRecipe(
      `<h2>Ingredients</h2>${boxes(INGREDIENTS)}<h2>Method</h2>${first}${amounts}${others.join('')}`,
    );

    expect(steps).toEqual(STEPS);
  });

  it('ends the steps at the titles of other recipes without a heading', () => {
    const teasers = ['Lime cordial', '40 mins', 'Orange marmalade', '1 hr 5 mins', 'Summer desserts'];

    const { steps } = readRecipe(
      `<h2>Ingredients</h2>${boxes(INGREDIENTS)}${METHOD}<div>${teasers.map((text) => `<div><a href="/x">${text}</a></div>`).join('')}</div><p>We publish a new recipe each and every week of the year.</p>`,
    );

    expect(steps).toEqual(STEPS);
  });

  it('ends the steps at a line that announces other recipes', () => {
    const { steps } = readRecipe(
      `<h2>Ingredients</h2>${boxes(INGREDIENTS)}${METHOD}<div>You might also like</div><p>Our cordial of limes is made in less than ten minutes.</p>`,
    );

    expect(steps).toEqual(STEPS);
  });

  it('keeps steps that are short and without full stops', () => {
    const short = ['Cut the lemons', 'Add the sugar', 'Mix well', 'Bake for an hour', 'Let it cool down'];

    const { steps } = readRecipe(
      `<h2>Ingredients</h2>${boxes(INGREDIENTS)}<h2>Method</h2>${short.map((step) => `<p>${step}</p>`).join('')}`,
    );

    expect(steps).toEqual(short);
  });

  it('reads two columns of ingredients', () => {
    const { ingredients } = readRecipe(
      `<h2>Ingredients</h2><table><tr><td>3 lemons</td><td>200 g sugar</td></tr><tr><td>4 eggs</td><td>100 g butter</td></tr></table>${METHOD}`,
    );

    expect(ingredients).toEqual(['3 lemons', '200 g sugar', '4 eggs', '100 g butter']);
  });

  it('omits circled numbers before steps', () => {
    const { steps } = readRecipe(
      `<h2>Ingredients</h2>${boxes(INGREDIENTS)}<h2>Method</h2>${STEPS.map((step, at) => `<p>${'①②③④'[at] ?? ''} ${step}</p>`).join('')}`,
    );

    expect(steps).toEqual(STEPS);
  });

  it.each<[string, string, string]>([
    ['buttons', '<button>Ingredients</button>', '<button>Method</button>'],
    ['tabs', '<ul><li><a>Ingredients</a></li><li><a>Method</a></li></ul>', ''],
    ['tabs that are buttons', '<div><button>Ingredients</button><button>Method</button></div>', ''],
  ])('reads the parts below %s', (_, first, second) => {
    const short = ['Grate the lemons with care.', 'Bake for an hour until golden.'];
    const listOf = (texts: string[]): string => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;

    const { ingredients, steps } = readRecipe(
      `${first}<div>${listOf(MEASURED)}</div>${second}<div>${listOf(short)}</div>`,
    );

    expect(ingredients).toEqual(MEASURED);
    expect(steps).toEqual(short);
  });

  it('reads an old page whose layout is a table', () => {
    const { ingredients, steps } = readRecipe(
      `<table><tr><td><b>Lemon tart</b></td></tr><tr><td>${MEASURED.join('<br>')}</td></tr><tr><td>${STEPS.join('<br><br>')}</td></tr></table>`,
    );

    expect(ingredients).toEqual(MEASURED);
    expect(steps).toEqual(STEPS);
  });

  it('does not take the steps of another recipe below', () => {
    const other =
      '<h2>Leek pie</h2><h3>Ingredients</h3><ul><li>3 leeks</li><li>200 ml cream</li><li>4 eggs</li></ul><h3>Method</h3><ol><li>Cut the leeks into rings and fry them.</li><li>Add the cream and bake the pie.</li></ol>';

    const { steps } = readRecipe(
      `<h2>Ingredients</h2>${boxes(MEASURED)}${STEPS.map((step) => `<p>${step}</p>`).join('')}${other}`,
    );

    expect(steps).toEqual(STEPS);
  });

  it('reads lines with bullets as items', () => {
    const bulleted = (texts: string[]): string => texts.map((text) => `<p>• ${text}</p>`).join('');

    const { ingredients, steps } = readRecipe(
      `<h2>Ingredients</h2>${bulleted(INGREDIENTS)}<h2>Method</h2>${bulleted(STEPS)}<p>We publish a new recipe every week.</p>`,
    );

    expect(ingredients).toEqual(INGREDIENTS);
    expect(steps).toEqual(STEPS);
  });

  it('joins amounts with bullets or abbreviations and the foods below them', () => {
    const rows = ['• 3', 'lemons', '• 3/4 c.', 'sugar', '• 2 tbsp.', 'apple butter'];

    const { ingredients } = readRecipe(`<h2>Ingredients</h2>${rows.map((row) => `<p>${row}</p>`).join('')}${METHOD}`);

    expect(ingredients).toEqual(['3 lemons', '3/4 c. sugar', '2 tbsp. apple butter']);
  });
});
