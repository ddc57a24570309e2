import {
  CreateComment,
  DeleteRecipe,
  DirectoryEntryDeleted,
  ListDeletedRecipes,
  ListOwnRatings,
  ListRecipeVersions,
  PatchRecipe,
  PurgeRecipe,
  RateRecipe,
  readPage,
  RecipeDeleted,
  RestoreDeletedRecipe,
  type Actor,
  type Recipe,
} from '@larder/contracts';
import { newId, Outbox } from '@larder/service-kit';
import { aDirectoryUser, aGroup, waitUntil } from '@larder/testing';
import { TrashController } from '../../src/trash/trash.controller.js';
import { recipeCalls } from '../support/calls/recipe-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const trash = (actor: Actor, query = {}) => readPage(recipes.as(actor).stream(ListDeletedRecipes, query));
const idsIn = async (actor: Actor) => (await trash(actor)).items.map(({ id }) => id);
const remove = (actor: Actor, slugOrId: string) => recipes.as(actor).request(DeleteRecipe, { slugOrId });
const restore = (actor: Actor, id: string) => recipes.as(actor).request(RestoreDeletedRecipe, { id });
const { read } = recipeCalls(() => recipes);
const hasFile = async (key: string) => (await recipes.store.head(key)) !== null;
const DAY_MS = 86_400_000;

/** A recipe with a file, a comment, a rating and a version. */
async function fullRecipe(actor: Actor): Promise<{ recipe: Recipe; file: string }> {
  const { id, slug } = await recipes.recipe(actor);
  const file = `recipes/${id}/assets/note.txt`;
  await recipes.store.put(file, Buffer.from('As grandmother did it'));
  const caller = recipes.as(actor);
  await caller.request(PatchRecipe, { slugOrId: slug, recipe: { description: 'Creamy', tags: [{ name: 'Quick' }] } });
  await caller.request(CreateComment, { id: newId(), slugOrId: id, text: 'Try it with rosemary.' });
  await caller.request(RateRecipe, { userId: actor.userId, slugOrId: id, changes: { rating: 4, isFavorite: true } });
  return { recipe: await read(actor, id), file };
}

describe('a deleted recipe', () => {
  it('is in the trash and nowhere else', async () => {
    const ana = await recipes.member();
    const { recipe } = await fullRecipe(ana);

    await remove(ana, recipe.slug);

    const { head, items } = await trash(ana);
    expect(head).toMatchObject({ page: 1, total: 1 });
    expect(items).toMatchObject([
      {
        id: recipe.id,
        name: recipe.name,
        slug: recipe.slug,
        deletedBy: { id: ana.userId },
        householdId: ana.householdId,
      },
    ]);
    const [{ deletedAt, expiresAt } = { deletedAt: '', expiresAt: '' }] = items;
    expect(Date.parse(expiresAt) - Date.parse(deletedAt)).toBe(30 * DAY_MS);
    expect((await recipes.list(ana)).items).toEqual([]);
    expect((await recipes.list(ana, { search: 'lentil' })).items).toEqual([]);
    await expect(read(ana, recipe.id)).rejects.toMatchObject({ kind: 'not-found' });
    expect((await recipes.recipe(ana)).slug).toBe(recipe.slug);
  });

  it('shows the full name of the user who deleted it', async () => {
    const ana = await recipes.member();
    await recipes.addToDirectory(aDirectoryUser(ana, { revision: 2, fullName: 'Ana Ruiz' }));
    const { slug } = await recipes.recipe(ana);

    await remove(ana, slug);

    expect((await trash(ana)).items).toMatchObject([{ deletedBy: { id: ana.userId, name: 'Ana Ruiz' } }]);
  });

  it('is restored with its files, history, ratings and comments', async () => {
    const ana = await recipes.member();
    const { recipe, file } = await fullRecipe(ana);
    await remove(ana, recipe.slug);
    await recipes.get(Outbox).waitUntilIdle();

    const restored = await restore(ana, recipe.id);

    const { dateUpdated: _, updatedAt: _at, ...same } = recipe;
    expect(restored).toMatchObject(same);
    expect(await read(ana, recipe.slug)).toEqual(restored);
    expect(await idsIn(ana)).toEqual([]);
    expect((await recipes.list(ana, { search: 'lentil' })).items).toHaveLength(1);
    expect(await hasFile(file)).toBe(true);
    expect((await readPage(recipes.as(ana).stream(ListRecipeVersions, { slugOrId: recipe.id }))).items).toHaveLength(1);
    const rated = [];
    for await (const each of recipes.as(ana).stream(ListOwnRatings, { favoritesOnly: true })) rated.push(each);
    expect(rated).toEqual([{ recipeId: recipe.id, rating: 4, isFavorite: true }]);
  });

  it('can be changed and deleted again after it was restored', async () => {
    const ana = await recipes.member();
    const { recipe } = await fullRecipe(ana);
    for (const description of ['Once', 'Twice']) {
      await remove(ana, recipe.id);
      await restore(ana, recipe.id);
      const patch = { slugOrId: recipe.id, recipe: { description } };
      expect(await recipes.as(ana).request(PatchRecipe, patch)).toMatchObject({ description });
    }
  });

  it('gets a number when another recipe has its name now', async () => {
    const ana = await recipes.member();
    const { id, slug, name } = await recipes.recipe(ana);
    await remove(ana, slug);
    await recipes.recipe(ana, name);

    const restored = await restore(ana, id);

    expect(restored.slug).toBe(`${slug}-1`);
    expect(restored.name).toBe(`${name} (1)`);
  });

  it('can be permanently deleted, with its files', async () => {
    const ana = await recipes.member();
    const { recipe, file } = await fullRecipe(ana);
    await remove(ana, recipe.slug);

    await recipes.as(ana).request(PurgeRecipe, { id: recipe.id });

    expect(await idsIn(ana)).toEqual([]);
    await expect(restore(ana, recipe.id)).rejects.toMatchObject({ kind: 'not-found' });
    await waitUntil(async () => !(await hasFile(file)), { what: 'the file to go' });
  });

  it('is permanently deleted after thirty days', async () => {
    const ana = await recipes.member();
    const { id } = await recipes.recipe(ana);
    await remove(ana, id);
    const purge = (days: number) =>
      recipes.get(TrashController).purgeExpired({ tickAt: new Date(Date.now() + days * DAY_MS) });

    await purge(29);
    expect(await idsIn(ana)).toEqual([id]);
    await purge(31);
    expect(await idsIn(ana)).toEqual([]);
  });

  it('is deleted with its group', async () => {
    const ana = await recipes.member();
    const { recipe, file } = await fullRecipe(ana);
    await remove(ana, recipe.slug);

    const gone = { kind: 'group' as const, id: ana.groupId, revision: 9 };
    await recipes.publish(DirectoryEntryDeleted, gone, { tenant: { groupId: ana.groupId, householdId: null } });

    await waitUntil(async () => !(await hasFile(file)), { what: 'the file to go' });
    expect(await idsIn(ana)).toEqual([]);
  });

  it('keeps its data in spite of a late event of its deletion', async () => {
    const ana = await recipes.member();
    const { recipe } = await fullRecipe(ana);
    await remove(ana, recipe.id);
    await restore(ana, recipe.id);

    const { id: recipeId, slug, name } = recipe;
    await recipes.publish(RecipeDeleted, { recipeId, slug, name, revision: 1 }, { actor: ana });
    await recipes.settled();

    expect((await read(ana, recipeId)).comments).toHaveLength(1);
  });
});

describe('the trash', () => {
  it('is visible to the group only', async () => {
    const [ana, eve] = [await recipes.member(), await recipes.member()];
    const { id } = await recipes.recipe(ana);
    await remove(ana, id);

    expect(await idsIn(eve)).toEqual([]);
    await expect(restore(eve, id)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(recipes.as(eve).request(PurgeRecipe, { id })).rejects.toMatchObject({ kind: 'not-found' });
    expect(await idsIn(ana)).toEqual([id]);
  });

  it('cannot be used by those who may not change the recipe', async () => {
    const group = aGroup();
    const ana = await recipes.member({ group });
    const eve = await recipes.member({ group });
    await recipes.lockRecipesFromOtherHouseholds(ana);
    const { id } = await recipes.recipe(ana);
    await remove(ana, id);

    expect(await idsIn(eve)).toEqual([id]);
    await expect(restore(eve, id)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(recipes.as(eve).request(PurgeRecipe, { id })).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
