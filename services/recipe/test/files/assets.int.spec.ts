import { text } from 'node:stream/consumers';
import { AddRecipeAsset, PatchRecipe, RecipeUpdated, type Actor } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup } from '@larder/testing';
import { recipeCalls } from '../support/calls/recipe-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const { read } = recipeCalls(() => recipes);
const contentOf = async (recipeId: string, fileName: string) =>
  text((await recipes.store.get(`recipes/${recipeId}/assets/${fileName}`)).stream);

async function upload(content = 'Salt late.'): Promise<string> {
  const key = `.temp/${newId()}`;
  await recipes.store.put(key, Buffer.from(content, 'latin1'));
  return key;
}

async function add(
  actor: Actor | null,
  slugOrId: string,
  fields: Partial<Record<'name' | 'icon' | 'extension' | 'uploadKey', string>> = {},
) {
  const uploadKey = fields.uploadKey ?? (await upload());
  const form = { name: 'My notes', icon: 'mdi-file', extension: 'txt', ...fields };
  const { updatedAt: _version, ...asset } = await recipes
    .as(actor)
    .request(AddRecipeAsset, { slugOrId, ...form, uploadKey });
  return asset;
}

describe('adding an asset to a recipe', () => {
  it('stores it under a safe name, removes the upload and publishes an event', async () => {
    const ana = await recipes.member();
    const { id, slug } = await recipes.recipe(ana);
    const uploadKey = await upload();

    const asset = await add(ana, slug, { uploadKey });

    expect(asset).toEqual({ name: 'My notes', icon: 'mdi-file', fileName: 'my-notes.txt' });
    expect((await read(ana, id)).assets).toEqual([asset]);
    expect(await contentOf(id, 'my-notes.txt')).toBe('Salt late.');
    expect(await recipes.store.head(uploadKey)).toBeNull();
    await recipes.eventually.published(RecipeUpdated, { where: ({ recipeId }) => recipeId === id });
  });

  it.each([
    ['png', '\x89PNG\r\n\x1a\n'],
    ['pdf', '%PDF-1.7'],
  ])('accepts a %s that is one', async (extension, content) => {
    const ana = await recipes.member();
    const { id } = await recipes.recipe(ana);

    const asset = await add(ana, id, { extension, uploadKey: await upload(content) });

    expect((await read(ana, id)).assets).toEqual([asset]);
  });

  it('generates a name for a file whose name has no letters', async () => {
    const ana = await recipes.member();
    const { id } = await recipes.recipe(ana);

    const asset = await add(ana, id, { name: '🍲' });

    expect(asset).toEqual({ name: '🍲', icon: 'mdi-file', fileName: 'u1f372.txt' });
    expect(await contentOf(id, 'u1f372.txt')).toBe('Salt late.');
  });

  it('returns the version of the recipe, and refuses files for an outdated version', async () => {
    const ana = await recipes.member();
    const { id, updatedAt } = await recipes.recipe(ana);
    const form = { name: 'My notes', icon: 'mdi-file', extension: 'txt' };
    const addTo = async (version: string) =>
      recipes
        .as(ana)
        .request(AddRecipeAsset, { slugOrId: id, ...form, uploadKey: await upload(), expectedVersions: [version] });

    const added = await addTo(updatedAt);
    expect(added.updatedAt).toBe((await read(ana, id)).updatedAt);
    await expect(addTo(updatedAt)).rejects.toMatchObject({ code: 'recipe.outdated' });
    expect((await addTo(added.updatedAt ?? '')).fileName).toBe('my-notes.txt');
  });

  it('replaces a file of the same name instead of listing it twice', async () => {
    const ana = await recipes.member();
    const { id } = await recipes.recipe(ana);
    await add(ana, id);

    await add(ana, id, { icon: 'mdi-file-image', uploadKey: await upload('Salt early.') });

    expect((await read(ana, id)).assets).toEqual([
      { name: 'My notes', icon: 'mdi-file-image', fileName: 'my-notes.txt' },
    ]);
    expect(await contentOf(id, 'my-notes.txt')).toBe('Salt early.');
  });

  it('keeps both of two concurrent uploads', async () => {
    const ana = await recipes.member();
    const { id } = await recipes.recipe(ana);

    await Promise.all([add(ana, id, { name: 'One' }), add(ana, id, { name: 'Two' })]);

    const names = (await read(ana, id)).assets.map(({ fileName }) => fileName);
    expect(names.sort()).toEqual(['one.txt', 'two.txt']);
  });

  it('removes the file with its entry', async () => {
    const ana = await recipes.member();
    const { id } = await recipes.recipe(ana);
    await add(ana, id);

    await recipes.as(ana).request(PatchRecipe, { slugOrId: id, recipe: { assets: [] } });

    expect(await recipes.store.head(`recipes/${id}/assets/my-notes.txt`)).toBeNull();
  });

  it.each([
    [{ name: '  ' }, 'recipe.asset-incomplete'],
    [{ icon: '' }, 'recipe.asset-incomplete'],
    [{ extension: '' }, 'recipe.asset-incomplete'],
    [{ extension: 'html' }, 'recipe.asset-not-valid'],
    [{ extension: 'png' }, 'recipe.asset-not-valid'],
    [{ extension: '.PDF' }, 'recipe.asset-not-valid'],
    [{ uploadKey: `.temp/${newId()}` }, 'common.not-found'],
    [{ uploadKey: 'recipes/1/images/original.webp' }, 'common.not-found'],
  ])('refuses %p and stores nothing', async (fields, code) => {
    const ana = await recipes.member();
    const recipe = await recipes.recipe(ana);

    await expect(add(ana, recipe.id, fields)).rejects.toMatchObject({ code });

    expect(await read(ana, recipe.id)).toEqual(recipe);
  });

  it('requires permission to change the recipe', async () => {
    const group = aGroup();
    const [ana, ben] = [await recipes.member({ group }), await recipes.member({ group })];
    const outsider = await recipes.member();
    await recipes.lockRecipesFromOtherHouseholds(ana);
    const { id } = await recipes.recipe(ana);

    await expect(add(ben, id)).rejects.toMatchObject({ code: 'recipe.not-allowed' });
    await expect(add(outsider, id)).rejects.toMatchObject({ code: 'recipe.not-found' });
    await expect(add(null, id)).rejects.toMatchObject({ code: 'common.not-authenticated' });
    expect((await read(ana, id)).assets).toEqual([]);
  });
});
