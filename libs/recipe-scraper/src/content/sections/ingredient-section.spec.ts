import { readPage } from '../../page.js';
import { readPageLines } from '../lines/page-lines.js';
import type { ScrapedLine } from '../../scraped-recipe.js';
import { readContent } from '../read-content.js';

const linesOf = (items: string[]): ScrapedLine[] => {
  const list = items.map((item) => `<li>${item}</li>`).join('');
  const html = `<h2>Ingredients</h2><ul>${list}</ul><h2>Method</h2><p>Grate the lemons, then bake the tart.</p>`;
  return readContent(readPageLines(readPage({ html }).root)).ingredients.lines;
};
const ingredientsOf = (items: string[]): string[] => linesOf(items).map(({ text }) => text);

describe('the visible ingredients of a page', () => {
  it('exclude servings, prices and definitions of measures', () => {
    const asides = ['4 servings', '2 Portionen', '€ 2.99', '1 cup* = 180 ml (a rice cup)', '1 Tbsp = 15 ml', 'Info'];

    expect(ingredientsOf(['3 lemons', ...asides, '200 g butter (= 1 stick)'])).toEqual([
      '3 lemons',
      '200 g butter (= 1 stick)',
    ]);
  });

  it('include the notes below them', () => {
    const markup = '150 g onion <ul><li class="note"><img src="n.svg"> about 1 large onion </li></ul>';
    const bracketed = '3 eggs<ul><li class="note">(large)</li></ul>';

    expect(ingredientsOf([markup, bracketed, '1 lemon'])).toEqual([
      '150 g onion (about 1 large onion)',
      '3 eggs (large)',
      '1 lemon',
    ]);
  });

  it('have their amount in front when the page shows it at the end', () => {
    expect(ingredientsOf(['<b>Lemons</b> <i>3</i>', '<b>Butter</b> ( soft ) <i>200 g</i>', '<b>Salt</b>'])).toEqual([
      '3 Lemons',
      '200 g Butter (soft)',
      'Salt',
    ]);
  });

  it.each(['For the cream', 'Für die Creme', 'Para a massa', 'FILLING'])('have titles like “%s”', (title) => {
    expect(linesOf(['3 lemons', '200 g butter', title, '1 egg'])).toEqual([
      { title: '', text: '3 lemons' },
      { title: '', text: '200 g butter' },
      { title, text: '1 egg' },
    ]);
  });

  it('have titles in bold, unless most lines are bold', () => {
    const items = ['<b>Base</b>', '3 lemons', '200 g butter', '<strong>Cream</strong>', '1 egg'];

    expect(linesOf(items)).toEqual([
      { title: 'Base', text: '3 lemons' },
      { title: '', text: '200 g butter' },
      { title: 'Cream', text: '1 egg' },
    ]);
    expect(ingredientsOf(['3 lemons', '<b>Pinch of salt</b>', '1 egg'])).toEqual([
      '3 lemons',
      'Pinch of salt',
      '1 egg',
    ]);
    expect(ingredientsOf(['<b>Salt</b>', '<b>3 lemons</b>', '1 egg'])).toEqual(['Salt', '3 lemons', '1 egg']);
  });

  it('have the title above their first list without a heading for all of them', () => {
    const [base, cream] = ['flour', 'cream'].map(
      (food) => `<ul><li>3 lemons</li><li>200 g sugar</li><li>50 g ${food}</li></ul>`,
    );
    const html = `<h2>For the base</h2>${base}<h2>For the cream</h2>${cream}<h2>Method</h2><p>Mix it all, then bake it.</p>`;

    const { ingredients } = readContent(readPageLines(readPage({ html }).root));

    expect(ingredients.lines.map(({ title }) => title).filter(Boolean)).toEqual(['For the base', 'For the cream']);
  });

  it('have no titles where all lines are capitals, or where food is named with its use', () => {
    const capitals = ['SALT', 'PEPPER', 'OLIVE OIL'];

    expect(ingredientsOf(['3 LEMONS', ...capitals])).toEqual(['3 LEMONS', ...capitals]);
    expect(ingredientsOf(['3 lemons', 'For the tin: butter', '1 egg'])).toEqual([
      '3 lemons',
      'For the tin: butter',
      '1 egg',
    ]);
  });

  it('have their amount once when the page hides another beside it', () => {
    expect(
      ingredientsOf(['6 6 lemons', '1/2 cup 1/2 butter', '4 ounces 4 sugar', '2 2-inch sticks of vanilla']),
    ).toEqual(['6 lemons', '1/2 cup butter', '4 ounces sugar', '2 2-inch sticks of vanilla']);
  });

  it('include rows that are built differently from the others', () => {
    const row = (text: string): string => `<div class="row"><i>200 g</i> <i>${text}</i></div>`;
    const linked = '<div class="row linked"><section>50 g <a href="/shop">vanilla</a></section></div>';
    const html = `<h2>Ingredients</h2><div>${row('butter')}${row('flour')}${linked}${row('sugar')}${row('almonds')}</div><h2>Method</h2><p>Mix it all, then bake.</p>`;

    const { ingredients } = readContent(readPageLines(readPage({ html }).root));

    expect(ingredients.lines.map(({ text }) => text)).toEqual([
      '200 g butter',
      '200 g flour',
      '50 g vanilla',
      '200 g sugar',
      '200 g almonds',
    ]);
  });
});
