import { scrapeRecipe } from '../../scrape-recipe.js';
import type { ScrapedRecipe } from '../../scraped-recipe.js';
import { aPageWith, aRecipe } from '../../testing/pages.js';

const BODY = `<h2>Ingredients</h2><ul><li>250 g pork, diced</li><li>2 eggs (large, brown)</li></ul>
  <h2>Method</h2><h3>Prepare</h3><p>Dice the pork and chill it.</p><h3>Fry</h3><p>Fry it with the eggs until golden.</p>`;

const scrape = (properties: Record<string, unknown>): ScrapedRecipe | null =>
  scrapeRecipe({ html: aPageWith(aRecipe(properties)).replace('<body>', `<body>${BODY}`) });

const scrapeShowing = (items: string[], recipeIngredient: unknown): string[] | undefined => {
  const visibleHtml = `<body><h2>Ingredients</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const html = aPageWith(aRecipe({ recipeIngredient })).replace('<body>', visibleHtml);
  return textsOf(scrapeRecipe({ html })?.ingredients);
};

const textsOf = (lines: { text: string }[] | undefined): string[] | undefined => lines?.map(({ text }) => text);

describe('the visible content of a page', () => {
  const shownIngredients = ['250 g pork, diced', '2 eggs (large, brown)'];
  const shownSteps = ['Dice the pork and chill it.', 'Fry it with the eggs until golden.'];

  it('never replaces intact data', () => {
    const recipe = scrape({});

    expect(textsOf(recipe?.ingredients)).toEqual(['3 lemons', '200 g sugar']);
    expect(textsOf(recipe?.steps)).toEqual(['Grate the lemons.', 'Bake for an hour.']);
  });

  it('supplies missing ingredients', () => {
    const recipe = scrape({ recipeIngredient: [] });

    expect(textsOf(recipe?.ingredients)).toEqual(shownIngredients);
    expect(recipe?.origins).toMatchObject({ ingredients: { source: 'content' }, steps: { source: 'json-ld' } });
  });

  it('supplies missing steps', () => {
    expect(textsOf(scrape({ recipeInstructions: null })?.steps)).toEqual(shownSteps);
  });

  it('replaces a teaser', () => {
    const recipe = scrape({
      description: 'Our best pork, and how to fry it.',
      recipeInstructions: 'Our best pork, and how',
    });

    expect(textsOf(recipe?.steps)).toEqual(shownSteps);
  });

  it('replaces bare headings', () => {
    expect(textsOf(scrape({ recipeInstructions: ['Prepare', 'Fry'] })?.steps)).toEqual(shownSteps);
  });

  it('repairs ingredients that were split at commas', () => {
    const recipe = scrape({ recipeIngredient: ['250 g pork', ' diced', '2 eggs (large', ' brown)'] });

    expect(textsOf(recipe?.ingredients)).toEqual(shownIngredients);
  });

  it('replaces computed amounts', () => {
    const recipe = scrape({ recipeIngredient: ['250.00 gm pork, diced', '2 eggs (large, brown)'] });

    expect(textsOf(recipe?.ingredients)).toEqual(shownIngredients);
  });

  it('repairs ingredients that were joined', () => {
    const items = ['2 eggs', '250 g pork', '1.5 tsp salt', '3 leeks', '1 lemon'];

    expect(scrapeShowing(items, ['2 eggs\n250 g pork', '5 tsp salt\n3 leeks\n1 lemon'])).toEqual(items);
    expect(scrapeShowing(['1 egg'], ['2 eggs\n250 g pork', '1 leek'])).toEqual(['2 eggs', '250 g pork', '1 leek']);
  });

  it('replaces lists of names only', () => {
    const items = ['1 whole chicken', '150 ml wine', '3 onions'];

    expect(scrapeShowing(items, 'Chicken')).toEqual(items);
    expect(scrapeShowing(items, ['Chicken', 'wine'])).toEqual(['Chicken', 'wine']);
  });

  it('completes a list that breaks off', () => {
    const items = ['2 eggs', '250 g pork', '3 leeks', '1 lemon', '2 tbsp oil'];

    expect(scrapeShowing(items, items.slice(0, 3))).toEqual(items);
    expect(scrapeShowing([...items.slice(0, 3), 'Print', 'Save'], items.slice(0, 3))).toEqual(items.slice(0, 3));
  });

  it('puts amounts in front that the data has behind a comma', () => {
    const items = ['500 ml milk', '2 large eggs', '1 pinch salt'];

    expect(scrapeShowing(items, ['milk, 500 ml', 'eggs, 2 large', 'salt, 1 pinch'])).toEqual(items);
    expect(scrapeShowing(['large eggs 2', 'milk 500 ml'], ['2 large eggs', '500 ml milk'])).toEqual([
      '2 large eggs',
      '500 ml milk',
    ]);
  });

  it('replaces the names of groups', () => {
    const html = aPageWith(aRecipe({ recipeIngredient: ['Base', 'Filling'] })).replace(
      '<body>',
      `<body><h2>Ingredients</h2><h3>Base</h3><ul><li>200 g flour</li><li>1 egg</li></ul>
       <h3>Filling</h3><ul><li>3 lemons</li><li>100 g sugar</li></ul>`,
    );

    expect(scrapeRecipe({ html })?.ingredients).toMatchObject([
      { title: 'Base', text: '200 g flour' },
      { text: '1 egg' },
      { title: 'Filling', text: '3 lemons' },
      { text: '100 g sugar' },
    ]);
  });

  it('splits a list that lost its line breaks', () => {
    expect(scrapeShowing(['2 eggs', '250 g pork', '3 leeks'], '2 eggs250 g pork3 leeks')).toEqual([
      '2 eggs',
      '250 g pork',
      '3 leeks',
    ]);
  });

  it('has steps without a heading, below ingredients of data without steps', () => {
    const sentences = [
      'Dice the pork and chill it for half an hour.',
      'Fry it with the eggs until it is golden brown.',
    ];
    const scrapeBelow = (paragraphs: string[]) => {
      const list = `<ul><li>250 g pork</li><li>2 eggs</li><li>1 tbsp oil</li></ul>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`;
      const html = aPageWith(aRecipe({ recipeInstructions: '[{' })).replace('<body>', `<body>${list}`);
      return textsOf(scrapeRecipe({ html })?.steps);
    };

    expect(scrapeBelow(sentences)).toEqual(sentences);
    expect(scrapeBelow(['Contact', 'Imprint'])).toEqual([]);
  });

  it('replaces ingredients where the page marks each of them', () => {
    const items = ['1 small pepper', '2 eggs', '1 lemon'];
    const marked = items.map((item) => item.replace(/(\w+)$/, '<b data-ingredient-name="true">$1</b>'));

    expect(scrapeShowing(marked, ['1 pepper, small', '3 eggs', '2 limes'])).toEqual(items);
    expect(scrapeShowing(marked, ['1 pepper'])).toEqual(['1 pepper']);
  });
});
