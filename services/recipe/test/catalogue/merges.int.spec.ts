import {
  CreateCookbook,
  CreateLabel,
  DeleteFood,
  FoodMerged,
  ImportRecipe,
  MergeFoods,
  PatchRecipe,
  ReadCookbook,
  ReadFood,
  ReadRecipe,
  UpdateFood,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup, waitUntil } from '@larder/testing';
import { foodCalls } from '../support/calls/food-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const notFound = { code: 'common.not-found' };
const organizer = (fields: Parameters<TestRecipes['member']>[0] = {}) =>
  recipes.member({ canOrganize: true, ...fields });
const merge = (actor: Actor, from: { id: string }, to: { id: string }) =>
  recipes.as(actor).request(MergeFoods, { fromId: from.id, toId: to.id });
const readFood = (actor: Actor, { id }: { id: string }) => recipes.as(actor).request(ReadFood, { id });
const { food, foods: foodNames } = foodCalls(() => recipes);
const foods = (actor: Actor) => foodNames(actor, { orderBy: 'name', orderDirection: 'asc' });
const use = async (actor: Actor, ...lines: object[]) => {
  const { slug } = await recipes.recipe(actor, newId());
  return recipes.as(actor).request(PatchRecipe, { slugOrId: slug, recipe: { recipeIngredient: lines } });
};
const bring = (actor: Actor, { id }: { id: string }) =>
  recipes.as(actor).request(ImportRecipe, {
    id: newId(),
    recipe: { name: newId(), recipeIngredient: [{ food: { id } }] },
    imageKey: null,
    rating: null,
  });
const lines = async (actor: Actor, slugOrId: string) =>
  (await recipes.as(actor).request(ReadRecipe, { slugOrId })).recipeIngredient;

describe('merging foods', () => {
  it('keeps the target, with the names, the label and the households of both', async () => {
    const group = aGroup();
    const [ana, ben] = [await organizer({ group }), await organizer({ group })];
    const label = await recipes.as(ana).request(CreateLabel, { id: newId(), label: { name: 'Vegetables' } });
    const scallion = await food(ana, {
      name: 'scallion',
      pluralName: 'scallions',
      aliases: [{ name: 'green onion' }],
      labelId: label.id,
      description: 'thin',
      onHand: true,
    });
    const onion = await food(ben, { name: 'onion', pluralName: 'onions', onHand: true });

    await merge(ana, scallion, onion);

    expect(await foods(ana)).toEqual(['onion']);
    expect(await readFood(ana, onion)).toMatchObject({
      name: 'onion',
      pluralName: 'onions',
      description: 'thin',
      labelId: label.id,
      onHand: true,
      aliases: [{ name: 'scallion' }, { name: 'scallions' }, { name: 'green onion' }],
    });
    expect((await readFood(ben, onion)).onHand).toBe(true);
    await expect(readFood(ana, scallion)).rejects.toMatchObject(notFound);
    const [event] = await recipes.eventually.published(FoodMerged, { where: ({ fromId }) => fromId === scallion.id });
    expect(event).toMatchObject({ toId: onion.id, name: 'scallion', groupId: ana.groupId, userId: ana.userId });
  });

  it('keeps every line of every recipe, and its date of change', async () => {
    const ana = await organizer();
    const [scallion, onion] = [await food(ana, { name: 'scallion' }), await food(ana, { name: 'onion' })];
    const before = await use(
      ana,
      { quantity: 2, food: { id: scallion.id }, note: 'sliced' },
      { quantity: 1, food: { id: onion.id } },
    );

    await merge(ana, scallion, onion);

    const after = await recipes.as(ana).request(ReadRecipe, { slugOrId: before.slug });
    expect(after.recipeIngredient).toMatchObject([
      { quantity: 2, note: 'sliced', food: { id: onion.id }, referenceId: before.recipeIngredient[0]?.referenceId },
      { quantity: 1, food: { id: onion.id } },
    ]);
    expect(after.updatedAt).toBe(before.updatedAt);
    expect((await recipes.list(ana, { foods: [onion.id] })).head.total).toBe(1);
  });

  it('changes more recipes than fit into one batch', async () => {
    const ana = await organizer();
    const [from, to] = [await food(ana, { name: 'corn' }), await food(ana, { name: 'maize' })];
    for (let batch = 0; batch < 7; batch += 1) await Promise.all(Array.from({ length: 15 }, () => bring(ana, from)));

    await merge(ana, from, to);

    await waitUntil(async () => (await recipes.list(ana, { foods: [to.id], perPage: 1 })).head.total === 105);
  });

  it('is idempotent, also for concurrent requests', async () => {
    const ana = await organizer();
    const [from, to] = [await food(ana, { name: 'spud' }), await food(ana, { name: 'potato' })];

    await Promise.all([merge(ana, from, to), merge(ana, from, to)]);
    await merge(ana, from, to);

    expect((await readFood(ana, to)).aliases).toEqual([{ name: 'spud' }]);
  });

  it('never loses both when two users merge them in opposite directions', async () => {
    const ana = await organizer();
    const [one, other] = [await food(ana, { name: 'cilantro' }), await food(ana, { name: 'coriander' })];

    await Promise.allSettled([merge(ana, one, other), merge(ana, other, one)]);

    expect((await foods(ana)).length).toBeGreaterThanOrEqual(1);
  });

  it('is completed after a crash, and does not restore names that were removed since', async () => {
    const ana = await organizer();
    const [from, to] = [await food(ana, { name: 'aubergine' }), await food(ana, { name: 'eggplant' })];
    const { slug } = await use(ana, { food: { id: from.id } });
    await merge(ana, from, to);
    await recipes.as(ana).request(UpdateFood, { id: to.id, food: { name: 'eggplant', extras: null } });

    await recipes.publish(FoodMerged, { fromId: from.id, toId: to.id, name: 'aubergine' }, { actor: ana });
    await recipes.settled();

    expect((await readFood(ana, to)).aliases).toEqual([]);
    expect(await lines(ana, slug)).toMatchObject([{ food: { id: to.id } }]);
  });

  it('follows later merges of the target', async () => {
    const ana = await organizer();
    const [a, b, c] = [
      await food(ana, { name: 'a1' }),
      await food(ana, { name: 'b1' }),
      await food(ana, { name: 'c1' }),
    ];
    await merge(ana, a, b);
    await merge(ana, b, c);

    // A client that was offline still sends the first id.
    const { recipeIngredient } = await use(ana, { food: { id: a.id } }, { food: { name: 'A1' } });

    expect(recipeIngredient.map((each) => each.food?.id)).toEqual([c.id, c.id]);
    expect(await foods(ana)).toEqual(['c1']);
  });

  it('moves the name to the notes when the target is deleted before the end', async () => {
    const ana = await organizer();
    const [from, to] = [await food(ana, { name: 'rocket' }), await food(ana, { name: 'arugula' })];
    const { slug } = await use(ana, { food: { id: from.id } });
    await merge(ana, from, to);
    await recipes.as(ana).request(DeleteFood, { id: to.id });
    await recipes.settled();

    expect(await lines(ana, slug)).toMatchObject([{ food: null, note: 'arugula' }]);
  });

  it('keeps the filters of cookbooks', async () => {
    const ana = await organizer();
    const [from, to] = [await food(ana, { name: 'paprika' }), await food(ana, { name: 'bell pepper' })];
    const queryFilterString = `recipeIngredient.food.id IN ["${from.id.toUpperCase()}"]`;
    const id = newId();
    await recipes.as(ana).request(CreateCookbook, { id, cookbook: { name: 'Peppers', queryFilterString } });

    await merge(ana, from, to);

    const cookbook = await recipes.as(ana).request(ReadCookbook, { slugOrId: id });
    expect(cookbook.queryFilterString).toBe(`recipeIngredient.food.id IN ["${to.id}"]`);
  });

  it('needs two foods of the own group, and a caller who may organize', async () => {
    const [ana, outsider] = [await organizer(), await organizer()];
    const member = await recipes.member();
    const [ours, theirs] = [await food(ana, { name: 'milk' }), await food(outsider, { name: 'milk' })];

    await expect(merge(ana, ours, ours)).rejects.toMatchObject({ code: 'recipe.merged-with-itself', kind: 'refused' });
    await expect(merge(ana, ours, theirs)).rejects.toMatchObject(notFound);
    await expect(merge(ana, theirs, ours)).rejects.toMatchObject(notFound);
    await expect(merge(member, ours, theirs)).rejects.toMatchObject({ code: 'common.forbidden' });
    const visitor = recipes.as(null).request(MergeFoods, { fromId: ours.id, toId: theirs.id });
    await expect(visitor).rejects.toMatchObject({ code: 'common.not-authenticated' });
    expect([await foods(ana), await foods(outsider)]).toEqual([['milk'], ['milk']]);
  });
});
