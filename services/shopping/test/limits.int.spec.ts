import {
  AddRecipeToList,
  CreateShoppingItems,
  CreateShoppingList,
  DeleteShoppingItems,
  DeleteShoppingList,
  ListShoppingSuggestions,
  PatchShoppingItem,
  ReadShoppingList,
  ShoppingItemDraft,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aHousehold } from '@larder/testing';
import type { Item } from '../src/list-rules/index.js';
import { PurchaseRepository } from '../src/purchases/index.js';
import { startShopping, type TestShopping } from './support/start-shopping.js';

const MAX_ITEMS = 5_000;
const MAX_PURCHASES = 2_000;

let shopping: TestShopping;
let ana: Actor;

beforeAll(async () => {
  shopping = await startShopping();
});
beforeEach(() => {
  ana = aHousehold().member();
});
afterAll(() => shopping.stop());

const aList = async () =>
  (await shopping.as(ana).request(CreateShoppingList, { id: newId(), list: { name: 'Market' } })).id;
const drafts = (shoppingListId: string, count: number, first = 0) =>
  Array.from({ length: count }, (_, at) => ({
    ...ShoppingItemDraft.parse({ shoppingListId, note: `Item ${first + at}` }),
    id: newId(),
  }));

const bought = (note: string, now = new Date()): Item => ({
  id: newId(),
  checked: true,
  position: 0,
  quantity: 1,
  note,
  isFood: false,
  extras: [],
  recipeReferences: [],
  foodId: null,
  unitId: null,
  labelId: null,
  createdAt: now,
  updatedAt: now,
});

async function aFullList(): Promise<string> {
  const id = await aList();
  for (let first = 0; first < MAX_ITEMS; first += 1_000)
    await shopping.as(ana).request(CreateShoppingItems, { items: drafts(id, 1_000, first) });
  return id;
}
const read = (id: string) => shopping.as(ana).request(ReadShoppingList, { id });

describe('a list with the maximum number of items', () => {
  it('refuses another item, and its items can still be checked', async () => {
    const id = await aFullList();

    await expect(
      shopping.as(ana).request(CreateShoppingItems, { items: drafts(id, 1, MAX_ITEMS) }),
    ).rejects.toMatchObject({ code: 'shopping.too-many-items' });

    const { listItems } = await read(id);
    expect(listItems).toHaveLength(MAX_ITEMS);
    const last = listItems.at(-1);
    await shopping.as(ana).request(PatchShoppingItem, { id: last?.id ?? '', changes: { checked: true } });
    const after = await read(id);
    expect(after.listItems.filter(({ checked }) => checked).map(({ id: checkedId }) => checkedId)).toEqual([last?.id]);
  });

  it('still merges new items into existing ones, and accepts a new one after a deletion', async () => {
    const id = await aFullList();
    const first = (await read(id)).listItems.find(({ note }) => note === 'Item 0');

    await shopping.as(ana).request(CreateShoppingItems, { items: drafts(id, 1) });
    const merged = (await read(id)).listItems;
    expect(merged).toHaveLength(MAX_ITEMS);
    expect(merged.find((item) => item.id === first?.id)).toMatchObject({ note: 'Item 0', quantity: 2 });

    await shopping.as(ana).request(DeleteShoppingItems, { ids: [first?.id ?? ''] });
    await shopping.as(ana).request(CreateShoppingItems, { items: drafts(id, 1, MAX_ITEMS) });
    const after = (await read(id)).listItems.map(({ note }) => note);
    expect(after).toHaveLength(MAX_ITEMS);
    expect([after.includes('Item 0'), after.includes(`Item ${MAX_ITEMS}`)]).toEqual([false, true]);
  });

  it('is not changed by a request or a recipe that exceeds the limit', async () => {
    const id = await aFullList();
    const { revision } = await read(id);
    const recipeId = shopping.catalogue.recipe(
      ana,
      Array.from({ length: 20 }, (_, at) => ({ food: shopping.catalogue.food(`food ${at}`), quantity: 1 })),
    );
    const tooMany = { code: 'shopping.too-many-items' };

    await expect(shopping.as(ana).request(AddRecipeToList, { id, recipeId, addition: {} })).rejects.toMatchObject(
      tooMany,
    );
    await expect(
      shopping.as(ana).request(CreateShoppingItems, { items: drafts(id, 1_000, MAX_ITEMS - 500) }),
    ).rejects.toMatchObject(tooMany);

    const after = await read(id);
    expect(after).toMatchObject({ revision, recipeReferences: [] });
    expect(after.listItems.every(({ quantity }) => quantity === 1)).toBe(true);
  });
});

describe('a list with the maximum size of its items', () => {
  /** Items with notes of almost three kilobytes. */
  const largeDrafts = (id: string, first: number) =>
    drafts(id, 1_000, first).map((draft) => ({ ...draft, note: `${draft.note} ${'紙'.repeat(980)}` }));

  it('refuses larger ones without an effect on other changes, and can be deleted', async () => {
    const id = await aList();
    for (const first of [0, 1_000])
      await shopping.as(ana).request(CreateShoppingItems, { items: largeDrafts(id, first) });
    const [item] = (await read(id)).listItems;

    const [refused, checked] = await Promise.allSettled([
      shopping.as(ana).request(CreateShoppingItems, { items: largeDrafts(id, 2_000) }),
      shopping.as(ana).request(PatchShoppingItem, { id: item?.id ?? '', changes: { checked: true } }),
    ]);

    expect(refused).toMatchObject({ reason: { kind: 'too-large', code: 'shopping.too-large' } });
    expect(checked).toMatchObject({ value: { updatedItems: [{ id: item?.id, checked: true }] } });
    expect((await read(id)).listItems).toHaveLength(2_000);
    await expect(shopping.as(ana).request(DeleteShoppingList, { id })).resolves.toMatchObject({ id });
  });
});

describe('the purchases of a household', () => {
  it('are limited, and the ones not bought for longest are removed', async () => {
    const purchases = shopping.get(PurchaseRepository);
    for (let at = 0; at < MAX_PURCHASES + 10; at += 1)
      purchases.count(ana, [bought(`Item ${at}`)], new Date(Date.UTC(2026, 0, 1) + at));

    const kept = await purchases.findAll(ana);
    expect(kept).toHaveLength(MAX_PURCHASES);
    expect(kept.at(-1)?.note).toBe('Item 10');
    const [suggestion] = await shopping.as(ana).request(ListShoppingSuggestions, { search: 'Item 2009' });
    expect(suggestion).toMatchObject({ note: 'Item 2009', count: 1 });
  });

  it('are suggested by name and number, also with the maximum number of purchases', async () => {
    const purchases = shopping.get(PurchaseRepository);
    for (let at = 0; at < MAX_PURCHASES; at += 1) {
      const food = shopping.catalogue.food(`food ${at}`);
      purchases.count(ana, [{ ...bought('', new Date()), foodId: food.id, isFood: true }], new Date());
    }
    const frequent = shopping.catalogue.food('oats');
    for (let at = 0; at < 3; at += 1)
      purchases.count(ana, [{ ...bought(''), foodId: frequent.id, isFood: true }], new Date());

    const suggest = (query: { search?: string; limit?: number }) =>
      shopping.as(ana).request(ListShoppingSuggestions, query);
    expect(await suggest({})).toHaveLength(20);
    expect(await suggest({ limit: 50 })).toHaveLength(50);
    expect((await suggest({ limit: 1 }))[0]).toMatchObject({ display: 'oats', count: 3 });
    expect((await suggest({ search: 'food 1999' })).map(({ display }) => display)).toEqual(['food 1999']);
    await expect(suggest({ limit: 51 })).rejects.toThrow();
  });
});
