import { scrapeRecipe } from '../scrape-recipe.js';
import { list, readRecipe } from '../testing/content.js';

const INGREDIENTS = ['200 g flour', '2 eggs', '1 tsp salt', '100 ml milk'];
const STEPS = [
  'Whisk the flour with the eggs until smooth.',
  'Add the milk, let it rest, and fry it in butter.',
  'Serve it warm.',
];
const RECIPE = { ingredients: INGREDIENTS, steps: STEPS };
const each = (texts: string[], wrap: (text: string) => string): string => texts.map(wrap).join('');
const page = (ingredients: string, steps: string): string =>
  `<h2>Ingredients</h2>${ingredients}<h2>Method</h2>${steps}`;
const BELOW = `<div class="next"><p>I love this one, and so does my family.</p>${list(['Soups of the winter', 'Cakes'])}</div>`;

describe('content between widgets of a page', () => {
  it('has no buttons that all items have', () => {
    const withButton = (text: string): string => `${text}<button type="button">Add to cart</button>`;

    expect(readRecipe(page(list(INGREDIENTS.map(withButton)), list(STEPS.map(withButton), 'ol')))).toEqual(RECIPE);
  });

  it('has the words of a step that explain themselves when clicked', () => {
    const steps = ['<button>Whisk</button> the flour with the eggs until smooth.', ...STEPS.slice(1)];

    const read = readRecipe(page(list(INGREDIENTS), list(steps, 'ol'))).steps;

    expect(read.map((text) => text.replace(/\s+/g, ' '))).toEqual(STEPS);
  });

  it('is found below headings with a symbol and a button to open them', () => {
    const heading = (text: string): string => `<h2><i>🍴</i> ${text}<button>▾</button></h2>`;
    const html = `${heading('Ingredients')}${list(INGREDIENTS)}${heading('Method')}${list(STEPS, 'ol')}${heading('Last words')}${BELOW}`;

    expect(readRecipe(html)).toEqual(RECIPE);
  });

  it.each<[string, (text: string) => string]>([
    ['boxes', (text) => `<div>${text}</div>`],
    ['paragraphs', (text) => `<p class="line">${text}</p>`],
    ['custom elements', (text) => `<x-line>${text}</x-line>`],
  ])('ends with its list of %s', (_, row) => {
    const html = page(
      `<div class="a">${each(INGREDIENTS, row)}</div>`,
      `<section>${each(STEPS, row)}</section>${BELOW}`,
    );

    expect(readRecipe(`<main>${html}</main>`)).toEqual(RECIPE);
  });

  it('has all steps where each has paragraphs of its own', () => {
    const [first = '', ...others] = STEPS;
    const box = (steps: string[]): string =>
      `<div class="step"><h3>Step</h3>${each(steps, (text) => `<p>${text}</p>`)}</div>`;

    expect(readRecipe(page(list(INGREDIENTS), box([first]) + box([...others, first]))).steps).toEqual([
      ...STEPS,
      first,
    ]);
  });

  it.each<[string, string]>([
    ['class', '<div class="group-title">Batter</div>'],
    ['role', '<div role="heading" aria-level="3">Batter</div>'],
  ])('has the names of groups that only a %s marks', (_, group) => {
    const html = page(`${list(INGREDIENTS)}${group}${list(['50 g butter', '1 pinch of sugar'])}`, list(STEPS, 'ol'));

    expect(scrapeRecipe({ html })?.ingredients.filter(({ title }) => title !== '')).toEqual([
      { title: 'Batter', text: '50 g butter' },
    ]);
  });

  it('has no invitations to a newsletter', () => {
    const invitation = 'Sign up to our newsletter to get ten recipes a week!';
    const html = page(list([...INGREDIENTS, invitation]), list([...STEPS, invitation], 'ol'));

    expect(readRecipe(html)).toEqual(RECIPE);
  });

  it('may be there for browsers without scripts only', () => {
    const html = page(list(INGREDIENTS), list(STEPS, 'ol'));
    const main = `<div id="root"></div><noscript><h1>Pancakes</h1>${html}</noscript>`;

    expect(scrapeRecipe({ html: `<body>${main}</body>` })).toMatchObject({
      ingredients: INGREDIENTS.map((text) => ({ text })),
      steps: STEPS.map((text) => ({ text })),
    });
  });

  it.each<[string, string]>([
    ['buttons for sharing', '<p>Facebook X Pinterest E-Mail</p><p>FacebookXRedditLinkedInPinterestVkEmail</p>'],
    [
      'an embedded video',
      '<p>@ana.cooks</p><p>My best pancakes! #pancake #eggs #milk</p><p>♬ Nocturne No. 2 – moshimo</p>',
    ],
    ['a file', '<p>Recipe: Pancakes [PDF, 498 KB] | download</p>'],
    [
      'a question to the readers',
      '<p><b>More, please? Did you know our two books?</b></p><p>They have 75 recipes for every day of the week!</p>',
    ],
    [
      'an export',
      '<p>EXPORT THE RECIPE TO YOUR MACHINE</p><p>Copy the address of the recipe and press the button to export it.</p>',
    ],
  ])('leaves out %s below the steps', (_, below) => {
    const steps = each(STEPS, (step) => `<p>${step}</p>`);

    expect(readRecipe(page(list(INGREDIENTS), steps + below))).toEqual(RECIPE);
  });

  it('goes on below a question about the next steps', () => {
    const steps = each(STEPS.slice(0, 2), (step) => `<p>${step}</p>`);

    const read = readRecipe(page(list(INGREDIENTS), `${steps}<h4>How to cook pancakes?</h4><p>${STEPS[2]}</p>`));

    expect(read).toEqual(RECIPE);
  });

  it('has steps named by the markup up to the ingredients inside of it', () => {
    const tags = list(['Recipes', 'Winter', 'Desserts & Baking', 'pancakes']);
    const ingredients = `<h3>Ingredients</h3>${list(['US', 'METRIC'])}${list(INGREDIENTS)}`;

    const { steps } = readRecipe(`<div class="method"><h3>Method</h3>${list(STEPS, 'ol')}${tags}${ingredients}</div>`);

    expect(steps).toEqual(STEPS);
  });

  it('has all groups of ingredients, also those announced again or by a word of text', () => {
    const html =
      `<h1>Pancakes</h1><p><b>Ingredients:</b></p>${list(INGREDIENTS)}<p>Optional</p>${list(['Your best jam', 'mint'])}` +
      `<p><b>Glaze ingredients:</b></p>${list(['100 g icing sugar', '1 tbsp lemon juice'])}` +
      `<p><b>Method:</b></p>${each(STEPS, (step) => `<p>${step}</p>`)}`;

    const lines = scrapeRecipe({ html })?.ingredients.map(({ title, text }) => `${title}|${text}`);

    expect(lines).toEqual([
      ...INGREDIENTS.map((text) => `|${text}`),
      'Optional|Your best jam',
      '|mint',
      'Glaze ingredients|100 g icing sugar',
      '|1 tbsp lemon juice',
    ]);
  });
});
