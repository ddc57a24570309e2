import {
  CopyShoppingItem,
  CreateShoppingList,
  PatchShoppingItem,
  ShoppingItemBulkUpdate,
  UpdateShoppingItems,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { itemCalls } from '../support/item-calls.js';
import { startShopping, type TestShopping } from '../support/start-shopping.js';

let shopping: TestShopping;
beforeAll(async () => {
  shopping = await startShopping();
});
afterAll(() => shopping.stop());

const { aList, create, update, read, displays } = itemCalls(() => shopping);
const notFound = expect.objectContaining({ code: 'common.not-found' }) as Error;

describe('changing items', () => {
  it('replaces the given fields and keeps references, extras and position', async () => {
    const { ana, id } = await aList();
    const { createdItems } = await create(ana, id, { note: 'Rice', position: 4, extras: { shop: 'corner' } });
    const itemId = createdItems[0]?.id ?? '';

    const { updatedItems } = await update(ana, { id: itemId, shoppingListId: id, note: 'Rice', quantity: 2 });

    expect(updatedItems[0]).toMatchObject({ quantity: 2, position: 4, extras: { shop: 'corner' }, display: '2 Rice' });
  });

  it('removes a food by null, also when the whole food is sent', async () => {
    const { ana, id } = await aList();
    const food = shopping.catalogue.food('kohlrabi');
    const { createdItems } = await create(ana, id, { food, note: 'small' });
    const itemId = createdItems[0]?.id ?? '';
    expect(createdItems[0]?.foodId).toBe(food.id);

    await update(ana, { id: itemId, shoppingListId: id, foodId: null, food, note: 'small' });

    expect(await displays(ana, id)).toEqual(['small']);
  });

  it('merges an item that has become equal to another one', async () => {
    const { ana, id } = await aList();
    const { createdItems } = await create(ana, id, { note: 'Salt' }, { note: 'Sallt', quantity: 2 });
    const [salt, typo] = createdItems;

    const { updatedItems, deletedItems } = await update(ana, {
      id: typo?.id ?? '',
      shoppingListId: id,
      note: 'Salt',
      quantity: 2,
    });

    expect(updatedItems.map((item) => [item.id, item.quantity])).toEqual([[salt?.id, 3]]);
    expect(deletedItems.map((item) => item.id)).toEqual([typo?.id]);
  });

  it('ignores later duplicates of an item, also when it was merged', async () => {
    const { ana, id } = await aList();
    const { createdItems } = await create(ana, id, { note: 'A' }, { note: 'B' });
    const [a = '', b = ''] = createdItems.map((item) => item.id);
    const merged = { id: b, shoppingListId: id, note: 'A', quantity: 2 };

    const { updatedItems, deletedItems } = await update(
      ana,
      { id: a, shoppingListId: id, note: 'A' },
      ...[merged, merged, { ...merged, note: 'C' }],
    );

    expect(updatedItems.map(({ display }) => display)).toEqual(['3 A']);
    expect(deletedItems.map((item) => item.id)).toEqual([b]);
    expect(await displays(ana, id)).toEqual(['3 A']);
  });

  it('moves an item to another list of the household and back, and merges it there', async () => {
    const { ana, id } = await aList();
    const { id: other } = await shopping.as(ana).request(CreateShoppingList, { id: newId(), list: {} });
    const { createdItems } = await create(ana, id, { note: 'Salt', extras: { shop: 'corner' } });
    const itemId = createdItems[0]?.id ?? '';
    const moveTo = (shoppingListId: string) => update(ana, { id: itemId, shoppingListId, note: 'Salt', quantity: 2 });

    const { createdItems: none, updatedItems, deletedItems } = await moveTo(other);
    expect([none, deletedItems]).toEqual([[], []]);
    expect(updatedItems).toMatchObject([{ id: itemId, shoppingListId: other, extras: { shop: 'corner' } }]);
    expect([await displays(ana, id), await displays(ana, other)]).toEqual([[], ['2 Salt']]);
    await moveTo(id);
    expect([await displays(ana, id), await displays(ana, other)]).toEqual([['2 Salt'], []]);
    await create(ana, other, { note: 'Salt', quantity: 3 });
    expect((await moveTo(other)).deletedItems.map((item) => item.id)).toEqual([itemId]);
    expect([await displays(ana, id), await displays(ana, other)]).toEqual([[], ['5 Salt']]);
  });

  it('moves an item once, even if two requests do, or one names it twice', async () => {
    const { ana, id } = await aList();
    const { id: other } = await shopping.as(ana).request(CreateShoppingList, { id: newId(), list: {} });
    await create(ana, other, { note: 'Salt', quantity: 3 }, { note: 'Rice', quantity: 1 });
    const { createdItems } = await create(ana, id, { note: 'Salt', quantity: 2 }, { note: 'Rice', quantity: 4 });
    const [salt, rice] = createdItems.map(({ id: itemId, note, quantity }) => {
      return { id: itemId, note, quantity, shoppingListId: other };
    });
    if (!salt || !rice) throw new Error('The items were not created.');

    await Promise.all([update(ana, salt), update(ana, salt)]);
    await update(ana, rice, rice);

    expect((await displays(ana, other)).sort()).toEqual(['5 Rice', '5 Salt']);
    expect(await displays(ana, id)).toEqual([]);
  });

  it('never moves an item to an unknown list or one of another household', async () => {
    const { ana, id, neighbor } = await aList();
    const { id: theirs } = await shopping.as(neighbor).request(CreateShoppingList, { id: newId(), list: {} });
    const { createdItems } = await create(ana, id, { note: 'Salt' });
    const item = { id: createdItems[0]?.id ?? '', note: 'Pepper' };

    for (const shoppingListId of [theirs, newId()]) {
      expect((await update(ana, { ...item, shoppingListId })).updatedItems).toEqual([]);
      const items = [ShoppingItemBulkUpdate.parse({ ...item, shoppingListId })];
      await expect(shopping.as(ana).request(UpdateShoppingItems, { items, mustExist: true })).rejects.toEqual(notFound);
    }
    expect([await displays(ana, id), await displays(neighbor, theirs)]).toEqual([['Salt'], []]);
  });

  it('swaps the notes of two items without merging them', async () => {
    const { ana, id } = await aList();
    const { createdItems } = await create(ana, id, { note: 'A', quantity: 1 }, { note: 'B', quantity: 5 });
    const [a = '', b = ''] = createdItems.map((item) => item.id);

    await update(ana, { id: a, shoppingListId: id, note: 'B' }, { id: b, shoppingListId: id, note: 'A', quantity: 5 });

    expect((await displays(ana, id)).sort()).toEqual(['5 A', 'B']);
  });

  it('changes single fields, and copies an item', async () => {
    const { ana, id } = await aList();
    const { createdItems } = await create(ana, id, { note: 'Nuts', quantity: 3 });
    const itemId = createdItems[0]?.id ?? '';

    const patched = await shopping.as(ana).request(PatchShoppingItem, { id: itemId, changes: { checked: true } });
    const copy = await shopping.as(ana).request(CopyShoppingItem, { id: itemId, copyId: newId() });

    expect(patched.updatedItems).toMatchObject([{ checked: true, quantity: 3, note: 'Nuts' }]);
    expect(copy).toMatchObject({ note: 'Nuts', quantity: 3 });
    expect((await read(ana, id)).openItemCount).toBe(0);
  });

  it('updates the order of aisles by the order in which items are checked', async () => {
    const { ana, id } = await aList();
    const { createdItems } = await create(ana, id, { note: 'Milk' }, { note: 'Apples' }, { note: 'Bread' });
    const check = (note: string) =>
      shopping.as(ana).request(PatchShoppingItem, {
        id: createdItems.find((item) => item.note === note)?.id ?? '',
        changes: { checked: true },
      });

    for (const note of ['Apples', 'Bread', 'Milk']) await check(note);

    expect((await read(ana, id)).aisleOrder).toEqual(['note:apples', 'note:bread', 'note:milk']);
  });
});
