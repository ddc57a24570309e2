import fc from 'fast-check';
import { tablespoon, tbsp } from '../../test/units.js';
import { scaleQuantity } from '../numbers/scale-quantity.js';
import { ingredientParts, ingredientText } from './ingredient-parts.js';

const cup = { name: 'cup', pluralName: 'cups', fraction: true };
const onion = { name: 'diced onion', pluralName: 'diced onions' };

describe('ingredientText', () => {
  it.each([
    ['the plural', { quantity: 2, unit: tbsp, food: onion }, 1, '2 tbsps diced onions'],
    ['a decimal', { quantity: 0.5, unit: { ...tbsp, fraction: false }, food: onion }, 1, '0.5 tbsp diced onion'],
    ['no amount', { quantity: 0, unit: tbsp, food: onion }, 1, 'diced onions'],
    ['a missing amount', { quantity: null, unit: tbsp, food: onion }, 2, 'diced onions'],
    ['one doubled', { quantity: 1, unit: tablespoon, food: onion }, 2, '2 tablespoons diced onions'],
    ['a fraction', { quantity: 1.5, unit: cup, food: { name: 'milk' } }, 1, '1 1/2 cups milk'],
    ['a third tripled', { quantity: 0.333, unit: cup, food: { name: 'milk' } }, 3, '1 cup milk'],
    ['two thirds for six instead of four', { quantity: 0.667, unit: cup, food: { name: 'milk' } }, 1.5, '1 cup milk'],
    ['nothing made', { quantity: 2, unit: cup, food: { name: 'milk' } }, 0, 'milk'],
    ['a note', { quantity: 2, food: onion, note: 'fine' }, 0.5, '1 diced onion fine'],
    ['a note alone', { quantity: 1, note: '2 eggs' }, 1, '1 2 eggs'],
  ])('formats %s', (_, ingredient, scale, expected) => {
    expect(ingredientText(ingredient, { scale })).toBe(expected);
  });

  it('is the note alone when amounts are disabled', () => {
    expect(ingredientText({ quantity: 1, food: onion, note: '2 eggs' }, { scale: 2, disableAmount: true })).toBe(
      '2 eggs',
    );
  });
});

describe('ingredientParts', () => {
  it('returns the parts separately', () => {
    expect(ingredientParts({ quantity: 0.75, unit: cup, food: onion, note: 'fine' }, { scale: 2 })).toEqual({
      quantity: { kind: 'mixed', whole: 1, numerator: 1, denominator: 2 },
      unit: 'cups',
      food: 'diced onions',
      note: 'fine',
    });
  });
});

describe('scaleQuantity', () => {
  it('has no rounding errors', () => {
    expect(scaleQuantity(0.1, 3)).toBe(0.3);
    expect(scaleQuantity(null, 3)).toBeNull();
  });

  it('is unchanged when the recipe is doubled and halved again', () => {
    const scales = fc.constantFrom(2, 3, 4, 5, 8, 10);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), scales, (thousandths, scale) => {
        const quantity = thousandths / 1000;
        expect(scaleQuantity(scaleQuantity(quantity, scale), 1 / scale)).toBeCloseTo(quantity, 5);
        expect(scaleQuantity(scaleQuantity(quantity, 1 / scale), scale)).toBeCloseTo(quantity, 4);
      }),
    );
  });
});
