import { AddRecipeToList, PatchShoppingItem } from '@larder/contracts';
import { Directory } from '@larder/service-kit';
import { aDirectoryHousehold } from '@larder/testing';
import type { z } from 'zod';
import { itemCalls } from '../support/item-calls.js';
import { startShopping, type TestShopping } from '../support/start-shopping.js';

let shopping: TestShopping;
beforeAll(async () => {
  shopping = await startShopping();
});
afterAll(() => shopping.stop());

const { aList, create, read, displays } = itemCalls(() => shopping);

describe('creating an item that is on the list', () => {
  it('merges equal items, including those of one request', async () => {
    const { ana, id } = await aList();
    const milk = shopping.catalogue.food('milk');
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
    const [g, kg, cup] = [shopping.catalogue.unit('g'), shopping.catalogue.unit('kg'), shopping.catalogue.unit('cup')];
    const flour = shopping.catalogue.food('flour');

    await create(ana, id, { foodId: flour.id, unitId: g.id, quantity: 500 });
    await create(ana, id, { foodId: flour.id, unitId: kg.id, quantity: 1 });
    await create(ana, id, { foodId: flour.id, unitId: cup.id, quantity: 1 });
    await create(ana, id, { foodId: flour.id, quantity: 1 });

    expect(await displays(ana, id)).toEqual(['1.5 kg flour', '1 cup flour', '1 flour']);
  });

  it('adds up deciliters and milliliters in liters', async () => {
    const { ana, id } = await aList();
    const [ml, dl] = [shopping.catalogue.unit('ml'), shopping.catalogue.unit('dl')];
    shopping.catalogue.unit('l');
    const stock = shopping.catalogue.food('stock');

    await create(ana, id, { foodId: stock.id, unitId: dl.id, quantity: 8 });
    await create(ana, id, { foodId: stock.id, unitId: ml.id, quantity: 700 });

    expect(await displays(ana, id)).toEqual(['1.5 l stock']);
  });

  it('limits joined notes to the maximum length of requests', async () => {
    const { ana, id } = await aList();
    const peas = shopping.catalogue.food('peas');
    const long = (text: string) => text.repeat(1000);
    const recipeId = shopping.catalogue.recipe(ana, [{ note: long('ab') }]);

    await create(ana, id, { foodId: peas.id, note: long('a') });
    await create(ana, id, { foodId: peas.id, note: long('b') });
    await shopping.as(ana).request(AddRecipeToList, { id, recipeId, addition: {} });

    const { listItems } = await read(ana, id);
    expect(listItems.map(({ note }) => note)).toEqual([long('a'), long('ab').slice(0, 1000)]);
  });

  it('adds up amounts of different units when an item is unchecked or gets another unit', async () => {
    const { ana, id } = await aList();
    const [g, kg, cup] = [shopping.catalogue.unit('g'), shopping.catalogue.unit('kg'), shopping.catalogue.unit('cup')];
    const flour = shopping.catalogue.food('flour');
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
    const [g, kg, flour] = [
      shopping.catalogue.unit('g'),
      shopping.catalogue.unit('kg'),
      shopping.catalogue.food('flour'),
    ];
    const household = aDirectoryHousehold(ana);
    const preferences = { ...household.preferences, convertShoppingUnits: false };
    await shopping.get(Directory).save({ ...household, preferences });

    await create(ana, id, { foodId: flour.id, unitId: g.id, quantity: 500 });
    await create(ana, id, { foodId: flour.id, unitId: kg.id, quantity: 1 });
    await create(ana, id, { foodId: flour.id, unitId: g.id, quantity: 100 });

    expect(await displays(ana, id)).toEqual(['600 g flour', '1 kg flour']);
  });

  it('adds up eight concurrent requests for the same item', async () => {
    const { ana, id } = await aList();
    const eggs = shopping.catalogue.food('eggs');

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
