import {
  CreateFood,
  CreateLabel,
  CreateOrganizer,
  CreateRecipeAction,
  CreateUnit,
  DeleteFoods,
  DeleteLabels,
  DeleteOrganizers,
  DeleteRecipeActions,
  DeleteUnits,
  FoodDeleted,
  LabelDeleted,
  LabelFoods,
  ListFoods,
  ListLabels,
  ListOrganizers,
  ListRecipeActions,
  ListUnits,
  OrganizerDeleted,
  PatchRecipe,
  ReadFood,
  ReadRecipe,
  readPage,
  UnitDeleted,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup, aHousehold, waitUntil } from '@larder/testing';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const forbidden = { code: 'common.forbidden' };
const organizer = (group = aGroup()) => recipes.member({ group, canOrganize: true });
const food = (actor: Actor, name: string, labelId: string | null = null) =>
  recipes.as(actor).request(CreateFood, { id: newId(), food: { name, labelId, extras: null } });
const label = (actor: Actor, name: string) => recipes.as(actor).request(CreateLabel, { id: newId(), label: { name } });

/** The collections, each with requests that create, list and delete records, and the events of deletions. */
const collections = [
  {
    name: 'foods',
    make: food,
    ids: (actor: Actor) => idsOf(recipes.as(actor).stream(ListFoods, {})),
    deleteAll: (actor: Actor, ids: string[]) => recipes.as(actor).request(DeleteFoods, { ids }),
    published: (id: string) => recipes.eventually.published(FoodDeleted, { where: ({ foodId }) => foodId === id }),
  },
  {
    name: 'units',
    make: (actor: Actor, name: string) =>
      recipes.as(actor).request(CreateUnit, { id: newId(), unit: { name, extras: null } }),
    ids: (actor: Actor) => idsOf(recipes.as(actor).stream(ListUnits, {})),
    deleteAll: (actor: Actor, ids: string[]) => recipes.as(actor).request(DeleteUnits, { ids }),
    published: (id: string) => recipes.eventually.published(UnitDeleted, { where: ({ unitId }) => unitId === id }),
  },
  {
    name: 'labels',
    make: label,
    ids: (actor: Actor) => idsOf(recipes.as(actor).stream(ListLabels, {})),
    deleteAll: (actor: Actor, ids: string[]) => recipes.as(actor).request(DeleteLabels, { ids }),
    published: (id: string) => recipes.eventually.published(LabelDeleted, { where: ({ labelId }) => labelId === id }),
  },
  ...(['categories', 'tags', 'tools'] as const).map((kind) => ({
    name: kind,
    make: (actor: Actor, name: string) => recipes.as(actor).request(CreateOrganizer, { kind, id: newId(), name }),
    ids: (actor: Actor) => idsOf(recipes.as(actor).stream(ListOrganizers, { kind, query: {} })),
    deleteAll: (actor: Actor, ids: string[]) => recipes.as(actor).request(DeleteOrganizers, { kind, ids }),
    published: (id: string) =>
      recipes.eventually.published(OrganizerDeleted, { where: ({ organizerId }) => organizerId === id }),
  })),
];

async function idsOf(stream: Parameters<typeof readPage<unknown>>[0]): Promise<string[]> {
  return (await readPage(stream)).items.map((item) => (item as { id: string }).id);
}

describe.each(collections)('several $name', ({ make, ids, deleteAll, published }) => {
  it('are deleted together, each published once, also for concurrent requests', async () => {
    const ana = await organizer();
    const [kept, ...gone] = [await make(ana, 'Kept'), await make(ana, 'One'), await make(ana, 'Two')];
    const goneIds = gone.map(({ id }) => id);

    const replies = await Promise.all([deleteAll(ana, goneIds), deleteAll(ana, goneIds)]);

    expect(replies).toEqual([null, null]);
    expect(await ids(ana)).toEqual([kept?.id]);
    expect(await deleteAll(ana, [...goneIds, newId()])).toBeNull();
    await recipes.settled();
    for (const { id, name } of gone) {
      expect(await published(id)).toEqual([
        expect.objectContaining({ name, groupId: ana.groupId, userId: ana.userId }),
      ]);
    }
  });

  it('are not deleted by members who may not organize, other groups and visitors', async () => {
    const group = aGroup();
    const [ana, member] = [await organizer(group), await recipes.member({ group })];
    const { id } = await make(ana, 'Ours');

    await expect(deleteAll(member, [id])).rejects.toMatchObject(forbidden);
    await deleteAll(await organizer(), [id]);

    expect(await ids(ana)).toEqual([id]);
  });
});

describe('the consequences of their deletion', () => {
  it('move names of foods to the notes, and remove organizers from recipes', async () => {
    const ana = await organizer();
    const { slug } = await recipes.recipe(ana);
    const made = await food(ana, 'saffron');
    const tag = await recipes.as(ana).request(CreateOrganizer, { kind: 'tags', id: newId(), name: 'Dear' });
    const recipe = { recipeIngredient: [{ food: { id: made.id, name: 'saffron' }, note: 'ground' }], tags: [tag] };
    await recipes.as(ana).request(PatchRecipe, { slugOrId: slug, recipe });
    const read = () => recipes.as(ana).request(ReadRecipe, { slugOrId: slug });

    await recipes.as(ana).request(DeleteFoods, { ids: [made.id] });
    await recipes.as(ana).request(DeleteOrganizers, { kind: 'tags', ids: [tag.id] });

    expect((await read()).tags).toEqual([]);
    await waitUntil(async () => (await read()).recipeIngredient[0]?.note === 'saffron ground');
  });
});

describe('several foods', () => {
  it('get a label by one request, and are unlabeled by another one', async () => {
    const ana = await organizer();
    const { id: labelId } = await label(ana, 'Dairy');
    const [milk, curd, salt] = [await food(ana, 'milk'), await food(ana, 'curd'), await food(ana, 'salt')];
    const labeled = { ids: [milk.id, curd.id], labelId };
    const labels = async () =>
      Promise.all(
        [milk, curd, salt].map(async ({ id }) => (await recipes.as(ana).request(ReadFood, { id })).label?.name ?? null),
      );

    const twice = [1, 2].map(() => recipes.as(ana).request(LabelFoods, labeled));
    expect(await Promise.all(twice)).toEqual([null, null]);
    expect(await labels()).toEqual(['Dairy', 'Dairy', null]);

    await recipes.as(ana).request(LabelFoods, { ids: [milk.id], labelId: null });
    expect(await labels()).toEqual([null, 'Dairy', null]);
  });

  it('cannot be labeled with labels of other groups, by members who may not organize, or by other groups', async () => {
    const group = aGroup();
    const [ana, member, outsider] = [await organizer(group), await recipes.member({ group }), await organizer()];
    const { id } = await food(ana, 'milk');
    const [ours, theirs] = [await label(ana, 'Dairy'), await label(outsider, 'Dairy')];
    const give = (actor: Actor, labelId: string) => recipes.as(actor).request(LabelFoods, { ids: [id], labelId });

    await expect(give(ana, theirs.id)).rejects.toMatchObject({ code: 'common.invalid' });
    await expect(give(member, ours.id)).rejects.toMatchObject(forbidden);
    await give(outsider, theirs.id);

    expect((await recipes.as(ana).request(ReadFood, { id })).label).toBeNull();
  });
});

it('deletes several actions of the own household only', async () => {
  const group = aGroup();
  const ana = await organizer(group);
  const neighbor = await recipes.member({ group, household: aHousehold(), canOrganize: true });
  const action = { actionType: 'link' as const, title: 'Shop', url: 'https://example.org' };
  const make = () => recipes.as(ana).request(CreateRecipeAction, { id: newId(), action });
  const [one, two] = [await make(), await make()];
  const left = () => idsOf(recipes.as(ana).stream(ListRecipeActions, {}));

  await recipes.as(neighbor).request(DeleteRecipeActions, { ids: [one.id, two.id] });
  expect(await left()).toHaveLength(2);
  await recipes.as(ana).request(DeleteRecipeActions, { ids: [one.id] });
  expect(await left()).toEqual([two.id]);
});
