import { tablespoon, tbsp } from '../../test/units.js';
import { displayIngredient, type DisplayedIngredient } from './display-ingredient.js';

const onion = { name: 'onion', pluralName: 'onions' };
const decimal = { ...tablespoon, fraction: false };

function display(changes: DisplayedIngredient): string {
  return displayIngredient({ quantity: 1, unit: null, food: onion, note: 'diced', ...changes });
}

describe('displayIngredient with amounts', () => {
  const table: [string, DisplayedIngredient, string][] = [
    ['no quantity', { quantity: null, unit: tablespoon }, 'onions diced'],
    ['quantity 0', { quantity: 0, unit: tbsp }, 'onions diced'],
    ['a fraction', { quantity: 0.5, unit: tablespoon }, '¹/₂ tablespoon onion diced'],
    ['a decimal', { quantity: 0.5, unit: decimal }, '0.5 tablespoon onion diced'],
    ['one without unit', { quantity: 1 }, '1 onion diced'],
    ['two, abbreviated', { quantity: 2, unit: tbsp }, '2 tbsps onions diced'],
    ['one, abbreviated', { quantity: 1, unit: tbsp }, '1 tbsp onion diced'],
    ['a mixed number', { quantity: 2.75, unit: tablespoon }, '2 ³/₄ tablespoons onions diced'],
    ['no food', { quantity: 2, unit: tablespoon, food: null }, '2 tablespoons diced'],
    ['no note', { quantity: 2, note: '' }, '2 onions'],
    ['nothing at all', { quantity: null, food: null, note: null }, ''],
    ['a trace', { quantity: 0.03, unit: tablespoon }, '0.03 tablespoon onion diced'],
    ['only one flag', { quantity: 2, isFood: null, disableAmount: false }, '2 onions diced'],
  ];
  it.each(table)('formats an ingredient with %s', (_, changes, expected) => {
    expect(display({ isFood: true, ...changes })).toBe(expected);
  });

  it('falls back to names when an abbreviation is missing', () => {
    expect(display({ quantity: 2, unit: { ...tbsp, pluralAbbreviation: '' } })).toBe('2 tbsp onions diced');
    expect(display({ quantity: 2, unit: { ...tbsp, abbreviation: '', pluralAbbreviation: '' } })).toBe(
      '2 tablespoons onions diced',
    );
  });

  it('falls back to the singular when there is no plural', () => {
    const rice = { name: 'rice', pluralName: null };
    expect(display({ quantity: 2, unit: { ...tablespoon, pluralName: null }, food: rice })).toBe(
      '2 tablespoon rice diced',
    );
  });
});

describe('displayIngredient without amounts', () => {
  it('shows the note alone for a quantity of one', () => {
    expect(display({ quantity: 1, disableAmount: true })).toBe('diced');
    expect(display({ quantity: 1, isFood: false })).toBe('diced');
  });

  it('shows another quantity, but neither unit nor food', () => {
    expect(display({ quantity: 2, unit: tablespoon, disableAmount: true })).toBe('2 diced');
    expect(display({ quantity: 0, unit: tablespoon, disableAmount: true })).toBe('diced');
  });
});
