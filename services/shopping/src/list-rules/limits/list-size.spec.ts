import type { Item } from '../list-state.js';
import { MAX_BYTES, requireSize } from './list-size.js';

/** An item with a note of this length. */
function anItem(length: number, fields: Partial<Item> = {}): Item {
  const [createdAt, updatedAt] = [new Date(0), new Date(0)];
  const ids = { id: 'i', foodId: null, unitId: null, labelId: null };
  const texts = { note: 'x'.repeat(length), extras: [], recipeReferences: [] };
  return { ...ids, ...texts, checked: false, position: 0, quantity: 1, isFood: false, createdAt, updatedAt, ...fields };
}

const tooLarge = /shopping\.too-large.*8.*MB/;

describe('the size of the items of a list', () => {
  it('is limited, since a list is one document', () => {
    expect(() => requireSize([anItem(MAX_BYTES - 1_000)], [])).not.toThrow();
    expect(() => requireSize([anItem(MAX_BYTES)], [])).toThrow(tooLarge);
    expect(() => requireSize([anItem(MAX_BYTES)], [anItem(MAX_BYTES - 1)])).toThrow(tooLarge);
  });

  it('includes extras, recipes, and the bytes of each character', () => {
    const text = 'x'.repeat(MAX_BYTES);
    const reference = { id: 'r', recipeId: 'r', recipeQuantity: 1, recipeScale: 1, recipeNote: text };
    for (const item of [
      anItem(0, { extras: [{ key: 'k', value: text }] }),
      anItem(0, { recipeReferences: [reference] }),
      anItem(0, { note: 'ü'.repeat(MAX_BYTES / 2) }),
    ])
      expect(() => requireSize([item], [])).toThrow(tooLarge);
  });

  it('may stay the same or shrink where it is too large already', () => {
    expect(() => requireSize([anItem(MAX_BYTES)], [anItem(MAX_BYTES)])).not.toThrow();
    expect(() => requireSize([anItem(2 * MAX_BYTES)], [anItem(3 * MAX_BYTES)])).not.toThrow();
  });
});
