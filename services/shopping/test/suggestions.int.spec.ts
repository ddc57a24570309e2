import {
  ApplyDeviceChanges,
  DirectoryEntryDeleted,
  ListShoppingSuggestions,
  PatchShoppingItem,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { waitUntil } from '@larder/testing';
import type { z } from 'zod';
import { itemCalls } from './support/item-calls.js';
import { startShopping, type TestShopping } from './support/start-shopping.js';

let shopping: TestShopping;
beforeAll(async () => {
  shopping = await startShopping();
});
afterAll(() => shopping.stop());

const { aList, create } = itemCalls(() => shopping);
const suggestions = (actor: Actor, query: z.input<typeof ListShoppingSuggestions.request> = {}) =>
  shopping.as(actor).request(ListShoppingSuggestions, query);
const names = async (actor: Actor, search = '') => (await suggestions(actor, { search })).map(({ display }) => display);

/** Adds an item to the list and checks it. */
async function buy(actor: Actor, listId: string, item: { note?: string; foodId?: string; unitId?: string }) {
  const id = newId();
  await create(actor, listId, { id, ...item });
  for (let turn = 0; turn < 2; turn += 1)
    // checking a checked item is not a purchase
    await shopping.as(actor).request(PatchShoppingItem, { id, changes: { checked: true } });
}

describe('suggestions', () => {
  it('are the purchases of the household, most frequent first, with the latest unit and note', async () => {
    const { ana, id } = await aList();
    const [food, unit] = [shopping.catalogue.food('lentils'), shopping.catalogue.unit('pack')];
    await buy(ana, id, { note: 'Soap' });
    await buy(ana, id, { foodId: food.id });
    await buy(ana, id, { foodId: food.id, unitId: unit.id, note: 'red' });

    const [first, second, ...rest] = await suggestions(ana);

    expect(rest).toEqual([]);
    expect(first).toMatchObject({ display: 'lentils', foodId: food.id, unitId: unit.id, note: 'red', count: 2 });
    expect(second).toMatchObject({ display: 'Soap', foodId: null, note: 'Soap', count: 1 });
    expect(await names(ana, 'soa')).toEqual(['Soap']);
    expect(await suggestions(ana, { limit: 1 })).toHaveLength(1);
  });

  it('do not include unchecked items, and include items checked by a device', async () => {
    const { ana, id } = await aList();
    const itemId = newId();
    const at = new Date().toISOString();
    const send = (...changes: z.input<typeof ApplyDeviceChanges.request>['changes']) =>
      shopping.as(ana).request(ApplyDeviceChanges, { id, deviceId: newId(), changes });

    await send({ sequence: 1, at, kind: 'create', itemId, item: { note: 'Candles' } });
    expect(await names(ana)).toEqual([]);
    await send({ sequence: 1, at, kind: 'update', itemId, fields: { checked: true } });
    expect(await names(ana)).toEqual(['Candles']);
  });

  it('are limited to the household, and deleted with it', async () => {
    const { ana, id, neighbor } = await aList();
    await buy(ana, id, { note: 'Ours' });
    expect([await names(ana), await names(neighbor)]).toEqual([['Ours'], []]);

    const deleted = {
      kind: 'household' as const,
      id: ana.householdId,
      revision: 2,
      heirHouseholdId: neighbor.householdId,
    };
    await shopping.publish(DirectoryEntryDeleted, deleted, { actor: neighbor });

    await waitUntil(async () => (await names(ana)).length === 0);
  });
});
