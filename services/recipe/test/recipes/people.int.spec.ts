import {
  CreateFood,
  DirectoryEntryDeleted,
  DirectoryEntrySaved,
  ListFoods,
  CheckRecipeOwner,
  PatchRecipe,
  ReadRecipe,
  readPage,
  RecipeDeleted,
  UserMoved,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aDirectoryUser, aGroup, aHousehold, aMember, waitUntil } from '@larder/testing';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const homeOf = async (actor: Actor, slugOrId: string) => {
  const { userId, householdId } = await recipes.as(actor).request(ReadRecipe, { slugOrId });
  return { userId, householdId };
};

describe('the recipes of a user who', () => {
  it('moves to another household are moved there, and late events change nothing', async () => {
    const group = aGroup();
    const [ana, ben] = [await recipes.member({ group }), await recipes.member({ group })];
    const { slug, updatedAt } = await recipes.recipe(ana);
    const other = await recipes.recipe(ben);
    const moved = aDirectoryUser(ana, { revision: 2, householdId: ben.householdId });

    await recipes.publish(DirectoryEntrySaved, { entry: moved });
    await waitUntil(async () => (await homeOf(ben, slug)).householdId === ben.householdId);
    await recipes.publish(DirectoryEntrySaved, { entry: aDirectoryUser(ana) });
    const next = aDirectoryUser(ben, { revision: 2, householdId: ana.householdId });
    await recipes.publish(DirectoryEntrySaved, { entry: next });
    await waitUntil(async () => (await homeOf(ben, other.slug)).householdId === ana.householdId);

    expect(await homeOf(ben, slug)).toEqual({ userId: ana.userId, householdId: ben.householdId });
    expect((await recipes.as(ben).request(ReadRecipe, { slugOrId: slug })).updatedAt).toBe(updatedAt);
  });

  it('is deleted belong to the successor and stay in their household', async () => {
    const home = aHousehold();
    const [ana, ben] = [aMember({ household: home }), aMember({ group: home.group })];
    await recipes.addToDirectory(ana, ben);
    const { slug } = await recipes.recipe(ana);
    await recipes.as(ana).request(PatchRecipe, { slugOrId: slug, recipe: { settings: { locked: true } } });

    const gone = { kind: 'user' as const, id: ana.userId, revision: 2, successorId: ben.userId };
    await recipes.publish(DirectoryEntryDeleted, gone);

    await waitUntil(async () => (await homeOf(ben, slug)).userId === ben.userId);
    expect((await homeOf(ben, slug)).householdId).toBe(ana.householdId);
  });

  it('moves to another group belong to the successor in the old one', async () => {
    const group = aGroup();
    const [ana, ben] = [await recipes.member({ group }), await recipes.member({ group })];
    const outsider = await recipes.member();
    const { slug } = await recipes.recipe(ana);

    const { groupId, householdId } = outsider;
    const entry = aDirectoryUser(ana, { revision: 2, groupId, householdId });
    await recipes.publish(DirectoryEntrySaved, { entry });
    const from = { fromGroupId: ana.groupId, fromHouseholdId: ana.householdId };
    const moved = { id: ana.userId, ...from, successorId: ben.userId };
    await recipes.publish(UserMoved, moved, { tenant: { groupId, householdId } });

    await waitUntil(async () => (await homeOf(ben, slug)).userId === ben.userId);
    await recipes.settled();
    expect(await homeOf(ben, slug)).toEqual({ userId: ben.userId, householdId: ana.householdId });
  });

  it('was in a deleted household move to its successor', async () => {
    const group = aGroup();
    const [ana, ben] = [await recipes.member({ group }), await recipes.member({ group })];
    const { slug } = await recipes.recipe(ana);

    const gone = { kind: 'household' as const, id: ana.householdId, revision: 2, heirHouseholdId: ben.householdId };
    await recipes.publish(DirectoryEntryDeleted, gone, { tenant: { groupId: ana.groupId } });

    await waitUntil(async () => (await homeOf(ben, slug)).householdId === ben.householdId);
  });
});

it('reports whether a user owns recipes', async () => {
  const [ana, ben] = [await recipes.member(), await recipes.member()];
  await recipes.recipe(ana);
  const owns = async (userId: string) => (await recipes.as(ben).request(CheckRecipeOwner, { userId })).owns;

  expect([await owns(ana.userId), await owns(ben.userId)]).toEqual([true, false]);
});

it('a deleted group deletes its recipes and foods, and publishes an event for each recipe', async () => {
  const [ana, outsider] = [await recipes.member(), await recipes.member()];
  const [{ id }, kept] = [await recipes.recipe(ana), await recipes.recipe(outsider)];
  await recipes.as(ana).request(CreateFood, { id: newId(), food: { name: 'rice', extras: {} } });

  await recipes.publish(DirectoryEntryDeleted, { kind: 'group', id: ana.groupId, revision: 2 });

  const [published] = await recipes.eventually.published(RecipeDeleted, { where: ({ recipeId }) => recipeId === id });
  expect(published).toMatchObject({ groupId: ana.groupId, householdId: ana.householdId, userId: null });
  const foods = () => readPage(recipes.as(ana).stream(ListFoods, {}));
  await waitUntil(async () => (await foods()).head.total === 0);
  expect((await recipes.list(ana)).head.total).toBe(0);
  expect((await recipes.list(outsider)).items).toMatchObject([{ id: kept.id }]);
});
