import {
  CreateFood,
  CreateLabel,
  DeleteLabel,
  LabelCreated,
  LabelDeleted,
  LabelUpdated,
  ListFoods,
  ListLabels,
  ReadFood,
  ReadGroupLabels,
  ReadLabel,
  ReadLabels,
  readPage,
  UpdateFood,
  UpdateLabel,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup, waitUntil } from '@larder/testing';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const notFound = { code: 'common.not-found' };
const taken = { code: 'recipe.name-taken' };
const create = (actor: Actor, name: string, fields: { id?: string; color?: string } = {}) => {
  const { id = newId(), ...rest } = fields;
  return recipes.as(actor).request(CreateLabel, { id, label: { name, ...rest } });
};
const food = (actor: Actor, name: string, labelId: string | null) =>
  recipes.as(actor).request(CreateFood, { id: newId(), food: { name, labelId, extras: null } });
const list = async (actor: Actor, query: object = {}) =>
  (await readPage(recipes.as(actor).stream(ListLabels, query))).items.map(({ name }) => name);
const foods = async (actor: Actor, query: object) =>
  (await readPage(recipes.as(actor).stream(ListFoods, query))).items.map(({ name }) => name);

describe('labels', () => {
  it('are created gray by default, read, renamed and deleted', async () => {
    const ana = await recipes.member();

    const made = await create(ana, ' Dairy ');
    expect(made).toEqual({ id: made.id, groupId: ana.groupId, name: 'Dairy', color: '#959595' });
    expect(await recipes.as(ana).request(ReadLabel, { id: made.id })).toEqual(made);

    const label = { name: 'Cheese', color: '#FC0' };
    const changed = await recipes.as(ana).request(UpdateLabel, { id: made.id, label });
    expect(changed).toEqual({ ...made, ...label });
    expect(await recipes.as(ana).request(ReadLabel, { id: made.id })).toEqual(changed);

    expect(await recipes.as(ana).request(DeleteLabel, { id: made.id })).toEqual(changed);
    await expect(recipes.as(ana).request(ReadLabel, { id: made.id })).rejects.toMatchObject(notFound);
    await expect(recipes.as(ana).request(DeleteLabel, { id: made.id })).rejects.toMatchObject(notFound);
    await expect(recipes.as(ana).request(UpdateLabel, { id: made.id, label })).rejects.toMatchObject(notFound);
    for (const [event, name] of [
      [LabelCreated, 'Dairy'],
      [LabelUpdated, 'Cheese'],
      [LabelDeleted, 'Cheese'],
    ] as const) {
      const [published] = await recipes.eventually.published(event, { where: ({ labelId }) => labelId === made.id });
      expect(published).toMatchObject({ name, groupId: ana.groupId, userId: ana.userId });
    }
  });

  it('have a unique, case-sensitive name in the group', async () => {
    const [ana, ben] = [await recipes.member(), await recipes.member()];
    await create(ana, 'Dairy');
    const { id } = await create(ana, 'dairy');

    await expect(create(ana, 'Dairy')).rejects.toMatchObject(taken);
    const rename = recipes.as(ana).request(UpdateLabel, { id, label: { name: 'Dairy' } });
    await expect(rename).rejects.toMatchObject(taken);
    expect((await create(ben, 'Dairy')).name).toBe('Dairy');
  });

  it('are created once for concurrent and repeated requests', async () => {
    const ana = await recipes.member();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => create(ana, 'Rush')));
    const id = newId();
    const [first, again] = [await create(ana, 'Once', { id }), await create(ana, 'Once', { id })];

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(again).toEqual(first);
    expect(await list(ana)).toEqual(['Once', 'Rush']);
  });

  it('need a name and a valid color', async () => {
    const ana = await recipes.member();
    await expect(create(ana, ' ')).rejects.toMatchObject({ code: 'common.invalid' });
    await expect(create(ana, 'Red', { color: 'red' })).rejects.toMatchObject({ code: 'common.invalid' });
  });

  it('belong to the whole group, are not found for others and refused to visitors', async () => {
    const group = aGroup();
    const [ana, neighbor] = [await recipes.member({ group }), await recipes.member({ group })];
    const outsider = await recipes.member();
    const { id } = await create(ana, 'Ours');
    const as = recipes.as(outsider);

    expect(await recipes.as(neighbor).request(ReadLabel, { id })).toMatchObject({ name: 'Ours' });
    await expect(as.request(ReadLabel, { id })).rejects.toMatchObject(notFound);
    await expect(as.request(UpdateLabel, { id, label: { name: 'Theirs' } })).rejects.toMatchObject(notFound);
    await expect(as.request(DeleteLabel, { id })).rejects.toMatchObject(notFound);
    expect([await list(outsider), await as.request(ReadLabels, { ids: [id] })]).toEqual([[], []]);
    const visitor = recipes.as(null).request(ReadLabel, { id });
    await expect(visitor).rejects.toMatchObject({ code: 'common.not-authenticated' });
  });

  it('are read by the shopping service, all of the group and no others', async () => {
    const [ana, outsider] = [await recipes.member(), await recipes.member()];
    const [dairy, bakery] = [await create(ana, 'Dairy'), await create(ana, 'Bakery')];
    await create(outsider, 'Theirs');

    const all = await recipes.as(ana).request(ReadGroupLabels, {});

    const createdAt = expect.any(String) as string;
    expect(all).toHaveLength(2);
    expect(all).toEqual(expect.arrayContaining([dairy, bakery].map((label) => ({ ...label, createdAt }))));
  });

  it('are listed in any order, filtered and searched', async () => {
    const ana = await recipes.member();
    for (const name of ['Épices', 'dairy', 'Bakery']) await create(ana, name, { color: '#123456' });
    await create(ana, 'Frozen');

    expect(await list(ana, { orderBy: 'name', orderDirection: 'asc' })).toEqual([
      'Bakery',
      'dairy',
      'Épices',
      'Frozen',
    ]);
    expect(await list(ana, { queryFilter: 'color = "#123456"', perPage: 2 })).toEqual(['Bakery', 'dairy']);
    expect(await list(ana, { search: 'epices' })).toEqual(['Épices']);
  });
});

describe('the label of a food', () => {
  it('is part of the food, and is removed when the label is deleted', async () => {
    const ana = await recipes.member();
    const label = await create(ana, 'Dairy');
    const milk = await food(ana, 'milk', label.id);

    expect(milk).toMatchObject({ labelId: label.id, label });
    await recipes.as(ana).request(DeleteLabel, { id: label.id });

    const after = await recipes.as(ana).request(ReadFood, { id: milk.id });
    expect(after).toEqual({ ...milk, labelId: null, label: null });
  });

  it('must belong to the group', async () => {
    const [ana, outsider] = [await recipes.member(), await recipes.member()];
    const theirs = await create(outsider, 'Theirs');
    const milk = await food(ana, 'milk', null);

    await expect(food(ana, 'cream', theirs.id)).rejects.toMatchObject({ code: 'common.invalid' });
    const change = { id: milk.id, food: { name: 'milk', labelId: theirs.id, extras: null } };
    await expect(recipes.as(ana).request(UpdateFood, change)).rejects.toMatchObject({ code: 'common.invalid' });
  });

  it('orders and filters foods', async () => {
    const ana = await recipes.member();
    const [dairy, bakery] = [await create(ana, 'Dairy'), await create(ana, 'Bakery')];
    await food(ana, 'milk', dairy.id);
    await food(ana, 'bread', bakery.id);
    await food(ana, 'rice', null);

    const order = { orderBy: 'label.name', orderDirection: 'asc', orderByNullPosition: 'last' };
    expect(await foods(ana, order)).toEqual(['bread', 'milk', 'rice']);
    expect(await foods(ana, { queryFilter: 'label.name = "Dairy"' })).toEqual(['milk']);
    expect(await foods(ana, { queryFilter: `labelId = "${bakery.id}"` })).toEqual(['bread']);
  });

  it('filters foods by relations of the label, and labels by their foods', async () => {
    const ana = await recipes.member();
    const [dairy] = [await create(ana, 'Dairy'), await create(ana, 'Bakery')];
    await food(ana, 'milk', dairy.id);

    expect(await foods(ana, { queryFilter: `label.group.id = "${ana.groupId}"` })).toEqual(['milk']);
    expect(await foods(ana, { queryFilter: 'label.group.slug = "elsewhere"' })).toEqual([]);
    expect(await list(ana, { queryFilter: 'foods.name = "milk"' })).toEqual(['Dairy']);
    expect(await list(ana, { queryFilter: 'foods.id IS NULL' })).toEqual(['Bakery']);
  });

  it('is removed even when the deletion was interrupted', async () => {
    const ana = await recipes.member();
    const label = await create(ana, 'Half');
    const { id } = await food(ana, 'milk', label.id);

    await recipes.publish(LabelDeleted, { labelId: label.id, name: 'Half' }, { actor: ana });

    await waitUntil(async () => (await recipes.as(ana).request(ReadFood, { id })).labelId === null);
  });
});
