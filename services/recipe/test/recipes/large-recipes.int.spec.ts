import {
  CreateComment,
  DeleteRecipe,
  ImportRecipe,
  PatchRecipe,
  ReadRecipe,
  ReplaceRecipe,
  SetLastMade,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const notes = (megabytes: number) =>
  Array.from({ length: megabytes * 11 }, (_, index) => ({ title: `${index}`, text: 'x'.repeat(100_000) }));
const tooLarge = { kind: 'too-large', code: 'recipe.too-large' };

describe('a recipe with more text than allowed', () => {
  it('is refused by every write, and nothing is stored', async () => {
    const ana = await recipes.member();
    const recipe = await recipes.recipe(ana);
    const { id, name } = recipe;
    const extras = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`${index}`, 'x'.repeat(9_000)]));
    const as = recipes.as(ana);

    for (const content of [{ notes: notes(4) }, { extras }]) {
      await expect(as.request(PatchRecipe, { slugOrId: id, recipe: content })).rejects.toMatchObject(tooLarge);
      const whole = { slugOrId: id, recipe: { name, ...content } };
      await expect(as.request(ReplaceRecipe, whole)).rejects.toMatchObject(tooLarge);
    }
    const imported = { id: newId(), recipe: { name, notes: notes(4) }, imageKey: null, rating: null };
    await expect(as.request(ImportRecipe, imported)).rejects.toMatchObject(tooLarge);

    expect(await as.request(ReadRecipe, { slugOrId: id })).toEqual(recipe);
    expect((await recipes.list(ana)).items).toHaveLength(1);
  });
});

describe('a recipe whose reply exceeds a message', () => {
  it('is read, changed, commented on and deleted', async () => {
    const ana = await recipes.member();
    const { id } = await recipes.recipe(ana);
    const as = recipes.as(ana);
    // Stored directly, like recipes from before the limit.
    await recipes.collection('recipes').updateOne({ _id: id }, { $set: { notes: notes(9) } });

    expect((await as.request(ReadRecipe, { slugOrId: id })).notes).toHaveLength(99);
    const patched = await as.request(PatchRecipe, { slugOrId: id, recipe: { recipeYield: '4' } });
    expect(patched.notes).toHaveLength(99);
    await as.request(SetLastMade, { slugOrId: id, timestamp: '2026-11-01T12:00:00Z' });
    await as.request(CreateComment, { id: newId(), slugOrId: id, text: 'Long' });
    expect(await as.request(DeleteRecipe, { slugOrId: id })).toMatchObject({ id, recipeYield: '4' });
  });
});
