import { readFile } from 'node:fs/promises';
import { PatchRecipe, ReadRecipe, RecipeUpdated, SetRecipeImage, type Actor } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aHousehold, aMember } from '@larder/testing';
import { RecipeWriter } from '../../src/recipes/writing/recipe-writer.js';
import { imageCalls, SIZES } from '../support/calls/image-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const HEIC = new URL('../fixtures/red-blue.heic', import.meta.url);
const notAnImage = { code: 'recipe.not-an-image' };

const { upload, filesOf, anImage, setImage } = imageCalls(() => recipes);

describe('setting the image of a recipe', () => {
  it('stores three sizes under a new key, removes the upload and publishes an event', async () => {
    const ana = await recipes.member();
    const { id, slug } = await recipes.recipe(ana);
    const key = await upload(await anImage(2400, 1200));

    const { image } = await setImage(ana, slug, key);

    expect(image).toMatch(/^\w{4}$/);
    expect((await recipes.as(ana).request(ReadRecipe, { slugOrId: id })).image).toBe(image);
    expect(await filesOf(id)).toEqual(SIZES.map((name) => `images/${name}`));
    expect(await recipes.store.head(key)).toBeNull();
    const [event] = await recipes.eventually.published(RecipeUpdated, { where: ({ recipeId }) => recipeId === id });
    expect(event).toMatchObject({ slug, revision: 1 });
  });

  it('accepts photos of phones', async () => {
    const ana = await recipes.member();
    const { slug, id } = await recipes.recipe(ana);

    await setImage(ana, slug, await upload(await readFile(HEIC)));

    expect(await filesOf(id)).toHaveLength(3);
  });

  it('changes the key each time, so that no browser shows the old image', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana);
    const first = await setImage(ana, slug, await upload(await anImage()));
    const second = await setImage(ana, slug, await upload(await anImage()));

    expect(second.image).not.toBe(first.image);
  });

  it.each([
    ['text', Buffer.from('hello')],
    ['a broken image', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s and changes nothing', async (_what, bytes) => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana);
    await setImage(ana, slug, await upload(await anImage()));
    const [before, files] = [await recipes.as(ana).request(ReadRecipe, { slugOrId: slug }), await filesOf(slug)];
    const key = await upload(bytes);

    await expect(setImage(ana, slug, key)).rejects.toMatchObject(notAnImage);

    expect(await recipes.as(ana).request(ReadRecipe, { slugOrId: slug })).toEqual(before);
    expect(await filesOf(slug)).toEqual(files);
    expect(await recipes.store.head(key)).toBeNull();
  });

  it('refuses a missing upload, and invalid keys', async () => {
    const ana = await recipes.member();
    const { slug, id } = await recipes.recipe(ana);
    await setImage(ana, slug, await upload(await anImage()));

    await expect(setImage(ana, slug, `.temp/${newId()}`)).rejects.toMatchObject(notAnImage);
    for (const key of [`recipes/${id}/images/original.webp`, '.temp/../x', '/etc/passwd']) {
      await expect(setImage(ana, slug, key)).rejects.toMatchObject({ code: 'common.not-found' });
    }
    expect(await filesOf(id)).toHaveLength(3);
  });

  it('requires permission to change the recipe', async () => {
    const home = aHousehold();
    const [ana, neighbor, outsider] = [aMember({ household: home }), aMember({ group: home.group }), aMember()];
    const { slug } = await recipes.recipe(ana);
    const key = await upload(await anImage());

    await expect(setImage(outsider, slug, key)).rejects.toMatchObject({ code: 'recipe.not-found' });
    await expect(setImage(neighbor, slug, await upload(await anImage()))).rejects.toMatchObject({
      code: 'recipe.not-allowed',
    });
    const visitor = recipes.as(null).request(SetRecipeImage, { slugOrId: slug, uploadKey: null });
    await expect(visitor).rejects.toMatchObject({ code: 'common.not-authenticated' });
  });

  it('can be reverted', async () => {
    const ana = await recipes.member();
    const { slug, id } = await recipes.recipe(ana);
    await setImage(ana, slug, await upload(await anImage()));

    expect(await setImage(ana, slug, null)).toMatchObject({ image: null });

    expect((await recipes.as(ana).request(ReadRecipe, { slugOrId: slug })).image).toBeNull();
    expect(await filesOf(id)).toEqual([]);
  });
});

describe('a user who is editing the recipe', () => {
  const patch = (actor: Actor, slugOrId: string, name: string, expectedVersions?: string[]) =>
    recipes.as(actor).request(PatchRecipe, { slugOrId, recipe: { name }, expectedVersions });
  const versionOf = async (actor: Actor, slugOrId: string) =>
    (await recipes.as(actor).request(ReadRecipe, { slugOrId })).updatedAt;

  it('may set its image, remove it and then still save', async () => {
    const ana = await recipes.member();
    const { id, updatedAt: read } = await recipes.recipe(ana);
    const give = { slugOrId: id, uploadKey: await upload(await anImage()), expectedVersions: [read] };

    const withImage = await recipes.as(ana).request(SetRecipeImage, give);
    expect(withImage.updatedAt).toBe(await versionOf(ana, id));
    const taken = await recipes
      .as(ana)
      .request(SetRecipeImage, { slugOrId: id, uploadKey: null, expectedVersions: [withImage.updatedAt ?? ''] });

    expect((await patch(ana, id, 'Saved', [taken.updatedAt ?? ''])).name).toBe('Saved');
  });

  it('does not change the image of a recipe that another user has changed', async () => {
    const ana = await recipes.member();
    const { id, updatedAt: read } = await recipes.recipe(ana);
    const { image } = await setImage(ana, id, await upload(await anImage()));
    const uploadKey = await upload(await anImage());

    for (const key of [uploadKey, null]) {
      const late = recipes.as(ana).request(SetRecipeImage, { slugOrId: id, uploadKey: key, expectedVersions: [read] });
      await expect(late).rejects.toMatchObject({ code: 'recipe.outdated' });
    }

    expect((await recipes.as(ana).request(ReadRecipe, { slugOrId: id })).image).toBe(image);
    expect(await recipes.store.head(uploadKey)).toBeNull();
  });

  it('does not get a version with changes of others', async () => {
    const ana = await recipes.member();
    const { id, updatedAt: read } = await recipes.recipe(ana);
    let others = 0;
    const withConcurrentSave = async () => {
      if ((others += 1) === 1) await patch(ana, id, 'Of another user');
      return { image: 'new' };
    };

    const { recipe, updatedAt } = await recipes.get(RecipeWriter).changeFiles(ana, id, withConcurrentSave, [read]);

    expect([recipe.image, recipe.name, updatedAt]).toEqual(['new', 'Of another user', undefined]);
  });
});
