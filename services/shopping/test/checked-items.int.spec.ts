import {
  CreateShoppingItems,
  CreateShoppingList,
  ReadShoppingList,
  ShoppingItemDraft,
  ShoppingItemsChanged,
  UpdateShoppingItems,
  ShoppingItemBulkUpdate,
  type Actor,
} from '@larder/contracts';
import { newId, Schedules } from '@larder/service-kit';
import { aHousehold, startTestService, type TestService } from '@larder/testing';
import { shoppingService } from '../src/index.js';
import { CheckedItems } from '../src/shopping-lists/checked-items.js';
import { TestCatalogue } from './catalogue.js';

let shopping: TestService;
beforeAll(async () => {
  shopping = await startTestService(shoppingService);
  await TestCatalogue.open(shopping);
});
afterAll(() => shopping.stop());

const trim = () => shopping.get(CheckedItems).trimAll({ signal: new AbortController().signal });
const items = async (actor: Actor, id: string) =>
  (await shopping.as(actor).request(ReadShoppingList, { id })).listItems;

/** A list with checked and unchecked items; the first one is changed last. */
async function aList(checked: number, open = 0) {
  const ana = aHousehold().member();
  const { id } = await shopping.as(ana).request(CreateShoppingList, { id: newId(), list: { name: 'Market' } });
  const notes = [...Array(checked + open).keys()].map((index) => `item ${index}`);
  const created = notes.map((note, index) => ({
    ...ShoppingItemDraft.parse({ shoppingListId: id, note, checked: index < checked, isFood: false }),
    id: newId(),
  }));
  await shopping.as(ana).request(CreateShoppingItems, { items: created });
  const [first] = created;
  const again = ShoppingItemBulkUpdate.parse({ ...first, quantity: 2 });
  await shopping.as(ana).request(UpdateShoppingItems, { items: [again], mustExist: true });
  return { ana, id, created };
}

describe('every night', () => {
  it('a list keeps its hundred checked items that were changed last, and all open ones', async () => {
    const { ana, id, created } = await aList(103, 2);
    await shopping.settled();
    const before = shopping.published(ShoppingItemsChanged).length;

    await trim();

    const left = await items(ana, id);
    expect(left.filter(({ checked }) => checked)).toHaveLength(100);
    expect(left.filter(({ checked }) => !checked)).toHaveLength(2);
    expect(left.map((item) => item.id)).toContain(created[0]?.id);
    await shopping.settled();
    const events = shopping.published(ShoppingItemsChanged).slice(before);
    expect(events).toHaveLength(1);
    const removed = created.map((item) => item.id).filter((each) => !left.some((item) => item.id === each));
    expect(events[0]).toMatchObject({ listId: id, createdIds: [], updatedIds: [], userId: null });
    expect([...(events[0]?.deletedIds ?? [])].sort()).toEqual(removed.sort());
  });

  it('a list with a hundred checked items stays as it is', async () => {
    const { ana, id } = await aList(100, 5);
    const before = await shopping.as(ana).request(ReadShoppingList, { id });

    await trim();

    expect(await shopping.as(ana).request(ReadShoppingList, { id })).toEqual(before);
  });

  it('it is one of the daily schedules', () => {
    const { schedule } =
      shopping
        .get(Schedules)
        .list()
        .find((each) => each.schedule.name === 'trim-checked-items') ?? {};
    expect(schedule?.pattern).toBe('45 23 * * *');
  });
});
