import { DeleteRecipe, DeleteRecipes, DirectoryEntryDeleted, DirectoryEntrySaved, type Actor } from '@larder/contracts';
import { aDirectoryUser, waitUntil } from '@larder/testing';
import { ratingCalls } from '../support/calls/rating-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const { rate, ownOf, own, averageOf, twoHouseholds } = ratingCalls(() => recipes);

describe('the ratings', () => {
  it('of a deleted user are removed, also from the averages', async () => {
    const { ana, ben, recipe } = await twoHouseholds();
    await rate(ana, recipe.slug, { rating: 5 });
    await rate(ben, recipe.slug, { rating: 1 });

    await recipes.publish(DirectoryEntryDeleted, { kind: 'user', id: ben.userId, revision: 9, successorId: null });

    await waitUntil(async () => (await averageOf(ana, recipe.slug)) === 5);
    await waitUntil(async () => (await own(ben)).length === 0);
  });

  it('of a user who leaves the group are removed', async () => {
    const { ana, ben, recipe } = await twoHouseholds();
    await rate(ben, recipe.slug, { rating: 1 });
    const elsewhere = await recipes.member();

    const { groupId, householdId } = elsewhere;
    const moved = aDirectoryUser(ben, { revision: 2, groupId, householdId });
    await recipes.publish(DirectoryEntrySaved, { entry: moved });

    await waitUntil(async () => (await averageOf(ana, recipe.slug)) === null);
  });

  it.each([
    ['alone', (actor: Actor, slug: string) => recipes.as(actor).request(DeleteRecipe, { slugOrId: slug })],
    ['with others', (actor: Actor, slug: string) => recipes.as(actor).request(DeleteRecipes, { recipes: [slug] })],
  ])('of a recipe deleted %s are removed before the reply', async (_how, remove) => {
    const { ana, recipe } = await twoHouseholds();
    await rate(ana, recipe.slug, { rating: 5, isFavorite: true });

    await remove(ana, recipe.slug);

    await expect(ownOf(ana, recipe.id)).rejects.toMatchObject({ code: 'recipe.not-rated' });
    expect(await own(ana)).toEqual([]);
  });
});
