import { moveNameToNote } from './move-name-to-note.js';
import type { StoredIngredient } from './schemas/recipe-document.js';

describe('the name of a deleted food or unit', () => {
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
  const moveOnion = (ingredients: StoredIngredient[]) =>
    moveNameToNote(ingredients, 'foodId', { id: 'onion', name: 'onion' });

  it('is moved to the front of the note', () => {
    expect(moveOnion([line({})])).toEqual([line({ foodId: null, note: 'onion diced' })]);
    expect(moveNameToNote([line({ note: null })], 'unitId', { id: 'cup', name: 'cup' })).toEqual([
      line({ unitId: null, note: 'cup' }),
    ]);
  });

  it('is not repeated when the note contains it', () => {
    expect(moveOnion([line({ note: '2 cups Onions, diced' })])[0]?.note).toBe('2 cups Onions, diced');
  });

  it('does not change ingredients with other foods', () => {
    expect(moveOnion([line({ foodId: 'leek' })])).toEqual([line({ foodId: 'leek' })]);
  });
});
