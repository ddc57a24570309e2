import {
  CreateShoppingItems,
  CreateShoppingList,
  PatchShoppingItem,
  ReadShoppingList,
  ShoppingItemDraft,
  type ShoppingItemPatch,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aHousehold, startTestService, type TestService } from '@larder/testing';
import { shoppingService } from '../../src/index.js';
import { TestCatalogue } from '../support/catalogue.js';

let shopping: TestService;

beforeAll(async () => {
  shopping = await startTestService(shoppingService);
  await TestCatalogue.open(shopping);
});
afterAll(() => shopping.stop());

async function aListWith(...notes: string[]) {
  const household = aHousehold();
  const ana = household.member();
  const { id } = await shopping.as(ana).request(CreateShoppingList, { id: newId(), list: { name: 'Market' } });
  const items = notes.map((note) => ({
    ...ShoppingItemDraft.parse({ shoppingListId: id, note, extras: { shop: 'corner' } }),
    id: newId(),
  }));
  await shopping.as(ana).request(CreateShoppingItems, { items });
  const notesOf = async (listId: string) =>
    ((await shopping.as(ana).request(ReadShoppingList, { id: listId })).listItems ?? []).map(({ note }) => note);
  const patch = (changes: ShoppingItemPatch, itemId = items[0]?.id ?? '') =>
    shopping.as(ana).request(PatchShoppingItem, { id: itemId, changes });
  return { household, ana, id, itemId: items[0]?.id ?? '', notesOf, patch };
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
    const { household, id, notesOf, patch } = await aListWith('Salt');
    const neighbor = aHousehold(household.group).member();
    const { id: foreign } = await shopping.as(neighbor).request(CreateShoppingList, { id: newId(), list: {} });

    await expect(patch({ shoppingListId: foreign })).rejects.toMatchObject({ code: 'common.not-found' });

    expect(await notesOf(id)).toEqual(['Salt']);
  });
});
