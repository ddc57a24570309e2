import {
  AddRecipeToList,
  ApplyDeviceChanges,
  CopyShoppingItem,
  CopyShoppingList,
  CreateShoppingList,
  DeleteShoppingItems,
  ListShoppingLists,
  PatchShoppingItem,
  ReadShoppingItem,
  ReadShoppingItems,
  readPage,
  RemoveRecipeFromList,
  ShoppingItemsChanged,
  UpdateShoppingList,
  type Actor,
  type PayloadOf,
} from '@larder/contracts';
import { Events, newId } from '@larder/service-kit';
import { waitUntil } from '@larder/testing';
import { itemCalls } from '../support/item-calls.js';
import { startShopping, type TestShopping } from '../support/start-shopping.js';

let shopping: TestShopping;
beforeAll(async () => {
  shopping = await startShopping();
});
afterAll(() => shopping.stop());

const { aList, create, update, displays, page } = itemCalls(() => shopping);
const notFound = expect.objectContaining({ code: 'common.not-found' }) as Error;

describe('lists with items', () => {
  it('are renamed, transferred only within the household, and copied with their unchecked items', async () => {
    const { ana, id } = await aList();
    await create(ana, id, { note: 'Open' }, { note: 'Done', checked: true });
    const change = (changes: object) => shopping.as(ana).request(UpdateShoppingList, { id, changes });

    expect(await change({ name: 'Party', learnAisleOrder: false })).toMatchObject({
      name: 'Party',
      learnAisleOrder: false,
      openItemCount: 1,
    });
    const stranger = newId();
    await expect(change({ userId: stranger })).rejects.toMatchObject({
      kind: 'invalid',
      fields: [{ type: 'value_error', loc: ['body', 'userId'], input: stranger }],
    });
    const copy = await shopping.as(ana).request(CopyShoppingList, { id, copyId: newId(), name: 'Again' });

    expect(copy).toMatchObject({ name: 'Again', listItems: [expect.objectContaining({ note: 'Open' }) as unknown] });
  });

  it('publish which items changed', async () => {
    const { ana, id } = await aList();
    const seen: PayloadOf<typeof ShoppingItemsChanged>[] = [];
    const stop = shopping.get(Events).observe(ShoppingItemsChanged, (payload) => seen.push(payload));
    const { createdItems } = await create(ana, id, { note: 'Figs' });

    await waitUntil(() => seen.some(({ listId }) => listId === id));
    stop();

    expect(seen.find(({ listId }) => listId === id)).toMatchObject({
      listRevision: 1,
      createdIds: createdItems.map((item) => item.id),
      updatedIds: [],
      deletedIds: [],
      groupId: ana.groupId,
      householdId: ana.householdId,
    });
  });

  it('page their items, filtered and ordered', async () => {
    const { ana, id } = await aList();
    const { id: other } = (await aListOf(ana)) ?? {};
    await create(ana, id, { note: 'B', position: 2 }, { note: 'A', position: 1 }, { note: 'C', checked: true });
    await create(ana, String(other), { note: 'D' });

    const { head, items } = await page(ana, {
      queryFilter: `shoppingListId=${id} AND checked=false`,
      orderBy: 'position',
      orderDirection: 'asc',
      perPage: 1,
    });

    expect([head.total, items.map(({ note }) => note)]).toEqual([2, ['A']]);
    expect((await page(ana, { perPage: -1 })).items).toHaveLength(4);
    const total = async (queryFilter: string) => (await page(ana, { queryFilter, perPage: 0 })).head.total;
    expect(await total(`household_id = "${ana.householdId}" AND groupId = "${ana.groupId}"`)).toBe(4);
    expect(await total(`household_id = "${newId()}"`)).toBe(0);
    await expect(page(ana, { queryFilter: 'color = "red"' })).rejects.toMatchObject({
      code: 'shopping.invalid-filter',
    });
  });

  it('are found by extras, recipes and items, as are their items', async () => {
    const { ana, id } = await aList();
    const recipeId = newId();
    await aListOf(ana);
    const references = [{ recipeId, recipeQuantity: 1 }];
    await create(ana, id, { note: 'A', extras: { shop: 'corner' } }, { note: 'B', recipeReferences: references });
    const notes = async (queryFilter: string) => (await page(ana, { queryFilter })).items.map(({ note }) => note);
    const lists = async (queryFilter: string) =>
      (await readPage(shopping.as(ana).stream(ListShoppingLists, { queryFilter }))).items.map((list) => list.id);

    expect(await notes('extras.key_name = "shop" AND extras.value = "corner"')).toEqual(['A']);
    expect(await notes(`recipeReferences.recipe_id = "${recipeId}"`)).toEqual(['B']);
    expect(await lists('list_items.note = "A"')).toEqual([id]);
    expect(await lists('listItems.note = "C"')).toEqual([]);
  });

  const aListOf = (actor: Actor) => shopping.as(actor).request(CreateShoppingList, { id: newId(), list: {} });
});

describe('another household', () => {
  it('cannot read or change a list', async () => {
    const { ana, id, neighbor } = await aList();
    const { createdItems } = await create(ana, id, { note: 'Ours' });
    const itemId = createdItems[0]?.id ?? '';
    const as = shopping.as(neighbor);

    await expect(as.request(ReadShoppingItem, { id: itemId })).rejects.toEqual(notFound);
    await expect(create(neighbor, id, { note: 'Theirs' })).rejects.toEqual(notFound);
    await expect(as.request(PatchShoppingItem, { id: itemId, changes: { note: 'x' } })).rejects.toEqual(notFound);
    await expect(as.request(CopyShoppingItem, { id: itemId, copyId: newId() })).rejects.toEqual(notFound);
    await expect(as.request(UpdateShoppingList, { id, changes: { name: 'x' } })).rejects.toEqual(notFound);
    await expect(as.request(CopyShoppingList, { id, copyId: newId() })).rejects.toEqual(notFound);
    const recipeId = shopping.catalogue.recipe(neighbor, [{ note: 'Leek' }]);
    await expect(as.request(AddRecipeToList, { id, recipeId, addition: {} })).rejects.toEqual(notFound);
    await expect(as.request(RemoveRecipeFromList, { id, recipeId, removal: {} })).rejects.toEqual(notFound);
    await expect(as.request(ApplyDeviceChanges, { id, deviceId: newId(), changes: [] })).rejects.toEqual(notFound);
    expect(await as.request(ReadShoppingItems, { listId: id, ids: [itemId] })).toEqual([]);
    expect(await as.request(DeleteShoppingItems, { ids: [itemId] })).toEqual({ deleted: 0 });
    expect((await update(neighbor, { id: itemId, shoppingListId: id, note: 'x' })).updatedItems).toEqual([]);
    expect((await page(neighbor)).items).toEqual([]);
    expect(await displays(ana, id)).toEqual(['Ours']);
  });
});
