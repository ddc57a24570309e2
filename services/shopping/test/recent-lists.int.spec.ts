import { ShoppingItemDraft } from '@larder/contracts';
import { newId, type RunningService } from '@larder/service-kit';
import { ItemPatcher } from '../src/items/item-patcher.js';
import { ItemService } from '../src/items/item.service.js';
import { itemCalls } from './support/item-calls.js';
import { startShopping, type TestShopping } from './support/start-shopping.js';

let shopping: TestShopping;
let other: RunningService;

beforeAll(async () => {
  shopping = await startShopping();
  other = await shopping.replica();
});
afterAll(() => shopping.stop());

const { aList, create, read: readList } = itemCalls(() => shopping);

/** A list with one item that this process has just changed. */
async function aChangedList() {
  const { ana, id, neighbor } = await aList();
  const itemId = newId();
  await create(ana, id, { id: itemId, note: 'Tea' });
  const here = shopping.get(ItemPatcher);
  await here.patch(ana, itemId, { checked: true });
  const read = async () => (await readList(ana, id)).listItems;
  const there = { items: other.get(ItemService), patcher: other.get(ItemPatcher) };
  return { ana, id, itemId, here, there, read, neighbor };
}

describe('a list that another process has changed since', () => {
  it('can be checked again, although this process had checked the item before', async () => {
    const { ana, itemId, here, there, read } = await aChangedList();
    await there.patcher.patch(ana, itemId, { checked: false });

    const { updatedItems } = await here.patch(ana, itemId, { checked: true });
    expect(updatedItems).toMatchObject([{ checked: true }]);

    expect(await read()).toMatchObject([{ checked: true }]);
  });

  it('keeps the changes of the other process', async () => {
    const { ana, itemId, here, there, read } = await aChangedList();
    await there.patcher.patch(ana, itemId, { note: 'Green tea' });

    await here.patch(ana, itemId, { checked: false });

    expect(await read()).toMatchObject([{ note: 'Green tea', checked: false }]);
  });

  it('does not contain items that the other process has deleted', async () => {
    const { ana, itemId, here, there, read } = await aChangedList();
    await there.items.delete(ana, [itemId]);

    await expect(here.patch(ana, itemId, { checked: false })).rejects.toMatchObject({ code: 'common.not-found' });

    expect(await read()).toEqual([]);
  });

  it('contains items that the other process has created', async () => {
    const { ana, id, here, there } = await aChangedList();
    const itemId = newId();
    await there.items.create(ana, [{ ...ShoppingItemDraft.parse({ shoppingListId: id, note: 'Rice' }), id: itemId }]);

    const { updatedItems } = await here.patch(ana, itemId, { checked: true });
    expect(updatedItems).toMatchObject([{ note: 'Rice', checked: true }]);
  });

  it('is not found for another household', async () => {
    const { neighbor, itemId, here } = await aChangedList();
    await expect(here.patch(neighbor, itemId, { checked: false })).rejects.toMatchObject({ code: 'common.not-found' });
  });
});
