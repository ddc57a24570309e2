import { DeleteRecipe, RecipeDeleted, SetLastMade, type Actor } from '@larder/contracts';
import { recipeCalls } from '../support/calls/recipe-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const notFound = { code: 'recipe.not-found' };
const notAllowed = { code: 'recipe.not-allowed' };
const { read, patch, someUsers } = recipeCalls(() => recipes);

describe('transferring a recipe', () => {
  it('moves it to the household of the new owner', async () => {
    const { ana, neighbor } = await someUsers();
    const { slug } = await recipes.recipe(ana);

    const { userId, householdId } = await patch(ana, slug, { userId: neighbor.userId });

    expect({ userId, householdId }).toEqual({ userId: neighbor.userId, householdId: neighbor.householdId });
    await expect(patch(ana, slug, { userId: ana.userId })).rejects.toMatchObject(notAllowed);
  });

  it('is limited to the owner and administrators, and to the group', async () => {
    const { ana, ben, outsider } = await someUsers();
    const { slug } = await recipes.recipe(ana);

    await expect(patch(ben, slug, { userId: ben.userId })).rejects.toMatchObject(notAllowed);
    await expect(patch(ana, slug, { userId: outsider.userId })).rejects.toMatchObject(notAllowed);
    expect((await patch({ ...ben, admin: true }, slug, { userId: ben.userId })).userId).toBe(ben.userId);
  });
});

describe('marking a recipe as made', () => {
  it('is allowed for all members of the group, also for a locked recipe', async () => {
    const { ana, neighbor, outsider } = await someUsers();
    const { slug } = await recipes.recipe(ana);
    await patch(ana, slug, { settings: { locked: true } });
    const markAsMade = (actor: Actor) =>
      recipes.as(actor).request(SetLastMade, { slugOrId: slug, timestamp: '2026-03-01T22:59:59+01:00' });

    expect((await markAsMade(neighbor)).lastMade).toBe('2026-03-01T21:59:59.000Z');
    await expect(markAsMade(outsider)).rejects.toMatchObject(notFound);
  });
});

describe('deleting a recipe', () => {
  it('returns the recipe, which is not found any more', async () => {
    const { ana } = await someUsers();
    const recipe = await recipes.recipe(ana, 'Gone Soup');

    const reply = await recipes.as(ana).request(DeleteRecipe, { slugOrId: recipe.slug });

    expect(reply).toEqual(recipe);
    await expect(read(ana, recipe.slug)).rejects.toMatchObject(notFound);
    await expect(read(ana, recipe.id)).rejects.toMatchObject(notFound);
    expect((await recipes.list(ana)).head.total).toBe(0);
    expect((await recipes.list(ana, { search: 'gone' })).items).toEqual([]);
    await expect(recipes.as(ana).request(DeleteRecipe, { slugOrId: recipe.id })).rejects.toMatchObject(notFound);
  });

  it('makes the name available', async () => {
    const { ana } = await someUsers();
    await recipes.as(ana).request(DeleteRecipe, { slugOrId: (await recipes.recipe(ana)).slug });

    expect((await recipes.recipe(ana)).slug).toBe('lentil-soup');
  });

  it('requires permission to change it', async () => {
    const { ana, neighbor, outsider } = await someUsers();
    const { slug } = await recipes.recipe(ana);
    const remove = (actor: Actor) => recipes.as(actor).request(DeleteRecipe, { slugOrId: slug });

    await expect(remove(neighbor)).rejects.toMatchObject(notAllowed);
    await expect(remove(outsider)).rejects.toMatchObject(notFound);
    await expect(remove({ ...neighbor, admin: true })).rejects.toMatchObject(notAllowed);
  });

  it('is done and published once for two concurrent requests', async () => {
    const { ana, ben } = await someUsers();
    const { slug, id } = await recipes.recipe(ana);

    const outcomes = await Promise.allSettled(
      [ana, ben].map((actor) => recipes.as(actor).request(DeleteRecipe, { slugOrId: slug })),
    );

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await recipes.settled();
    expect(recipes.published(RecipeDeleted).filter(({ recipeId }) => recipeId === id)).toHaveLength(1);
  });
});
