import {
  ApplyDeviceChanges,
  CreateShoppingList,
  DeleteShoppingList,
  DirectoryEntryDeleted,
  ListDeletedShoppingLists,
  ListShoppingLists,
  PurgeShoppingList,
  ReadShoppingList,
  readPage,
  RestoreDeletedShoppingList,
  ShoppingListDeleted,
  ShoppingListUpdated,
  UpdateShoppingList,
  type Actor,
} from '@larder/contracts';
import { Directory, newId } from '@larder/service-kit';
import { aDirectoryUser, aGroup, aHousehold, waitUntil } from '@larder/testing';
import { startShopping, type TestShopping } from './support/start-shopping.js';

let shopping: TestShopping;
beforeAll(async () => {
  shopping = await startShopping();
});
afterAll(() => shopping.stop());

const DAY_MS = 86_400_000;
const notFound = { code: 'common.not-found' };
const create = (actor: Actor, name: string) =>
  shopping.as(actor).request(CreateShoppingList, { id: newId(), list: { name } });
const read = (actor: Actor, id: string) => shopping.as(actor).request(ReadShoppingList, { id });
const remove = (actor: Actor, id: string) => shopping.as(actor).request(DeleteShoppingList, { id });
const restore = (actor: Actor, id: string) => shopping.as(actor).request(RestoreDeletedShoppingList, { id });
const purge = (actor: Actor, id: string) => shopping.as(actor).request(PurgeShoppingList, { id });
const trash = (actor: Actor, query = {}) => readPage(shopping.as(actor).stream(ListDeletedShoppingLists, query));
const namesIn = async (actor: Actor) => (await trash(actor)).items.map(({ name }) => name);
const addMilk = (actor: Actor, id: string) =>
  shopping.as(actor).request(ApplyDeviceChanges, {
    id,
    deviceId: newId(),
    changes: [{ sequence: 1, at: new Date().toISOString(), kind: 'create', itemId: newId(), item: { note: 'Milk' } }],
  });

describe('a deleted shopping list', () => {
  it('is in the trash of its household and nowhere else', async () => {
    const ana = aHousehold().member();
    const { id } = await create(ana, 'Market');

    await remove(ana, id);

    const { head, items } = await trash(ana);
    expect(head.total).toBe(1);
    expect(items).toMatchObject([
      { id, name: 'Market', householdId: ana.householdId, deletedBy: { id: ana.userId, name: null } },
    ]);
    const [{ deletedAt, expiresAt } = { deletedAt: '', expiresAt: '' }] = items;
    expect(Date.parse(expiresAt) - Date.parse(deletedAt)).toBe(30 * DAY_MS);
    await expect(read(ana, id)).rejects.toMatchObject(notFound);
    expect((await readPage(shopping.as(ana).stream(ListShoppingLists, {}))).items).toEqual([]);
    await expect(remove(ana, id)).rejects.toMatchObject(notFound);
  });

  it('shows the full name of the user who deleted it', async () => {
    const ana = aHousehold().member();
    await shopping.get(Directory).save(aDirectoryUser(ana, { fullName: 'Ana Ruiz' }));
    const { id } = await create(ana, 'Market');

    await remove(ana, id);

    expect((await trash(ana)).items).toMatchObject([{ deletedBy: { id: ana.userId, name: 'Ana Ruiz' } }]);
  });

  it('is restored unchanged, and can be changed and deleted again', async () => {
    const ana = aHousehold().member();
    const { id } = await create(ana, 'Market');
    await addMilk(ana, id);
    const before = await read(ana, id);
    for (const name of ['Once', 'Twice']) {
      await remove(ana, id);
      await shopping.settled();
      const { updatedAt: _, ...same } = { ...before, userId: ana.userId };
      expect(await restore(ana, id)).toMatchObject({ listItems: same.listItems });
      await shopping.as(ana).request(UpdateShoppingList, { id, changes: { name } });
      expect(await read(ana, id)).toMatchObject({ ...same, name, revision: expect.any(Number) as number });
    }
    expect(await namesIn(ana)).toEqual([]);
    await expect(restore(ana, id)).rejects.toMatchObject(notFound);
  });

  it('is published when it is deleted and when it is restored', async () => {
    const ana = aHousehold().member();
    const { id } = await create(ana, 'Market');
    await remove(ana, id);
    await restore(ana, id);
    await shopping.settled();

    const of = (each: { listId: string }) => each.listId === id;
    expect(shopping.published(ShoppingListDeleted).filter(of)).toMatchObject([{ userId: ana.userId }]);
    expect(shopping.published(ShoppingListUpdated).filter(of)).toMatchObject([{ name: 'Market' }]);
  });

  it('belongs to the caller when its owner is not in the household any more', async () => {
    const household = aHousehold();
    const [ana, ben] = [household.member(), household.member()];
    const { id } = await create(ana, 'Market');
    await remove(ana, id);

    expect(await restore(ben, id)).toMatchObject({ userId: ben.userId, householdId: household.id });
  });

  it('can be permanently deleted by a member', async () => {
    const ana = aHousehold().member();
    const { id } = await create(ana, 'Market');
    await remove(ana, id);

    await purge(ana, id);

    expect(await namesIn(ana)).toEqual([]);
    await expect(restore(ana, id)).rejects.toMatchObject(notFound);
    await expect(purge(ana, id)).rejects.toMatchObject(notFound);
  });

  it('is deleted only once by concurrent requests', async () => {
    const household = aHousehold();
    const { id } = await create(household.member(), 'Market');

    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => remove(household.member(), id)));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await shopping.settled();
    expect(shopping.published(ShoppingListDeleted).filter(({ listId }) => listId === id)).toHaveLength(1);
  });

  it('is not found for other households', async () => {
    const household = aHousehold();
    const [ana, neighbor] = [household.member(), household.group.household().member()];
    const { id } = await create(ana, 'Market');
    await remove(ana, id);

    expect(await namesIn(neighbor)).toEqual([]);
    await expect(restore(neighbor, id)).rejects.toMatchObject(notFound);
    await expect(purge(neighbor, id)).rejects.toMatchObject(notFound);
    await expect(shopping.as(null).request(RestoreDeletedShoppingList, { id })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    expect(await namesIn(ana)).toEqual(['Market']);
  });
});

describe('the trash', () => {
  it('is read in pages, latest first', async () => {
    const ana = aHousehold().member();
    for (const name of ['One', 'Two', 'Three']) await remove(ana, (await create(ana, name)).id);

    expect(await trash(ana, { page: 1, perPage: 2 })).toMatchObject({
      head: { total: 3, totalPages: 2 },
      items: [{ name: 'Three' }, { name: 'Two' }],
    });
    expect(await trash(ana, { page: 2, perPage: 2 })).toMatchObject({ items: [{ name: 'One' }] });
  });

  it('of a deleted household moves to its successor, that of a deleted group is deleted', async () => {
    const group = aGroup();
    const [gone, successor] = [group.household(), group.household()];
    const { id } = await create(gone.member(), 'Market');
    await remove(gone.member(), id);

    const household = { kind: 'household', id: gone.id, revision: 1, heirHouseholdId: successor.id } as const;
    await shopping.publish(DirectoryEntryDeleted, household);
    await waitUntil(async () => (await namesIn(successor.member())).length === 1);
    await shopping.publish(DirectoryEntryDeleted, { kind: 'group', id: group.id, revision: 1 });

    await waitUntil(async () => (await namesIn(successor.member())).length === 0);
  });
});
