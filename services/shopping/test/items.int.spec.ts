import {
  AddRecipeToList,
  ApplyDeviceChanges,
  CopyShoppingItem,
  CopyShoppingList,
  CreateShoppingItems,
  CreateShoppingList,
  DeleteShoppingItems,
  FoodDeleted,
  FoodMerged,
  LabelDeleted,
  ListShoppingItems,
  ListShoppingLists,
  PatchShoppingItem,
  ReadShoppingItem,
  ReadShoppingItems,
  ReadShoppingList,
  readPage,
  RecipeDeleted,
  RemoveRecipeFromList,
  ShoppingItemDraft,
  ShoppingItemsChanged,
  ShoppingItemBulkUpdate,
  UpdateShoppingItems,
  UpdateShoppingList,
  type Actor,
  type PageQuery,
  type PayloadOf,
} from '@larder/contracts';
import { Directory, Events, newId } from '@larder/service-kit';
import { aDirectoryHousehold, aHousehold, startTestService, waitUntil, type TestService } from '@larder/testing';
import type { z } from 'zod';
import { shoppingService } from '../src/index.js';
import { TestCatalogue } from './catalogue.js';

let shopping: TestService;
let catalogue: TestCatalogue;

beforeAll(async () => {
  shopping = await startTestService(shoppingService);
  catalogue = await TestCatalogue.open(shopping);
});
afterAll(() => shopping.stop());

type Sent = Omit<z.input<typeof ShoppingItemDraft>, 'shoppingListId'> & { shoppingListId?: string };

async function aList() {
  const household = aHousehold();
  const ana = household.member();
  const { id } = await shopping.as(ana).request(CreateShoppingList, { id: newId(), list: { name: 'Market' } });
  return { ana, id, neighbour: aHousehold(household.group).member() };
}
const create = (actor: Actor, listId: string, ...items: Sent[]) =>
  shopping.as(actor).request(CreateShoppingItems, {
    items: items.map((item) => ({
      ...ShoppingItemDraft.parse({ shoppingListId: listId, ...item }),
      id: String(item.id ?? newId()),
    })),
  });
const update = (actor: Actor, ...items: z.input<typeof ShoppingItemBulkUpdate>[]) =>
  shopping.as(actor).request(UpdateShoppingItems, {
    items: items.map((item) => ShoppingItemBulkUpdate.parse(item)),
    mustExist: false,
  });
const read = (actor: Actor, id: string) => shopping.as(actor).request(ReadShoppingList, { id });
const displays = async (actor: Actor, id: string) => (await read(actor, id)).listItems.map(({ display }) => display);
const page = (actor: Actor, query: z.input<typeof PageQuery> = {}) =>
  readPage(shopping.as(actor).stream(ListShoppingItems, query));
const notFound = expect.objectContaining({ code: 'common.not-found' }) as Error;

describe('creating items', () => {
  it('returns the created items, with food, unit, label and text', async () => {
    const { ana, id } = await aList();
    const label = catalogue.label('Canned goods');
    const [food, unit] = [catalogue.food('chickpeas', label), catalogue.unit('can')];

    const { createdItems, updatedItems, deletedItems } = await create(ana, id, {
      ...{ quantity: 2.5, foodId: food.id, unitId: unit.id, note: 'drained', extras: { 'a.b': 1 } },
    });

    expect([updatedItems, deletedItems]).toEqual([[], []]);
    expect(createdItems).toEqual([
      expect.objectContaining({
        display: '2.5 can chickpeas drained',
        ...{ isFood: true, disableAmount: false, checked: false, position: 0, extras: { 'a.b': '1' } },
        ...{ food, unit, label: expect.objectContaining({ name: 'Canned goods' }) as unknown, labelId: label.id },
        ...{ shoppingListId: id, groupId: ana.groupId, householdId: ana.householdId, recipeReferences: [] },
      }),
    ]);
    expect((await read(ana, id)).listItems).toEqual(createdItems);
  });

  it('merges equal items, including those of one request', async () => {
    const { ana, id } = await aList();
    const milk = catalogue.food('milk');
    await create(ana, id, { foodId: milk.id, quantity: 1, note: 'fresh' });

    const { createdItems, updatedItems } = await create(
      ana,
      id,
      { foodId: milk.id, quantity: 0.1 },
      { foodId: milk.id, quantity: 0.2, note: 'organic' },
      { note: 'Bread' },
      { note: ' Bread ', quantity: 2 },
      {},
      {},
    );

    expect(updatedItems.map(({ display }) => display)).toEqual(['1 ³/₁₀ milk fresh | organic']);
    expect(createdItems.map(({ note, quantity }) => [note, quantity])).toEqual([
      ['Bread', 3],
      ['', 1],
      ['', 1],
    ]);
  });

  it('adds up amounts of different units', async () => {
    const { ana, id } = await aList();
    const [g, kg, cup] = [catalogue.unit('g'), catalogue.unit('kg'), catalogue.unit('cup')];
    const flour = catalogue.food('flour');

    await create(ana, id, { foodId: flour.id, unitId: g.id, quantity: 500 });
    await create(ana, id, { foodId: flour.id, unitId: kg.id, quantity: 1 });
    await create(ana, id, { foodId: flour.id, unitId: cup.id, quantity: 1 });
    await create(ana, id, { foodId: flour.id, quantity: 1 });

    expect(await displays(ana, id)).toEqual(['1.5 kg flour', '1 cup flour', '1 flour']);
  });

  it('adds up deciliters and milliliters in liters', async () => {
    const { ana, id } = await aList();
    const [ml, dl] = [catalogue.unit('ml'), catalogue.unit('dl')];
    catalogue.unit('l');
    const stock = catalogue.food('stock');

    await create(ana, id, { foodId: stock.id, unitId: dl.id, quantity: 8 });
    await create(ana, id, { foodId: stock.id, unitId: ml.id, quantity: 700 });

    expect(await displays(ana, id)).toEqual(['1.5 l stock']);
  });

  it('keeps notes so short that clients can send the item back', async () => {
    const { ana, id } = await aList();
    const peas = catalogue.food('peas');
    const long = (text: string) => text.repeat(1000);
    const recipeId = catalogue.recipe(ana, [{ note: long('ab') }]);

    await create(ana, id, { foodId: peas.id, note: long('a') });
    await create(ana, id, { foodId: peas.id, note: long('b') });
    await shopping.as(ana).request(AddRecipeToList, { id, recipeId, addition: {} });

    const { listItems } = await read(ana, id);
    expect(listItems.map(({ note }) => note)).toEqual([long('a'), long('ab').slice(0, 1000)]);
  });

  it('adds up amounts of different units when an item is unchecked or gets another unit', async () => {
    const { ana, id } = await aList();
    const [g, kg, cup] = [catalogue.unit('g'), catalogue.unit('kg'), catalogue.unit('cup')];
    const flour = catalogue.food('flour');
    const item = async (draft: object) =>
      (await create(ana, id, { foodId: flour.id, ...draft })).createdItems.map((each) => each.id)[0] ?? '';
    const patch = (itemId: string, changes: z.input<typeof PatchShoppingItem.request>['changes']) =>
      shopping.as(ana).request(PatchShoppingItem, { id: itemId, changes });

    const bought = await item({ unitId: g.id, quantity: 500 });
    await patch(bought, { checked: true });
    const cups = await item({ unitId: cup.id, quantity: 1 });
    await item({ unitId: kg.id, quantity: 1 });
    await patch(bought, { checked: false });
    expect(await displays(ana, id)).toEqual(['1 cup flour', '1.5 kg flour']);
    await patch(cups, { unitId: g.id });
    expect(await displays(ana, id)).toEqual(['1.501 kg flour']);
  });

  it('keeps amounts of different units apart when the household wants that', async () => {
    const { ana, id } = await aList();
    const [g, kg, flour] = [catalogue.unit('g'), catalogue.unit('kg'), catalogue.food('flour')];
    const household = aDirectoryHousehold(ana);
    const preferences = { ...household.preferences, convertShoppingUnits: false };
    await shopping.get(Directory).save({ ...household, preferences });

    await create(ana, id, { foodId: flour.id, unitId: g.id, quantity: 500 });
    await create(ana, id, { foodId: flour.id, unitId: kg.id, quantity: 1 });
    await create(ana, id, { foodId: flour.id, unitId: g.id, quantity: 100 });

    expect(await displays(ana, id)).toEqual(['600 g flour', '1 kg flour']);
  });

  it('parses a typed line, and keeps an unparsed one as a note', async () => {
    const { ana, id } = await aList();
    catalogue.food('buttermilk');
    catalogue.unit('bottle');

    await create(ana, id, { line: '2 bottle buttermilk', position: 0 }, { line: 'something for Tom', position: 1 });

    expect(await displays(ana, id)).toEqual(['2 bottle buttermilk', 'something for Tom']);
  });

  it('assigns the label of a food to a note with its name', async () => {
    const { ana, id } = await aList();
    const label = catalogue.label('Bakery');
    catalogue.food('rye bread', label);

    const { createdItems } = await create(ana, id, { note: ' rye bread ', quantity: 2 }, { note: 'no bread' });

    expect(createdItems.map((item) => [item.labelId, item.foodId])).toEqual([
      [label.id, null],
      [null, null],
    ]);
  });

  it('returns the same item for a repeated request, and does not restore a deleted one', async () => {
    const { ana, id } = await aList();
    const itemId = newId();
    await create(ana, id, { id: itemId, note: 'Soap' });
    const again = await create(ana, id, { id: itemId, note: 'Soap' });
    expect(again.updatedItems.map((item) => item.id)).toEqual([itemId]);

    await shopping.as(ana).request(DeleteShoppingItems, { ids: [itemId] });
    await create(ana, id, { id: itemId, note: 'Soap' });

    expect((await read(ana, id)).listItems).toEqual([]);
  });

  it('returns the same item for a repeated request that also creates others', async () => {
    const { ana, id } = await aList();
    const itemId = newId();
    await create(ana, id, { id: itemId, note: 'Soap', quantity: 2 });

    const { createdItems, updatedItems } = await create(ana, id, { id: itemId, note: 'Soap' }, { note: 'Towels' });

    expect(createdItems.map(({ note }) => note)).toEqual(['Towels']);
    expect(updatedItems.map((item) => [item.id, item.quantity])).toEqual([[itemId, 2]]);
  });

  it('adds up eight concurrent requests for the same item', async () => {
    const { ana, id } = await aList();
    const eggs = catalogue.food('eggs');

    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let turn = 0; turn < 5; turn += 1) await create(ana, id, { foodId: eggs.id, quantity: 1 });
      }),
    );

    expect(await displays(ana, id)).toEqual(['40 eggs']);
  });

  it('drops a negative quantity without an item to reduce, and deletes an item below zero', async () => {
    const { ana, id } = await aList();
    await create(ana, id, { note: 'Tea', quantity: -1 });
    expect(await displays(ana, id)).toEqual([]);
    await create(ana, id, { note: 'Tea', quantity: 2 });
    await create(ana, id, { note: 'Tea', quantity: -3 });
    expect(await displays(ana, id)).toEqual([]);
  });
});

describe('changing items', () => {
  it('replaces the given fields and keeps references, extras and position', async () => {
    const { ana, id } = await aList();
    const { createdItems } = await create(ana, id, { note: 'Rice', position: 4, extras: { shop: 'corner' } });
    const itemId = createdItems[0]?.id ?? '';

    const { updatedItems } = await update(ana, { id: itemId, shoppingListId: id, note: 'Rice', quantity: 2 });

    expect(updatedItems[0]).toMatchObject({ quantity: 2, position: 4, extras: { shop: 'corner' }, display: '2 Rice' });
  });

  it('takes off a food by null, also when the whole food is sent along', async () => {
    const { ana, id } = await aList();
    const food = catalogue.food('kohlrabi');
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
      ...{ id: typo?.id ?? '', shoppingListId: id, note: 'Salt', quantity: 2 },
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

  it('never moves an item to an unknown list or one of another household', async () => {
    const { ana, id, neighbour } = await aList();
    const { id: theirs } = await shopping.as(neighbour).request(CreateShoppingList, { id: newId(), list: {} });
    const { createdItems } = await create(ana, id, { note: 'Salt' });
    const item = { id: createdItems[0]?.id ?? '', note: 'Pepper' };

    for (const shoppingListId of [theirs, newId()]) {
      expect((await update(ana, { ...item, shoppingListId })).updatedItems).toEqual([]);
      const items = [ShoppingItemBulkUpdate.parse({ ...item, shoppingListId })];
      await expect(shopping.as(ana).request(UpdateShoppingItems, { items, mustExist: true })).rejects.toEqual(notFound);
    }
    expect([await displays(ana, id), await displays(neighbour, theirs)]).toEqual([['Salt'], []]);
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

  it('learns the order of aisles from the order in which items are checked', async () => {
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

describe('a recipe on a list', () => {
  it('is added a number of times and removed again; manually added quantities are kept', async () => {
    const { ana, id } = await aList();
    const [peas, g, kg] = [catalogue.food('peas'), catalogue.unit('g'), catalogue.unit('kg')];
    const recipeId = catalogue.recipe(ana, [
      { quantity: 250, food: peas, unit: g, note: '' },
      { quantity: 1, food: null, unit: null, note: 'love' },
      { quantity: null, food: null, unit: null, note: '', title: 'For the soup' },
    ]);
    await create(ana, id, { foodId: peas.id, unitId: kg.id, quantity: 1 });

    const added = await shopping.as(ana).request(AddRecipeToList, {
      ...{ id, recipeId, addition: { recipeIncrementQuantity: 2 } },
    });
    expect(added.listItems.map(({ display }) => display)).toEqual(['1.5 kg peas', '2 love']);
    expect(added.recipeReferences).toEqual([expect.objectContaining({ recipeId, recipeQuantity: 2 })]);

    const removal = { id, recipeId, removal: { recipeDecrementQuantity: 1 } };
    const once = await shopping.as(ana).request(RemoveRecipeFromList, removal);
    expect(once.listItems.map(({ display }) => display)).toEqual(['1.25 kg peas', 'love']);
    const gone = await shopping.as(ana).request(RemoveRecipeFromList, removal);
    expect(gone.listItems.map(({ display }) => display)).toEqual(['1 kg peas']);
    expect(gone.recipeReferences).toEqual([]);
  });

  it('keeps the unit of an ingredient whose food is only a text', async () => {
    const { ana, id } = await aList();
    const pinch = catalogue.unit('pinch');
    const recipeId = catalogue.recipe(ana, [{ quantity: 2, unit: pinch, food: null, note: 'smoked salt' }]);

    await shopping.as(ana).request(AddRecipeToList, { id, recipeId, addition: {} });

    expect(await displays(ana, id)).toEqual(['2 pinch smoked salt']);
  });

  it('counts when none of its ingredients is selected', async () => {
    const { ana, id } = await aList();
    const recipeId = catalogue.recipe(ana, [{ note: 'Leek' }]);

    const added = await shopping
      .as(ana)
      .request(AddRecipeToList, { id, recipeId, addition: { recipeIngredients: [] } });

    expect(added.listItems).toEqual([]);
    expect(added.recipeReferences).toMatchObject([{ recipeId, recipeQuantity: 1 }]);
  });

  it('is not referenced any more by items that a client added for it when it is deleted', async () => {
    const { ana, id } = await aList();
    const recipeId = catalogue.recipe(ana, []);
    await create(ana, id, { note: 'Leek', recipeReferences: [{ recipeId, recipeQuantity: 1 }] });

    await shopping.publish(RecipeDeleted, { recipeId, slug: 's', name: 'n', revision: 2 }, { actor: ana });

    await waitUntil(async () => (await read(ana, id)).listItems[0]?.recipeReferences.length === 0);
    expect(await displays(ana, id)).toEqual(['Leek']);
  });

  it('is not referenced any more when it is deleted, or all of it is checked', async () => {
    const { ana, id } = await aList();
    const recipes = [catalogue.recipe(ana, [{ quantity: 1, note: 'Leek' }]), catalogue.recipe(ana, [{ note: 'Dill' }])];
    for (const recipeId of recipes) await shopping.as(ana).request(AddRecipeToList, { id, recipeId, addition: {} });
    const dill = (await read(ana, id)).listItems.find(({ note }) => note === 'Dill');

    await shopping.as(ana).request(PatchShoppingItem, { id: dill?.id ?? '', changes: { checked: true } });
    await shopping.publish(
      RecipeDeleted,
      { recipeId: recipes[0] ?? '', slug: 's', name: 'n', revision: 2 },
      { actor: ana },
    );

    await waitUntil(async () => (await read(ana, id)).recipeReferences.length === 0);
    expect(await displays(ana, id)).toHaveLength(2);
  });
});

describe('deleted and merged records', () => {
  it('are replaced by their name, or by their target', async () => {
    const { ana, id } = await aList();
    const [gone, old, kept] = [catalogue.food('kale'), catalogue.food('scallion'), catalogue.food('onion')];
    await create(ana, id, { foodId: gone.id, note: 'young' }, { foodId: old.id, quantity: 2 }, { foodId: kept.id });

    await shopping.publish(FoodDeleted, { foodId: gone.id, name: 'kale' }, { actor: ana });
    await shopping.publish(FoodMerged, { fromId: old.id, toId: kept.id, name: 'scallion' }, { actor: ana });

    await waitUntil(async () => (await displays(ana, id)).sort().join() === '3 onion,kale young');
  });

  it('keep the unit of an amount when the food is deleted', async () => {
    const { ana, id } = await aList();
    const [rye, gram] = [catalogue.food('rye flour'), catalogue.unit('gram')];
    await create(ana, id, { foodId: rye.id, unitId: gram.id, quantity: 500 });

    await shopping.publish(FoodDeleted, { foodId: rye.id, name: 'rye flour' }, { actor: ana });

    await waitUntil(async () => (await displays(ana, id)).join() === '500 gram rye flour');
  });

  it('removes a deleted label', async () => {
    const { ana, id } = await aList();
    const label = catalogue.label('Freezer');
    await create(ana, id, { note: 'Ice', labelId: label.id });
    expect((await read(ana, id)).listItems[0]?.labelId).toBe(label.id);

    await shopping.publish(LabelDeleted, { labelId: label.id, name: 'Freezer' }, { actor: ana });

    await waitUntil(async () => (await read(ana, id)).revision > 1);
    catalogue.labels.splice(catalogue.labels.indexOf(label), 1);
    expect((await read(ana, id)).listItems[0]?.labelId).toBeNull();
  });
});

describe('changes of a device', () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, seconds)).toISOString();
  type Change = z.input<typeof ApplyDeviceChanges.request>['changes'][number];
  const send = (actor: Actor, id: string, deviceId: string, ...changes: Change[]) =>
    shopping.as(actor).request(ApplyDeviceChanges, { id, deviceId, changes });

  it('are applied once, even if sent repeatedly', async () => {
    const { ana, id } = await aList();
    const [device, itemId] = [newId(), newId()];
    const changes: Change[] = [
      { sequence: 1, at: at(1), kind: 'create', itemId, item: { note: 'Beans', quantity: 1 } },
      { sequence: 2, at: at(2), kind: 'update', itemId, quantityDifference: 2 },
    ];

    await send(ana, id, device, ...changes);
    const { list, acknowledged } = await send(ana, id, device, ...changes);

    expect(acknowledged).toBe(2);
    expect(list?.listItems.map(({ display }) => display)).toEqual(['3 Beans']);
  });

  it('add up amounts of different units when an item is unchecked', async () => {
    const { ana, id } = await aList();
    const [g, kg, flour] = [catalogue.unit('g'), catalogue.unit('kg'), catalogue.food('flour')];
    const { createdItems } = await create(ana, id, { foodId: flour.id, unitId: g.id, quantity: 500, checked: true });
    await create(ana, id, { foodId: flour.id, unitId: kg.id, quantity: 1 });

    const itemId = createdItems[0]?.id ?? '';
    const change = { sequence: 1, at: new Date().toISOString(), kind: 'update' as const, itemId };
    const changes = [{ ...change, fields: { checked: false } }];
    await shopping.as(ana).request(ApplyDeviceChanges, { id, deviceId: newId(), changes });

    expect(await displays(ana, id)).toEqual(['1.5 kg flour']);
  });

  it('have a short reply for a current device, and a full one otherwise', async () => {
    const { ana, id } = await aList();
    const [phone, tablet, itemId] = [newId(), newId(), newId()];
    await create(ana, id, { note: 'Ham', quantity: 1 });
    const { revision } = await read(ana, id);
    const tick = (deviceId: string, known: number, ...changes: Change[]) =>
      shopping.as(ana).request(ApplyDeviceChanges, { id, deviceId, revision: known, changes });

    const short = await tick(phone, revision, {
      ...{ sequence: 1, at: at(1), kind: 'create', itemId, item: { note: 'Beans', quantity: 1 } },
    });
    expect(short).toMatchObject({
      ...{ acknowledged: 1, revision: revision + 1, list: null },
      items: { createdItems: [{ id: itemId, display: 'Beans' }], updatedItems: [], deletedItems: [] },
    });
    const full = await tick(tablet, revision, { sequence: 1, at: at(2), kind: 'delete', itemId });
    expect(full).toMatchObject({ revision: revision + 2, items: null, list: { listItems: [{ display: 'Ham' }] } });
    const again = await tick(tablet, revision + 2, { sequence: 1, at: at(2), kind: 'delete', itemId });
    expect(again).toMatchObject({ revision: revision + 2, list: null, items: { deletedItems: [] } });
  });

  it('win by field if they are the latest; quantities add up', async () => {
    const { ana, id } = await aList();
    const [phone, tablet, itemId] = [newId(), newId(), newId()];
    await send(ana, id, phone, { sequence: 1, at: at(1), kind: 'create', itemId, item: { note: 'Wine', quantity: 1 } });

    await send(ana, id, tablet, {
      ...{ sequence: 1, at: at(20), kind: 'update', itemId, fields: { note: 'Red wine' }, quantityDifference: 2 },
    });
    const { list } = await send(ana, id, phone, {
      ...{ sequence: 2, at: at(10), kind: 'update', itemId },
      ...{ fields: { note: 'White wine', checked: true }, quantityDifference: 3 },
    });

    expect(list?.listItems).toEqual([expect.objectContaining({ note: 'Red wine', checked: true, quantity: 6 })]);
  });

  it('are applied to the item theirs was merged into, and never restore a deleted one', async () => {
    const { ana, id } = await aList();
    const [phone, merged, deleted] = [newId(), newId(), newId()];
    await create(ana, id, { note: 'Ham', quantity: 1 });

    await send(
      ana,
      id,
      phone,
      { sequence: 1, at: at(1), kind: 'create', itemId: merged, item: { note: 'Ham', quantity: 2 } },
      { sequence: 2, at: at(2), kind: 'create', itemId: deleted, item: { note: 'Jam' } },
      { sequence: 3, at: at(3), kind: 'delete', itemId: deleted },
    );
    const { list } = await send(
      ana,
      id,
      phone,
      { sequence: 4, at: at(4), kind: 'update', itemId: merged, quantityDifference: 1 },
      { sequence: 5, at: at(5), kind: 'update', itemId: deleted, fields: { checked: false } },
      { sequence: 6, at: at(6), kind: 'create', itemId: deleted, item: { note: 'Jam' } },
    );

    expect(list?.listItems.map(({ display }) => display)).toEqual(['4 Ham']);
  });
});

describe('lists with items', () => {
  it('are renamed, transferred only within the household, and copied with their open items', async () => {
    const { ana, id } = await aList();
    await create(ana, id, { note: 'Open' }, { note: 'Done', checked: true });
    const change = (changes: object) => shopping.as(ana).request(UpdateShoppingList, { id, changes });

    expect(await change({ name: 'Party', learnAisleOrder: false })).toMatchObject({
      ...{ name: 'Party', learnAisleOrder: false, openItemCount: 1 },
    });
    await expect(change({ userId: newId() })).rejects.toMatchObject({ code: 'shopping.owner-elsewhere' });
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
      ...{ listRevision: 1, createdIds: createdItems.map((item) => item.id), updatedIds: [], deletedIds: [] },
      ...{ groupId: ana.groupId, householdId: ana.householdId },
    });
  });

  it('page their items, filtered and ordered', async () => {
    const { ana, id } = await aList();
    const { id: other } = (await aListOf(ana)) ?? {};
    await create(ana, id, { note: 'B', position: 2 }, { note: 'A', position: 1 }, { note: 'C', checked: true });
    await create(ana, String(other), { note: 'D' });

    const { head, items } = await page(ana, {
      ...{ queryFilter: `shoppingListId=${id} AND checked=false`, orderBy: 'position', orderDirection: 'asc' },
      perPage: 1,
    });

    expect([head.total, items.map(({ note }) => note)]).toEqual([2, ['A']]);
    expect((await page(ana, { perPage: -1 })).items).toHaveLength(4);
    await expect(page(ana, { queryFilter: 'color = "red"' })).rejects.toMatchObject({
      code: 'shopping.invalid-filter',
    });
  });

  it('and their items are found by extras, recipes and what is on them', async () => {
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
  it('finds nothing of a list and changes nothing of it', async () => {
    const { ana, id, neighbour } = await aList();
    const { createdItems } = await create(ana, id, { note: 'Ours' });
    const itemId = createdItems[0]?.id ?? '';
    const as = shopping.as(neighbour);

    await expect(as.request(ReadShoppingItem, { id: itemId })).rejects.toEqual(notFound);
    await expect(create(neighbour, id, { note: 'Theirs' })).rejects.toEqual(notFound);
    await expect(as.request(PatchShoppingItem, { id: itemId, changes: { note: 'x' } })).rejects.toEqual(notFound);
    await expect(as.request(CopyShoppingItem, { id: itemId, copyId: newId() })).rejects.toEqual(notFound);
    await expect(as.request(UpdateShoppingList, { id, changes: { name: 'x' } })).rejects.toEqual(notFound);
    await expect(as.request(CopyShoppingList, { id, copyId: newId() })).rejects.toEqual(notFound);
    const recipeId = catalogue.recipe(neighbour, [{ note: 'Leek' }]);
    await expect(as.request(AddRecipeToList, { id, recipeId, addition: {} })).rejects.toEqual(notFound);
    await expect(as.request(RemoveRecipeFromList, { id, recipeId, removal: {} })).rejects.toEqual(notFound);
    await expect(as.request(ApplyDeviceChanges, { id, deviceId: newId(), changes: [] })).rejects.toEqual(notFound);
    expect(await as.request(ReadShoppingItems, { listId: id, ids: [itemId] })).toEqual([]);
    expect(await as.request(DeleteShoppingItems, { ids: [itemId] })).toEqual({ deleted: 0 });
    expect((await update(neighbour, { id: itemId, shoppingListId: id, note: 'x' })).updatedItems).toEqual([]);
    expect((await page(neighbour)).items).toEqual([]);
    expect(await displays(ana, id)).toEqual(['Ours']);
  });
});
