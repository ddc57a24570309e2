import {
  DeleteShoppingItems,
  ListShoppingSuggestions,
  PatchShoppingItem,
  ShoppingItemsChanged,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { itemCalls } from './support/item-calls.js';
import { startShopping, type TestShopping } from './support/start-shopping.js';

let shopping: TestShopping;
beforeAll(async () => {
  shopping = await startShopping();
});
afterAll(() => shopping.stop());

const notFound = { code: 'common.not-found' };

const { aList, create, read } = itemCalls(() => shopping);
const add = (actor: Actor, listId: string, note: string, id = newId()) => create(actor, listId, { id, note });
const check = (actor: Actor, id: string) =>
  shopping.as(actor).request(PatchShoppingItem, { id, changes: { checked: true } });
const names = (count: number) => Array.from({ length: count }, (_, at) => `Item ${at}`);

describe('concurrent edits of one list', () => {
  it('are all stored, and each reply and event belongs to its own user', async () => {
    const { ana, ben, id } = await aList();
    const before = (await read(ana, id)).revision;

    const replies = await Promise.all(names(30).map((note, at) => add(at % 2 ? ana : ben, id, note)));

    expect(replies.map(({ createdItems }) => createdItems.map(({ note }) => note))).toEqual(
      names(30).map((note) => [note]),
    );
    const list = await read(ana, id);
    expect(list.listItems.map(({ note }) => note).sort()).toEqual(names(30).sort());
    expect(list.revision - before).toBe(30);
    await shopping.settled();
    const events = shopping.published(ShoppingItemsChanged).filter(({ listId }) => listId === id);
    expect(events.map(({ listRevision }) => listRevision).sort((one, other) => one - other)).toEqual(
      names(30).map((_, at) => before + at + 1),
    );
    expect(events.filter(({ userId }) => userId === ana.userId)).toHaveLength(15);
    expect(new Set(events.flatMap(({ createdIds }) => createdIds)).size).toBe(30);
  });

  it('succeed when another one fails', async () => {
    const { ana, id } = await aList();
    const kept = newId();
    await add(ana, id, 'Kept', kept);

    const outcomes = await Promise.allSettled([
      add(ana, id, 'Tea'),
      shopping.as(ana).request(PatchShoppingItem, { id: newId(), changes: { checked: true } }),
      add(ana, id, 'Rice'),
      check(ana, kept),
      add(ana, id, 'Salt'),
    ]);

    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    const { listItems } = await read(ana, id);
    expect(listItems.map(({ note, checked }) => [note, checked])).toEqual(
      expect.arrayContaining([
        ['Kept', true],
        ['Tea', false],
        ['Rice', false],
        ['Salt', false],
      ]),
    );
  });

  it('do not mix created, checked and deleted items', async () => {
    const { ana, id } = await aList();
    const ids = names(12).map(() => newId());
    for (const [at, itemId] of ids.entries()) await add(ana, id, `Item ${at}`, itemId);

    await Promise.all(
      ids.map((itemId, at) => {
        if (at % 3 === 0) return shopping.as(ana).request(DeleteShoppingItems, { ids: [itemId] });
        return at % 3 === 1 ? check(ana, itemId) : add(ana, id, `More ${at}`);
      }),
    );

    const { listItems } = await read(ana, id);
    const notes = (checked: boolean) => listItems.filter((item) => item.checked === checked).map(({ note }) => note);
    expect(notes(true).sort()).toEqual(['Item 1', 'Item 10', 'Item 4', 'Item 7']);
    expect(notes(false).sort()).toEqual(
      ['Item 2', 'Item 5', 'Item 8', 'Item 11', 'More 2', 'More 5', 'More 8', 'More 11'].sort(),
    );
  });

  it('count every purchase for the suggestions', async () => {
    const { ana, id } = await aList();
    const ids = names(5).map(() => newId());
    for (const [at, itemId] of ids.entries()) await add(ana, id, `Item ${at}`, itemId);

    await Promise.all(ids.map((itemId) => check(ana, itemId)));

    const suggestions = await shopping.as(ana).request(ListShoppingSuggestions, { search: 'Item' });
    expect(suggestions.map(({ note }) => note).sort()).toEqual(names(5));
  });

  it('are refused to another household, also while members edit', async () => {
    const { ana, neighbor, id } = await aList();

    const outcomes = await Promise.allSettled([
      add(ana, id, 'Tea'),
      add(neighbor, id, 'Poison'),
      add(ana, id, 'Rice'),
      add(neighbor, id, 'More poison'),
    ]);

    expect(outcomes.map((each) => (each.status === 'rejected' ? (each.reason as unknown) : null))).toMatchObject([
      null,
      notFound,
      null,
      notFound,
    ]);
    expect((await read(ana, id)).listItems.map(({ note }) => note).sort()).toEqual(['Rice', 'Tea']);
  });
});
