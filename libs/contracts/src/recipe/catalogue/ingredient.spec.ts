import { IngredientDraft } from './ingredient.js';

describe('the amount of an ingredient', () => {
  it.each([
    [1 / 3, 0.333],
    ['2.0005', 2.001],
    [1e15, 1e15], // too large for decimals
    ['', null],
    [null, null],
  ])('of %j is stored as %j', (quantity, expected) => {
    expect(IngredientDraft.parse({ quantity }).quantity).toBe(expected);
  });
});
