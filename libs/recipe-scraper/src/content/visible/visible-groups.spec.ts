import { scrapeRecipe } from '../../scrape-recipe.js';
import { aPageWith, aRecipe } from '../../testing/pages.js';

const INGREDIENTS = ['1 cup flour', '3 lemons', '2 eggs', 'cream'];
const items = (...texts: string[]): string => `<ul>${texts.map((text) => `<li>▢ ${text}</li>`).join('')}</ul>`;

const titlesOn = (body: string, recipeIngredient: unknown = INGREDIENTS): string[] | undefined => {
  const html = aPageWith(aRecipe({ recipeIngredient })).replace('<body>', `<body>${body}`);
  return scrapeRecipe({ html })?.ingredients.map(({ title }) => title);
};

describe('groups of ingredients', () => {
  it('have the headings that the page shows over them', () => {
    const html = `<h3>Ingredients</h3><h4>Base</h4>${items('1 cup flour')}<h4>For the filling:</h4>${items('3 lemons', '2 eggs', 'cream')}`;

    expect(titlesOn(html)).toEqual(['Base', 'For the filling', '', '']);
    expect(titlesOn(html.replace('<h4>Base</h4>', ''))).toEqual(['', 'For the filling', '', '']);
  });

  it('are not created from unrelated headings', () => {
    const nothing = ['', '', '', ''];

    expect(titlesOn(`<h2>Lemon tart</h2>${items(...INGREDIENTS)}`)).toEqual(nothing);
    expect(
      titlesOn(`${items('1 cup flour')}<h4>More</h4><p>Prose.</p>${items('3 lemons', '2 eggs', 'cream')}`),
    ).toEqual(nothing);
    expect(titlesOn(`${items('1 cup flour')}<h4>Filling</h4>${items('3 limes', '2 figs', 'cream')}`)).toEqual(nothing);
  });

  it('have the lines of the data that the page shows as headings', () => {
    const html = `<h2>Ingredients</h2><h2>Base</h2>${items('1 cup flour')}<h2>Filling</h2>${items('3 lemons', '2 eggs', 'cream')}`;
    const lines = 'Ingredients\nBase\n1 cup flour\nFilling\n3 lemons\n2 eggs\ncream';

    expect(titlesOn(html, lines)).toEqual(['Base', 'Filling', '', '']);
    expect(titlesOn(html.replace(/<h2>Base<\/h2>/, ''), lines.replace('Base\n', ''))).toEqual(['', 'Filling', '', '']);
    expect(titlesOn(`<h3>Cream</h3><p>It is rich.</p>${items(...INGREDIENTS)}`)).toEqual(['', '', '', '']);
  });

  it('keep the stated titles', () => {
    const lines = ['Pastry:', '1 cup flour', '3 lemons', '2 eggs', 'cream'];

    expect(titlesOn(`${items('1 cup flour')}<h4>Filling</h4>${items('3 lemons', '2 eggs', 'cream')}`, lines)).toEqual([
      'Pastry',
      '',
      '',
      '',
    ]);
  });

  it('are omitted when they are kitchen equipment', () => {
    const html = `${items('1 cup flour', '3 lemons', '2 eggs')}<h4>Equipment needed</h4>${items('a tin')}`;

    expect(titlesOn(html, ['1 cup flour', '3 lemons', '2 eggs', 'a tin'])).toEqual(['', '', '']);
  });
});
