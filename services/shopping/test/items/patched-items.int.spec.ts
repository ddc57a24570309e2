import { CreateShoppingList, PatchShoppingItem, type ShoppingItemPatch } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { itemCalls } from '../support/item-calls.js';
import { startShopping, type TestShopping } from '../support/start-shopping.js';

let shopping: TestShopping;
beforeAll(async () => {
  shopping = await startShopping();
});
afterAll(() => shopping.stop());

const { aList, create, read } = itemCalls(() => shopping);

/** A list with these items. */
async function aListWith(...notes: string[]) {
  const { ana, id, neighbor } = await aList();
  const items = notes.map((note) => ({ id: newId(), note, extras: { shop: 'corner' } }));
  await create(ana, id, ...items);
  const notesOf = async (listId: string) => (await read(ana, listId)).listItems.map(({ note }) => note);
  const patch = (changes: ShoppingItemPatch, itemId = items[0]?.id ?? '') =>
    shopping.as(ana).request(PatchShoppingItem, { id: itemId, changes });
  return { neighbor, ana, id, itemId: items[0]?.id ?? '', notesOf, patch };
}

describe('changing single fields of an item', () => {
  it('keeps all other fields, and has the same reply as a full update', async () => {
    const { itemId, patch } = await aListWith('Salt');
    const recipeReferences = [{ recipeId: newId(), recipeQuantity: 2, recipeScale: 1 }];

    const { createdItems, updatedItems, deletedItems } = await patch({ quantity: 3, recipeReferences });

    expect([createdItems, deletedItems]).toEqual([[], []]);
    expect(updatedItems).toMatchObject([
      { id: itemId, note: 'Salt', quantity: 3, extras: { shop: 'corner' }, recipeReferences },
    ]);
  });

  it('returns the item that it was merged into', async () => {
    const { itemId, patch } = await aListWith('Salt', 'Pepper');

    const { updatedItems, deletedItems } = await patch({ note: 'Pepper' });

    expect(updatedItems).toMatchObject([{ note: 'Pepper', quantity: 2 }]);
    expect(deletedItems.map(({ id }) => id)).toEqual([itemId]);
  });

  it('moves the item to another list of the household', async () => {
    const { ana, id, itemId, notesOf, patch } = await aListWith('Salt', 'Pepper');
    const { id: other } = await shopping.as(ana).request(CreateShoppingList, { id: newId(), list: {} });

    const { updatedItems } = await patch({ shoppingListId: other, checked: true });

    expect(updatedItems).toMatchObject([
      { id: itemId, shoppingListId: other, checked: true, extras: { shop: 'corner' } },
    ]);
    expect([await notesOf(id), await notesOf(other)]).toEqual([['Pepper'], ['Salt']]);
  });

  it('never moves an item to a list of another household', async () => {
    const { neighbor, id, notesOf, patch } = await aListWith('Salt');
    const { id: foreign } = await shopping.as(neighbor).request(CreateShoppingList, { id: newId(), list: {} });

    await expect(patch({ shoppingListId: foreign })).rejects.toMatchObject({ code: 'common.not-found' });

    expect(await notesOf(id)).toEqual(['Salt']);
  });
});
