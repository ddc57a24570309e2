import { MAX_ITEM_NOTE } from '@larder/contracts';
import type { Item, ItemReference } from './list-state.js';
import { joinNotes, mergeItems } from './merge-items.js';

const aReference = (recipeId: string, recipeScale: number | null): ItemReference => ({
  id: `${recipeId}-reference`,
  recipeId,
  recipeQuantity: 1,
  recipeScale,
  recipeNote: null,
});

const anItem = (...recipeReferences: ItemReference[]): Item => ({
  id: 'leek',
  checked: false,
  position: 0,
  quantity: 1,
  note: '',
  isFood: true,
  foodId: 'leek',
  unitId: null,
  labelId: null,
  extras: [],
  recipeReferences,
  createdAt: new Date(0),
  updatedAt: new Date(0),
});

describe('the recipes of a merged item', () => {
  it('have the scales of both items, where no scale counts as once', () => {
    const target = anItem(aReference('soup', null), aReference('stew', 2));
    const incoming = anItem(aReference('soup', 3), aReference('pie', null));

    const { recipeReferences } = mergeItems(target, incoming);

    expect(recipeReferences.map(({ recipeId, recipeScale }) => [recipeId, recipeScale])).toEqual([
      ['soup', 4],
      ['pie', null],
      ['stew', 2],
    ]);
  });
});

describe('the note of a merged item', () => {
  it('contains each note once', () => {
    expect(joinNotes('ripe | red', 'red')).toBe('ripe | red');
    expect(joinNotes('ripe | red', ' large ')).toBe('ripe | red | large');
    expect(joinNotes('', 'red')).toBe('red');
  });

  it('is that of the target when both are too long together', () => {
    const note = 'x'.repeat(MAX_ITEM_NOTE - 6);

    expect(joinNotes(note, 'red')).toBe(`${note} | red`);
    expect(joinNotes(note, 'green')).toBe(note);
  });
});
