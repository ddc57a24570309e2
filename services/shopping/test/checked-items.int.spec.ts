import { PatchShoppingItem, ShoppingItemsChanged, type Actor } from '@larder/contracts';
import { newId, Schedules } from '@larder/service-kit';
import { aHousehold, waitUntil } from '@larder/testing';
import { itemCalls } from './support/item-calls.js';
import { listCalls } from './support/list-calls.js';
import { startShopping, type TestShopping } from './support/start-shopping.js';

const MAX_CHECKED = 100;

let shopping: TestShopping;
beforeAll(async () => {
  shopping = await startShopping();
});
afterAll(() => shopping.stop());

const { create, read } = itemCalls(() => shopping);
const lists = listCalls(() => shopping);

/** A list with unchecked and checked items; the note of each is its number. */
async function aLongList(ana: Actor, { unchecked, checked }: { unchecked: number; checked: number }) {
  const { id } = await lists.create(ana);
  const items = Array.from({ length: unchecked + checked }, (_, at) => ({
    id: newId(),
    note: `${at}`,
    checked: at < checked,
  }));
  await create(ana, id, ...items);
  return { id, itemIds: items.map((item) => item.id) };
}

describe('the checked items of a list', () => {
  it('are deleted daily beyond the latest hundred; unchecked items stay', async () => {
    const ana = aHousehold().member();
    const long = await aLongList(ana, { unchecked: 120, checked: MAX_CHECKED + 2 });
    const short = await aLongList(ana, { unchecked: 5, checked: MAX_CHECKED });
    const [oldest = '', ...others] = long.itemIds.slice(0, MAX_CHECKED + 2);
    for (const id of [oldest, others[0] ?? ''])
      await shopping.as(ana).request(PatchShoppingItem, { id, changes: { note: `${id} again` } });
    const unchanged = await read(ana, short.id);

    await shopping.get(Schedules).run('trim-checked-items');

    await waitUntil(async () => (await read(ana, long.id)).listItems.length === MAX_CHECKED + 120);
    const { listItems, openItemCount } = await read(ana, long.id);
    const checked = listItems.filter((item) => item.checked).map(({ id }) => id);
    expect([checked.length, openItemCount]).toEqual([MAX_CHECKED, 120]);
    expect(checked).toEqual(expect.arrayContaining([oldest, others[0]]));
    const [event] = await shopping.eventually.published(ShoppingItemsChanged, {
      where: ({ listId, deletedIds }) => listId === long.id && deletedIds.length > 0,
    });
    expect(event).toMatchObject({ createdIds: [], updatedIds: [], householdId: ana.householdId });
    expect(event?.deletedIds).toHaveLength(2);
    expect(await read(ana, short.id)).toEqual(unchanged);
  });
});
