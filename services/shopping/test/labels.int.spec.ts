import {
  CreateShoppingList,
  LabelDeleted,
  ListShoppingLists,
  ReadGroupLabels,
  readPage,
  ReadShoppingList,
  SetLabelPositions,
  ShoppingListUpdated,
  type Actor,
  type DatedLabel,
  type ShoppingListSummary,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aHousehold, startTestService, type TestService } from '@larder/testing';
import { shoppingService } from '../src/index.js';

let shopping: TestService;
let labels: DatedLabel[];

beforeAll(async () => {
  shopping = await startTestService(shoppingService);
  await shopping.fakeReply(ReadGroupLabels, () => labels);
});
beforeEach(() => {
  labels = ['Spices', 'Bakery', 'Dairy'].map((name) => label(name, '2020-01-01T00:00:00.000Z'));
});
afterAll(() => shopping.stop());

const label = (name: string, createdAt: string): DatedLabel => ({
  id: newId(),
  name,
  color: '#959595',
  groupId: newId(),
  createdAt,
});
const create = (actor: Actor) =>
  shopping.as(actor).request(CreateShoppingList, { id: newId(), list: { name: 'Market' } });
const read = (actor: Actor, id: string) => shopping.as(actor).request(ReadShoppingList, { id });
const names = ({ labelSettings }: Pick<ShoppingListSummary, 'labelSettings'>) =>
  labelSettings.map((setting) => setting.label.name);
const move = (actor: Actor, list: ShoppingListSummary, ...order: string[]) => {
  const positions = order.map((name, position) => {
    const setting = list.labelSettings.find(({ label: { name: labelName } }) => labelName === name);
    return { id: setting?.id ?? '', labelId: setting?.labelId ?? '', shoppingListId: list.id, position };
  });
  return shopping.as(actor).request(SetLabelPositions, { id: list.id, places: positions });
};

describe('the labels of a list', () => {
  it('are those of the group, by name, on the list and in the overview', async () => {
    const ana = aHousehold().member();

    const list = await create(ana);

    expect(names(list)).toEqual(['Bakery', 'Dairy', 'Spices']);
    expect(await read(ana, list.id)).toEqual(list);
    const overview = await readPage(shopping.as(ana).stream(ListShoppingLists, {}));
    expect(overview.items.map(names)).toEqual([['Bakery', 'Dairy', 'Spices']]);
  });

  it('keep their position once moved, also when the group gets more labels', async () => {
    const ana = aHousehold().member();
    const list = await create(ana);

    const moved = await move(ana, list, 'Spices', 'Dairy', 'Bakery');
    labels.push(label('Aisle 1', '2999-01-01T00:00:00.000Z'));

    expect(names(moved)).toEqual(['Spices', 'Dairy', 'Bakery']);
    expect(names(await read(ana, list.id))).toEqual(['Spices', 'Dairy', 'Bakery', 'Aisle 1']);
    const [event] = await shopping.eventually.published(ShoppingListUpdated, {
      where: ({ listId }) => listId === list.id,
    });
    expect(event).toMatchObject({ name: 'Market', householdId: ana.householdId });
  });

  it('filter the lists of the household', async () => {
    const household = aHousehold();
    const [ana, neighbor] = [household.member(), aHousehold(household.group).member()];
    const [sorted, plain] = [await create(ana), await create(ana)];
    const theirs = await create(neighbor);
    await move(ana, sorted, 'Spices', 'Dairy', 'Bakery');
    await move(neighbor, theirs, 'Spices', 'Dairy', 'Bakery');
    const find = async (queryFilter: string) =>
      (await readPage(shopping.as(ana).stream(ListShoppingLists, { queryFilter }))).items.map(({ id }) => id).sort();
    const [spices] = labels;

    expect(await find('label_settings.label.name = "Spices"')).toEqual([sorted.id, plain.id].sort());
    expect(await find('label_settings.position >= 3')).toEqual([]);
    expect(await find(`labelSettings.labelId = "${spices?.id ?? ''}" AND name = "Market"`)).toHaveLength(2);
    expect(await find(`labelSettings.label.name <> "Spices"`)).toEqual([]);
    expect(await find(`labelSettings.id = "${sorted.labelSettings[0]?.id ?? ''}"`)).toEqual([sorted.id]);
    expect(await find('labelSettings.id IS NULL')).toEqual([]);
    labels = [];
    expect(await find('labelSettings.id IS NULL')).toEqual([sorted.id, plain.id].sort());
    await expect(find('label_settings.secret = 1')).rejects.toMatchObject({ code: 'shopping.invalid-filter' });
  });

  it('keep concurrent moves of two users', async () => {
    const household = aHousehold();
    const [ana, ben] = [household.member(), household.member()];
    const list = await create(ana);

    await Promise.all([move(ana, list, 'Spices'), move(ben, list, 'Bakery', 'Dairy')]);

    expect((await read(ana, list.id)).labelSettings.map(({ position }) => position)).toEqual([0, 0, 1]);
  });

  it('are refused for another list, and the list is not found for other households', async () => {
    const [ana, neighbor] = [aHousehold().member(), aHousehold().member()];
    const [list, other] = [await create(ana), await create(ana)];

    const misplaced = shopping.as(ana).request(SetLabelPositions, {
      id: list.id,
      places: [{ id: 'x', labelId: newId(), shoppingListId: other.id, position: 0 }],
    });
    await expect(misplaced).rejects.toMatchObject({ code: 'shopping.wrong-list', params: { id: 'x' } });
    await expect(move(neighbor, list, 'Spices')).rejects.toMatchObject({ code: 'common.not-found' });
    expect(names(await read(ana, list.id))).toEqual(['Bakery', 'Dairy', 'Spices']);
  });

  it('are removed when the label is deleted', async () => {
    const ana = aHousehold().member();
    const list = await create(ana);
    await move(ana, list, 'Spices', 'Bakery', 'Dairy');
    const [deleted] = labels.splice(0, 1);

    await shopping.publish(LabelDeleted, { labelId: deleted?.id ?? '', name: 'Spices' }, { actor: ana });
    await shopping.settled();

    expect(names(await read(ana, list.id))).toEqual(['Bakery', 'Dairy']);
  });
});
