import {
  CreateShoppingItems,
  CreateShoppingList,
  DeleteShoppingList,
  readAll,
  ReadPersonalLists,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aHousehold, anOperator } from '@larder/testing';
import { startShopping, type TestShopping } from './support/start-shopping.js';

let shopping: TestShopping;
beforeAll(async () => {
  shopping = await startShopping();
});
afterAll(() => shopping.stop());

type Part = RequestOf<typeof ReadPersonalLists>['part'];
const read = (actor: Actor, userId: string, part: Part = 'shopping-lists') =>
  readAll(shopping.as(actor).stream(ReadPersonalLists, { userId, part }));
const create = (actor: Actor, name: string) =>
  shopping.as(actor).request(CreateShoppingList, { id: newId(), list: { name } });

describe('the lists of a user', () => {
  it('are read by the operator with their items by name, and none of others', async () => {
    const household = aHousehold();
    const [ana, bo] = [household.member(), household.member()];
    const { id: shoppingListId } = await create(ana, 'Market');
    await create(bo, 'Of another');
    const { id: foodId } = shopping.catalogue.food('leek');
    const items = [{ id: newId(), shoppingListId, isFood: true, foodId, quantity: 2 }];
    await shopping.as(ana).request(CreateShoppingItems, { items });

    const operator = anOperator();
    expect(await read(operator, ana.userId)).toMatchObject([
      { name: 'Market', items: [{ display: expect.stringContaining('leek') as string, checked: false }] },
    ]);
    expect(await read(operator, newId())).toEqual([]);
    await shopping.as(ana).request(DeleteShoppingList, { id: shoppingListId });
    expect(await read(operator, ana.userId)).toEqual([]);
    expect(await read(operator, ana.userId, 'deleted-shopping-lists')).toMatchObject([
      { name: 'Market', deletedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) as string, items: [{ quantity: 2 }] },
    ]);
  });

  it('are refused to all other callers, including administrators', async () => {
    const ana = aHousehold().member();
    for (const actor of [ana, { ...ana, admin: true }])
      await expect(read(actor, ana.userId)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
