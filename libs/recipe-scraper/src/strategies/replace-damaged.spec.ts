import { scrapeRecipe } from '../scrape-recipe.js';
import type { ScrapedRecipe } from '../scraped-recipe.js';
import { aPageWith, aRecipe } from '../testing/pages.js';

const BODY = `<h2>Ingredients</h2><ul><li>250 g pork, diced</li><li>2 eggs (large, brown)</li></ul>
  <h2>Method</h2><h3>Prepare</h3><p>Dice the pork and chill it.</p><h3>Fry</h3><p>Fry it with the eggs until golden.</p>`;

const scrape = (properties: Record<string, unknown>): ScrapedRecipe | null =>
  scrapeRecipe({ html: aPageWith(aRecipe(properties)).replace('<body>', `<body>${BODY}`) });

const textsOf = (lines: { text: string }[] | undefined): string[] | undefined => lines?.map(({ text }) => text);

describe('what a page shows', () => {
  const shownIngredients = ['250 g pork, diced', '2 eggs (large, brown)'];
  const shownSteps = ['Dice the pork and chill it.', 'Fry it with the eggs until golden.'];

  it('never replaces data that looks sound', () => {
    const recipe = scrape({});

    expect(textsOf(recipe?.ingredients)).toEqual(['3 lemons', '200 g sugar']);
    expect(textsOf(recipe?.steps)).toEqual(['Grate the lemons.', 'Bake for an hour.']);
  });

  it('supplies ingredients the data leaves out', () => {
    const recipe = scrape({ recipeIngredient: [] });

    expect(textsOf(recipe?.ingredients)).toEqual(shownIngredients);
    expect(recipe?.origins).toMatchObject({ ingredients: { source: 'content' }, steps: { source: 'json-ld' } });
  });

  it('supplies steps the data leaves out', () => {
    expect(textsOf(scrape({ recipeInstructions: null })?.steps)).toEqual(shownSteps);
  });

  it('takes the place of a teaser', () => {
    const recipe = scrape({
      description: 'Our best pork, and how to fry it.',
      recipeInstructions: 'Our best pork, and how',
    });

    expect(textsOf(recipe?.steps)).toEqual(shownSteps);
  });

  it('takes the place of bare headings', () => {
    expect(textsOf(scrape({ recipeInstructions: ['Prepare', 'Fry'] })?.steps)).toEqual(shownSteps);
  });

  it('mends ingredients that were cut at commas', () => {
    const recipe = scrape({ recipeIngredient: ['250 g pork', ' diced', '2 eggs (large', ' brown)'] });

    expect(textsOf(recipe?.ingredients)).toEqual(shownIngredients);
  });

  it('takes the place of amounts a program worked out', () => {
    const recipe = scrape({ recipeIngredient: ['250.00 gm pork, diced', '2 eggs (large, brown)'] });

    expect(textsOf(recipe?.ingredients)).toEqual(shownIngredients);
  });
});
