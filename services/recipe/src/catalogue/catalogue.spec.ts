import type { StoredIngredient } from '../recipe-store/schemas/recipe.schema.js';
import { keepName } from '../recipe-store/keep-name.js';
import { CandidateIndex } from './names/match-name.js';
import { lookupKey, namingOf } from './names/naming.js';

describe('matching a written name', () => {
  const egg = { _id: '1', ...namingOf({ name: 'Egg', pluralName: 'Eggs', aliases: [] }) };
  const smallEgg = { _id: '2', ...namingOf({ name: 'egg', aliases: [] }) };
  const tablespoon = {
    _id: '3',
    ...namingOf({ name: 'tablespoon', aliases: [{ name: 'Soup Spoon' }], abbreviations: ['tbsp', ''] }),
  };

  it.each([
    ['egg', '2'],
    ['Egg', '1'],
    ['EGG', '1'],
    ['eggs', '1'],
    ['Tbsp', '3'],
    ['soup spoon', '3'],
    ['spoon', null],
  ])('%s', (written, id) => {
    expect(new CandidateIndex([egg, smallEgg, tablespoon]).idOf(written)).toBe(id);
  });

  it('distinguishes names without letters', () => {
    const pizza = { _id: '4', ...namingOf({ name: '🍕', aliases: [] }) };

    const index = new CandidateIndex([pizza]);

    expect(['🍕', '🍔', ''].map((written) => index.idOf(written))).toEqual(['4', null, null]);
  });

  it('does not depend on accents', () => {
    expect(lookupKey('  Crème fraîche ')).toBe(lookupKey('creme fraiche'));
  });
});

describe('the names of a food', () => {
  it('include plural and aliases after the name', () => {
    expect(
      namingOf({ name: 'Red Lentil', pluralName: 'red lentils', aliases: [{ name: 'Masoor dal' }] }),
    ).toMatchObject({
      nameKey: 'Red Lentil',
      nameSort: 'red lentil',
      names: ['red lentil', 'red lentils', 'masoor dal'],
      search: { name: 'red lentil', all: 'red lentil\nred lentils\nmasoor dal' },
    });
  });
});

describe('deleting a food that recipes use', () => {
  const line = (fields: Partial<StoredIngredient>): StoredIngredient => ({
    referenceId: 'r',
    title: null,
    note: 'diced',
    quantity: 2,
    unitId: 'cup',
    foodId: 'onion',
    originalText: null,
    ...fields,
  });
  const notes = (ingredients: StoredIngredient[], part: 'foodId' | 'unitId') =>
    keepName(ingredients, part, { id: part === 'foodId' ? 'onion' : 'cup', name: part === 'foodId' ? 'onion' : 'cup' });

  it('moves its name to the note', () => {
    expect(notes([line({})], 'foodId')).toEqual([line({ foodId: null, note: 'onion diced' })]);
    expect(notes([line({ note: null })], 'unitId')).toEqual([line({ unitId: null, note: 'cup' })]);
  });

  it('does not repeat a name that is already in the note', () => {
    expect(notes([line({ note: '2 cups Onions, diced' })], 'foodId')[0]?.note).toBe('2 cups Onions, diced');
  });

  it('does not change other lines', () => {
    expect(notes([line({ foodId: 'leek' })], 'foodId')).toEqual([line({ foodId: 'leek' })]);
  });
});
