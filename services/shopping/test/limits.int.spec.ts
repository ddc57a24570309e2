import {
  CreateShoppingItems,
  CreateShoppingList,
  ListShoppingSuggestions,
  PatchShoppingItem,
  ReadShoppingList,
  ShoppingItemDraft,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aHousehold, startTestService, type TestService } from '@larder/testing';
import { shoppingService } from '../src/index.js';
import type { Item } from '../src/list-rules/index.js';
import { PurchaseRepository } from '../src/purchases/index.js';
import { TestCatalogue } from './catalogue.js';

const MAX_ITEMS = 5_000;
const MAX_PURCHASES = 2_000;

let shopping: TestService;
let ana: Actor;

beforeAll(async () => {
  shopping = await startTestService(shoppingService);
  await TestCatalogue.open(shopping);
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
  ...{ id: newId(), checked: true, position: 0, quantity: 1, note, isFood: false, extras: [], recipeReferences: [] },
  ...{ foodId: null, unitId: null, labelId: null, createdAt: now, updatedAt: now },
});

describe('a list with as many items as it may have', () => {
  it('accepts no further one, and every item can still be checked', async () => {
    const id = await aList();
    for (let first = 0; first < MAX_ITEMS; first += 1_000)
      await shopping.as(ana).request(CreateShoppingItems, { items: drafts(id, 1_000, first) });

    await expect(
      shopping.as(ana).request(CreateShoppingItems, { items: drafts(id, 1, MAX_ITEMS) }),
    ).rejects.toMatchObject({ code: 'shopping.too-many-items' });

    const { listItems } = await shopping.as(ana).request(ReadShoppingList, { id });
    expect(listItems).toHaveLength(MAX_ITEMS);
    const last = listItems.at(-1);
    await shopping.as(ana).request(PatchShoppingItem, { id: last?.id ?? '', changes: { checked: true } });
    const after = await shopping.as(ana).request(ReadShoppingList, { id });
    expect(after.listItems.filter(({ checked }) => checked).map(({ id: checkedId }) => checkedId)).toEqual([last?.id]);
  });
});

describe('the purchases of a household', () => {
  it('drop what was not bought for longest beyond the limit', async () => {
    const purchases = shopping.get(PurchaseRepository);
    for (let at = 0; at < MAX_PURCHASES + 10; at += 1)
      purchases.count(ana, [bought(`Item ${at}`)], new Date(Date.UTC(2026, 0, 1) + at));

    const kept = await purchases.list(ana);
    expect(kept).toHaveLength(MAX_PURCHASES);
    expect(kept.at(-1)?.note).toBe('Item 10');
    const [suggestion] = await shopping.as(ana).request(ListShoppingSuggestions, { search: 'Item 2009' });
    expect(suggestion).toMatchObject({ note: 'Item 2009', count: 1 });
  });
});
