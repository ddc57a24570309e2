import {
  CreateShoppingList,
  FindFormerOwners,
  FindUnknownLabels,
  ReadGroupLabels,
  ReadShoppingList,
  repairMessage,
  SetLabelPositions,
  type DatedLabel,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aHousehold, startTestService, type TestService } from '@larder/testing';
import { SHOPPING_LISTS, type ShoppingListDocument } from '../src/list-store/index.js';
import { shoppingService } from '../src/index.js';

let shopping: TestService;
beforeAll(async () => {
  shopping = await startTestService(shoppingService);
});
afterAll(() => shopping.stop());

const aLabel = (groupId: string, name: string): DatedLabel => ({
  id: newId(),
  name,
  color: '#959595',
  groupId,
  createdAt: '2020-01-01T00:00:00.000Z',
});
const repair = (dryRun: boolean) => shopping.as(null).request(repairMessage('shopping'), { dryRun });
const stored = (id: string) => shopping.collection<ShoppingListDocument>(SHOPPING_LISTS).findOne({ _id: id });

it('removes positions of deleted labels, and transfers lists of owners who left the group', async () => {
  const home = aHousehold();
  const [left, successor] = [home.member(), home.member()];
  const [spices, bakery] = [aLabel(left.groupId, 'Spices'), aLabel(left.groupId, 'Bakery')];
  await shopping.fakeReply(ReadGroupLabels, () => [spices, bakery]);
  await shopping.fakeReply(FindUnknownLabels, ({ labelIds }) => labelIds.filter((id) => id === spices.id));
  await shopping.fakeReply(FindFormerOwners, ({ owners }) =>
    owners.filter(({ userId }) => userId === left.userId).map((owner) => ({ ...owner, successorId: successor.userId })),
  );
  const list = await shopping.as(left).request(CreateShoppingList, { id: newId(), list: { name: 'Market' } });
  const places = list.labelSettings.map(({ id, labelId }, position) => ({
    id,
    labelId,
    shoppingListId: list.id,
    position,
  }));
  await shopping.as(left).request(SetLabelPositions, { id: list.id, places });
  const inGroup = { groupId: left.groupId, records: 1 };
  const repaired = [
    { repair: 'positions of deleted labels', ...inGroup },
    { repair: 'owners of shopping lists', ...inGroup },
  ];

  const counted = await repair(true);
  expect(counted.repaired).toHaveLength(2);
  expect(counted.repaired).toEqual(expect.arrayContaining(repaired));
  expect((await stored(list.id))?.labelPlaces).toHaveLength(2);
  expect((await repair(false)).repaired).toEqual(expect.arrayContaining(repaired));

  expect((await stored(list.id))?.labelPlaces.map(({ labelId }) => labelId)).toEqual([bakery.id]);
  expect(await shopping.as(successor).request(ReadShoppingList, { id: list.id })).toMatchObject({
    userId: successor.userId,
  });
  await expect(repair(false)).resolves.toEqual({ repaired: [] });
});
