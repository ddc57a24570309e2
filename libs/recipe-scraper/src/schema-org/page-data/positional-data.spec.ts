import { scrapeRecipe } from '../../scrape-recipe.js';
import { withoutPositions } from './positional-data.js';

const NAMES = /^recipe(?:Ingredient|Instructions)$/;

/** The data of a Nuxt page: `recipe` is reactive, and a list of its own has the positions of the lines. */
const NUXT = [
  ['ShallowReactive', 1],
  { recipe: 2 },
  ['Reactive', 3],
  { '@type': 4, name: 5, recipeIngredient: 6, recipeInstructions: 9, datePublished: 11, author: -1 },
  'Recipe',
  'Lemon tart',
  [7, 8],
  '3 lemons',
  '200 g sugar',
  [10],
  { text: 12 },
  ['Date', '2026-01-31T00:00:00.000Z'],
  'Squeeze the lemons.',
];

describe('data with positions instead of values', () => {
  it('is read with its values', () => {
    expect(withoutPositions(NUXT, NAMES)).toEqual([
      {
        '@type': 'Recipe',
        name: 'Lemon tart',
        recipeIngredient: ['3 lemons', '200 g sugar'],
        recipeInstructions: [{ text: 'Squeeze the lemons.' }],
        datePublished: '2026-01-31T00:00:00.000Z',
        author: undefined,
      },
    ]);
  });

  it('is the recipe of a page', () => {
    const html = `<script type="application/json" id="__NUXT_DATA__">${JSON.stringify(NUXT)}</script>`;

    expect(scrapeRecipe({ html })).toMatchObject({
      name: 'Lemon tart',
      ingredients: [{ text: '3 lemons' }, { text: '200 g sugar' }],
      steps: [{ text: 'Squeeze the lemons.' }],
    });
  });

  it('ends where objects refer to themselves', () => {
    expect(JSON.stringify(withoutPositions([{ recipeIngredient: 0, name: 0 }], NAMES)).length).toBeLessThan(10_000_000);
  });

  it.each([
    ['plain data', [{ name: 'Lemon tart', recipeIngredient: ['3 lemons'] }]],
    ['no list', { name: 'Lemon tart' }],
  ])('leaves %s unchanged', (_, value) => expect(withoutPositions(value, NAMES)).toBe(value));
});
