import { newId } from '@larder/service-kit';
import { aHousehold } from '@larder/testing';
import type { Item } from '../../list-rules/index.js';
import type { ShoppingListDocument } from '../../list-store/index.js';
import { stageEdit } from './staged-edit.js';

const MEGABYTE = 1024 * 1024;

const anItem = (note: string): Item => ({
  id: newId(),
  checked: false,
  position: 0,
  quantity: 1,
  note,
  isFood: false,
  extras: [],
  recipeReferences: [],
  foodId: null,
  unitId: null,
  labelId: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
});

/** A list with the maximum size of its items. */
function aFullList(): ShoppingListDocument {
  const items = [anItem('x'.repeat(8 * MEGABYTE))];
  const empty = { recipeReferences: [], deletedItems: [], devices: [], aisleOrder: [] };
  return { _id: newId(), name: 'Market', revision: 1, items, ...empty } as unknown as ShoppingListDocument;
}

/** Makes the item larger. */
const enlarge = {
  apply: (editor: Parameters<Parameters<typeof stageEdit>[2]['apply']>[0]) =>
    editor.all.forEach((item) => editor.save({ ...item, note: `Pea ${item.note}` })),
};

describe('an edit that makes a list larger than allowed', () => {
  const ana = aHousehold().member();

  it('is refused to members', () => {
    expect(() => stageEdit(ana, aFullList(), enlarge)).toThrow(/shopping\.too-large/);
  });

  it('is made after an event of the group, which would be delivered again and again', () => {
    const { groupId, householdId } = ana;

    const { changed } = stageEdit({ groupId, householdId }, aFullList(), enlarge);

    expect(changed.updated).toMatchObject([{ note: expect.stringMatching(/^Pea x/) as string }]);
  });
});
