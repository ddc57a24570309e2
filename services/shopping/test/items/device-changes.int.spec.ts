import { ApplyDeviceChanges, CreateShoppingList, type Actor } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import type { z } from 'zod';
import { itemCalls } from '../support/item-calls.js';
import { startShopping, type TestShopping } from '../support/start-shopping.js';

let shopping: TestShopping;
beforeAll(async () => {
  shopping = await startShopping();
});
afterAll(() => shopping.stop());

const { aList, create, read, displays } = itemCalls(() => shopping);

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

  it('do not create an item that is on another list', async () => {
    const { ana, id } = await aList();
    const list = { name: 'Other' };
    const other = await shopping.as(ana).request(CreateShoppingList, { id: newId(), list });
    const itemId = newId();
    await create(ana, other.id, { id: itemId, note: 'Soap' });

    const item = { note: 'Soap', quantity: 1 };
    const { acknowledged } = await send(ana, id, newId(), { sequence: 1, at: at(1), kind: 'create', itemId, item });

    expect(acknowledged).toBe(1);
    expect(await displays(ana, id)).toEqual([]);
    expect(await displays(ana, other.id)).toEqual(['Soap']);
  });

  it('add up amounts of different units when an item is unchecked', async () => {
    const { ana, id } = await aList();
    const [g, kg, flour] = [
      shopping.catalogue.unit('g'),
      shopping.catalogue.unit('kg'),
      shopping.catalogue.food('flour'),
    ];
    const { createdItems } = await create(ana, id, { foodId: flour.id, unitId: g.id, quantity: 500, checked: true });
    await create(ana, id, { foodId: flour.id, unitId: kg.id, quantity: 1 });

    const itemId = createdItems[0]?.id ?? '';
    const change = { sequence: 1, at: new Date().toISOString(), kind: 'update' as const, itemId };
    const changes = [{ ...change, fields: { checked: false } }];
    await shopping.as(ana).request(ApplyDeviceChanges, { id, deviceId: newId(), changes });

    expect(await displays(ana, id)).toEqual(['1.5 kg flour']);
  });

  it('have a short reply for an up-to-date device, and a full one otherwise', async () => {
    const { ana, id } = await aList();
    const [phone, tablet, itemId] = [newId(), newId(), newId()];
    await create(ana, id, { note: 'Ham', quantity: 1 });
    const { revision } = await read(ana, id);
    const sendChanges = (deviceId: string, revision: number, ...changes: Change[]) =>
      shopping.as(ana).request(ApplyDeviceChanges, { id, deviceId, revision, changes });

    const short = await sendChanges(phone, revision, {
      sequence: 1,
      at: at(1),
      kind: 'create',
      itemId,
      item: { note: 'Beans', quantity: 1 },
    });
    expect(short).toMatchObject({
      acknowledged: 1,
      revision: revision + 1,
      list: null,
      items: { createdItems: [{ id: itemId, display: 'Beans' }], updatedItems: [], deletedItems: [] },
    });
    const full = await sendChanges(tablet, revision, { sequence: 1, at: at(2), kind: 'delete', itemId });
    expect(full).toMatchObject({ revision: revision + 2, items: null, list: { listItems: [{ display: 'Ham' }] } });
    const again = await sendChanges(tablet, revision + 2, { sequence: 1, at: at(2), kind: 'delete', itemId });
    expect(again).toMatchObject({ revision: revision + 2, list: null, items: { deletedItems: [] } });
  });

  it('are applied per field if they are the latest; quantities add up', async () => {
    const { ana, id } = await aList();
    const [phone, tablet, itemId] = [newId(), newId(), newId()];
    await send(ana, id, phone, { sequence: 1, at: at(1), kind: 'create', itemId, item: { note: 'Wine', quantity: 1 } });

    await send(ana, id, tablet, {
      sequence: 1,
      at: at(20),
      kind: 'update',
      itemId,
      fields: { note: 'Red wine' },
      quantityDifference: 2,
    });
    const { list } = await send(ana, id, phone, {
      sequence: 2,
      at: at(10),
      kind: 'update',
      itemId,
      fields: { note: 'White wine', checked: true },
      quantityDifference: 3,
    });

    expect(list?.listItems).toEqual([expect.objectContaining({ note: 'Red wine', checked: true, quantity: 6 })]);
  });

  it('are applied to the target of a merged item, and never restore a deleted one', async () => {
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
