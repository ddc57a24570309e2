import { DeleteRecipe, PurgeRecipe, DuplicateRecipe, PatchRecipe, PrepareRecipeImage } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { waitUntil } from '@larder/testing';
import { imageCalls, SIZES } from '../support/calls/image-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const notAnImage = { code: 'recipe.not-an-image' };

const { upload, filesOf, anImage, setImage } = imageCalls(() => recipes);

describe('preparing the image of an import', () => {
  it('stores it before the recipe exists, and is idempotent', async () => {
    const ana = await recipes.member();
    const [recipeId, uploadKey] = [newId(), await upload(await anImage())];
    const prepare = () => recipes.as(ana).request(PrepareRecipeImage, { recipeId, uploadKey });

    expect((await prepare()).imageKey).toMatch(/^\w{4}$/);
    expect((await prepare()).imageKey).toMatch(/^\w{4}$/);
    expect(await filesOf(recipeId)).toHaveLength(3);
  });

  it("never changes another user's recipe", async () => {
    const [ana, outsider] = [await recipes.member(), await recipes.member()];
    const { id } = await recipes.recipe(ana);

    const reply = recipes
      .as(outsider)
      .request(PrepareRecipeImage, { recipeId: id, uploadKey: await upload(await anImage()) });

    await expect(reply).rejects.toMatchObject({ code: 'common.conflict' });
    expect(await filesOf(id)).toEqual([]);
  });

  it('refuses an invalid image', async () => {
    const ana = await recipes.member();
    const request = { recipeId: newId(), uploadKey: await upload(Buffer.from('hello')) };
    await expect(recipes.as(ana).request(PrepareRecipeImage, request)).rejects.toMatchObject(notAnImage);
  });
});

describe('the files of a recipe', () => {
  it('are copied with it', async () => {
    const ana = await recipes.member();
    const { slug, id } = await recipes.recipe(ana);
    const { image } = await setImage(ana, slug, await upload(await anImage()));
    await recipes.store.put(`recipes/${id}/assets/plan.pdf`, Buffer.from('%PDF'));
    await recipes.store.put(`recipes/${id}/images/timeline/e1/original.webp`, Buffer.from('made it'));

    const copy = await recipes.as(ana).request(DuplicateRecipe, { slugOrId: slug, id: newId() });

    expect(copy.image).toMatch(/^\w{4}$/);
    expect(copy.image).not.toBe(image);
    expect(await filesOf(copy.id)).toEqual(['assets/plan.pdf', ...SIZES.map((name) => `images/${name}`)]);
  });

  it('are deleted with their entry', async () => {
    const ana = await recipes.member();
    const { slug, id } = await recipes.recipe(ana);
    for (const name of ['plan.pdf', 'old.pdf'])
      await recipes.store.put(`recipes/${id}/assets/${name}`, Buffer.from('%PDF'));

    const assets = [{ name: 'Plan', icon: 'mdi-file', fileName: 'plan.pdf' }];
    await recipes.as(ana).request(PatchRecipe, { slugOrId: slug, recipe: { assets } });

    expect(await filesOf(id)).toEqual(['assets/plan.pdf']);
  });

  it('are deleted with the permanent deletion of the recipe', async () => {
    const ana = await recipes.member();
    const { slug, id } = await recipes.recipe(ana);
    await setImage(ana, slug, await upload(await anImage()));
    await recipes.store.put(`recipes/${id}/assets/plan.pdf`, Buffer.from('%PDF'));

    await recipes.as(ana).request(DeleteRecipe, { slugOrId: slug });
    await recipes.settled();
    expect((await filesOf(id)).length).toBeGreaterThan(0);
    await recipes.as(ana).request(PurgeRecipe, { id });

    await waitUntil(async () => (await filesOf(id)).length === 0);
  });
});
