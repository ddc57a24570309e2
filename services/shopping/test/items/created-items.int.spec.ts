import {
  AddRecipeToList,
  CreateShoppingList,
  DeleteShoppingItems,
  PatchShoppingItem,
  type Actor,
} from '@larder/contracts';
import { Directory, newId } from '@larder/service-kit';
import { aDirectoryHousehold, startTestService, type TestService } from '@larder/testing';
import type { z } from 'zod';
import { shoppingService } from '../../src/index.js';
import { TestCatalogue } from '../support/catalogue.js';
import { itemCalls } from '../support/item-calls.js';

let shopping: TestService;
let catalogue: TestCatalogue;

beforeAll(async () => {
  shopping = await startTestService(shoppingService);
  catalogue = await TestCatalogue.open(shopping);
});
afterAll(() => shopping.stop());

const { aList, create, read, displays } = itemCalls(() => shopping);
const anotherList = async (actor: Actor) =>
  (await shopping.as(actor).request(CreateShoppingList, { id: newId(), list: { name: 'Other' } })).id;

describe('creating items', () => {
  it('returns the created items, with food, unit, label and text', async () => {
    const { ana, id } = await aList();
    const label = catalogue.label('Canned goods');
    const [food, unit] = [catalogue.food('chickpeas', label), catalogue.unit('can')];

    const { createdItems, updatedItems, deletedItems } = await create(ana, id, {
      quantity: 2.5,
      foodId: food.id,
      unitId: unit.id,
      note: 'drained',
      extras: { 'a.b': 1 },
    });

    expect([updatedItems, deletedItems]).toEqual([[], []]);
    expect(createdItems).toEqual([
      expect.objectContaining({
        display: '2.5 can chickpeas drained',
        isFood: true,
        disableAmount: false,
        checked: false,
        position: 0,
        extras: { 'a.b': '1' },
        food,
        unit,
        label: expect.objectContaining({ name: 'Canned goods' }) as unknown,
        labelId: label.id,
        shoppingListId: id,
        groupId: ana.groupId,
        householdId: ana.householdId,
        recipeReferences: [],
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

  it('limits joined notes to the maximum length of requests', async () => {
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

  it('does not add up amounts of different units if the household has disabled conversions', async () => {
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

  it('parses all lines of a long request', async () => {
    const { ana, id } = await aList();
    catalogue.food('buttermilk');
    catalogue.unit('bottle');
    const lines = Array.from({ length: 501 }, (_, at) => ({ line: `something ${at}`, position: at }));

    const { createdItems } = await create(ana, id, ...lines, { line: '2 bottle buttermilk', position: 501 });

    expect(createdItems.at(-1)).toMatchObject({ display: '2 bottle buttermilk', isFood: true });
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

  it('returns an item that was moved to another list, unchanged and from there', async () => {
    const { ana, id, neighbor } = await aList();
    const other = await anotherList(ana);
    const itemId = newId();
    await create(ana, other, { id: itemId, note: 'Soap', quantity: 2 });

    const { createdItems, updatedItems } = await create(ana, id, { id: itemId, note: 'Soap' }, { note: 'Towels' });

    expect(createdItems.map(({ note }) => note)).toEqual(['Towels']);
    expect(updatedItems.map((item) => [item.id, item.shoppingListId, item.quantity])).toEqual([[itemId, other, 2]]);
    expect(await displays(ana, id)).toEqual(['Towels']);
    expect(await displays(ana, other)).toEqual(['2 Soap']);
    const theirs = await create(neighbor, await anotherList(neighbor), { id: itemId, note: 'Secret' });
    expect(theirs.createdItems.map(({ note }) => note)).toEqual(['Secret']);
  });

  it('does not find a list although the item is on another one', async () => {
    const { ana, id } = await aList();
    const itemId = newId();
    await create(ana, id, { id: itemId, note: 'Soap' });

    await expect(create(ana, newId(), { id: itemId, note: 'Soap' })).rejects.toMatchObject({ kind: 'not-found' });
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
