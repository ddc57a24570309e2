import { scrapeRecipe } from '../scrape-recipe.js';
import type { ScrapedRecipe } from '../scraped-recipe.js';
import { aPageWith, aRecipe } from '../testing/pages.js';

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

  it('replaces mere names', () => {
    const items = ['1 whole chicken', '150 ml wine', '3 onions'];

    expect(scrapeShowing(items, 'Chicken')).toEqual(items);
    expect(scrapeShowing(items, ['Chicken', 'wine'])).toEqual(['Chicken', 'wine']);
  });

  it('replaces ingredients where the page marks each of them', () => {
    const items = ['1 small pepper', '2 eggs', '1 lemon'];
    const marked = items.map((item) => item.replace(/(\w+)$/, '<b data-ingredient-name="true">$1</b>'));

    expect(scrapeShowing(marked, ['1 pepper, small', '3 eggs', '2 limes'])).toEqual(items);
    expect(scrapeShowing(marked, ['1 pepper'])).toEqual(['1 pepper']);
  });
});
