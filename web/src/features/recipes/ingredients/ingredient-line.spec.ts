import { describe, expect, it } from '@jest/globals';
import { anIngredient } from '../../../testing/builders.js';
import { scaleLine, ingredientLineParts, ingredientLineText } from './ingredient-line.js';

describe('an unparsed line', () => {
  it.each([
    ['1 1/2 cups arborio rice', 2, '3 cups arborio rice'],
    ['4-6 cloves garlic', 2, '8-12 cloves garlic'],
    ['½ tsp salt', 3, '1 1/2 tsp salt'],
    ['1,5 dl Milch', 2, '3 dl Milch'],
    ['150g Pan blanco', 2, '300g Pan blanco'],
    ['• 2 eggs', 2, '• 4 eggs'],
    ['flour, type 405', 2, 'flour, type 405'],
    ['salt and pepper', 2, 'salt and pepper'],
    ['2 eggs', 1, '2 eggs'],
  ])('%s scaled by %d is %s', (line, scale, scaled) => {
    expect(scaleLine(line, scale)).toBe(scaled);
  });
});

describe('an ingredient', () => {
  it('that is not parsed is scaled by its text', () => {
    const line = anIngredient({ quantity: 1, note: '2 cups rice' });

    expect(ingredientLineParts(line, { scale: 2, disableAmount: true }).note).toBe('4 cups rice');
    expect(ingredientLineText(line, { scale: 2, disableAmount: true })).toBe('4 cups rice');
  });

  it('that has an amount keeps its note unchanged', () => {
    const onions = anIngredient({ quantity: 2, note: '2 cm cubes' });

    expect(ingredientLineText(onions, { scale: 2 })).toBe('4 2 cm cubes');
  });
});
