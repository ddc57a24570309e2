import { DirectoryEntryDeleted, CheckShoppingListOwner, UserMoved } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aHousehold, waitUntil } from '@larder/testing';
import { listCalls } from './support/list-calls.js';
import { startShopping, type TestShopping } from './support/start-shopping.js';

let shopping: TestShopping;
beforeAll(async () => {
  shopping = await startShopping();
});
afterAll(() => shopping.stop());

const { create, read, list } = listCalls(() => shopping);
const notFound = expect.objectContaining({ code: 'common.not-found' }) as Error;

it('transfers the lists of a deleted user within their household', async () => {
  const household = aHousehold();
  const [gone, successor] = [household.member(), household.group.household().member()];
  const { id } = await create(gone);

  await shopping.publish(DirectoryEntryDeleted, { kind: 'user', id: newId(), revision: 1 });
  const deleted = { kind: 'user', id: gone.userId, revision: 2, successorId: successor.userId } as const;
  await shopping.publish(DirectoryEntryDeleted, deleted);

  const handedOver = await waitUntil(async () => {
    const list = await read(household.member(), id);
    return list.userId === successor.userId ? list : null;
  });
  expect(handedOver).toMatchObject({ id, householdId: household.id });
});

it('keeps lists in the household when their owner moves away; later ones belong to the owner', async () => {
  const household = aHousehold();
  const [ana, ben] = [household.member(), household.member()];
  const next = household.group.household();
  const [before, elsewhere] = [await create(ana), await create({ ...ana, householdId: next.id })];

  const from = { fromGroupId: ana.groupId, fromHouseholdId: ana.householdId };
  const moved = { id: ana.userId, ...from, successorId: ben.userId };
  await shopping.publish(UserMoved, moved, { tenant: { groupId: ana.groupId, householdId: next.id } });

  await waitUntil(async () => (await read(ben, before.id)).userId === ben.userId);
  expect((await read(next.member(), elsewhere.id)).userId).toBe(ana.userId);
});

it('moves the lists of a deleted household to its successor', async () => {
  const [gone, successor] = [aHousehold(), aHousehold()];
  const { id } = await create(gone.member());

  const deleted = { kind: 'household', id: gone.id, revision: 1, heirHouseholdId: successor.id } as const;
  await shopping.publish(DirectoryEntryDeleted, deleted);

  await waitUntil(async () => (await list(successor.member())).head.total === 1);
  await expect(read(gone.member(), id)).rejects.toEqual(notFound);
});

it('reports whether a user owns lists', async () => {
  const [ana, ben] = [aHousehold().member(), aHousehold().member()];
  await create(ana);
  const owns = async (userId: string) => (await shopping.as(ben).request(CheckShoppingListOwner, { userId })).owns;

  expect([await owns(ana.userId), await owns(ben.userId)]).toEqual([true, false]);
});

it('deletes the lists of a deleted group, and only those', async () => {
  const [gone, stays] = [aHousehold().member(), aHousehold().member()];
  const [lost, kept] = [await create(gone), await create(stays)];

  await shopping.publish(DirectoryEntryDeleted, { kind: 'household', id: stays.householdId, revision: 1 });
  await shopping.publish(DirectoryEntryDeleted, { kind: 'group', id: gone.groupId, revision: 1 });

  await waitUntil(async () => (await list(gone)).head.total === 0, { what: 'the lists to go' });
  await expect(read(gone, lost.id)).rejects.toEqual(notFound);
  await expect(read(stays, kept.id)).resolves.toEqual(kept);
});
