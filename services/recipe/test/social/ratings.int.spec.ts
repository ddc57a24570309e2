import {
  CountRatings,
  ImportRecipe,
  PatchRecipe,
  ReadRecipe,
  RecipeUpdated,
  type Actor,
  type RatingUpdate,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { ratingCalls } from '../support/calls/rating-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const { rate, ownOf, own, of, averageOf, twoHouseholds } = ratingCalls(() => recipes);

describe('the number of ratings of a recipe', () => {
  it('does not include favorites and removed ratings, and is 0 for another group', async () => {
    const { group, ana, ben, recipe } = await twoHouseholds();
    const [cleo, dana] = [await recipes.member({ group }), await recipes.member()];
    await rate(ana, recipe.id, { rating: 4 });
    await rate(ben, recipe.id, { isFavorite: true });
    await rate(cleo, recipe.id, { rating: 3 });
    await rate(cleo, recipe.id, { rating: 0 });

    const countIn = (groupId: string) => recipes.as(null).request(CountRatings, { groupId, recipeId: recipe.id });
    expect(await countIn(ana.groupId)).toEqual({ count: 1 });
    expect(await countIn(dana.groupId)).toEqual({ count: 0 });
  });
});

describe('a rating', () => {
  it('is stored exactly, with fractions, and updates the average at once', async () => {
    const { ana, ben, recipe } = await twoHouseholds();

    await rate(ana, recipe.slug, { rating: 4.5 });
    await rate(ben, recipe.id, { rating: 3.3, isFavorite: true });

    expect(await ownOf(ana, recipe.id)).toEqual({ recipeId: recipe.id, rating: 4.5, isFavorite: false });
    expect(await ownOf(ben, recipe.id)).toEqual({ recipeId: recipe.id, rating: 3.3, isFavorite: true });
    expect(await averageOf(ana, recipe.slug)).toBeCloseTo(3.9, 10);
  });

  it('keeps absent fields, and does not change the recipe', async () => {
    const { ana, ben, recipe } = await twoHouseholds();
    await rate(ben, recipe.slug, { rating: 2, isFavorite: true });

    await rate(ben, recipe.slug, { isFavorite: null });
    await rate(ben, recipe.slug, {});
    await rate(ben, recipe.slug, { rating: 5 });

    expect(await ownOf(ben, recipe.id)).toEqual({ recipeId: recipe.id, rating: 5, isFavorite: true });
    expect((await recipes.as(ana).request(ReadRecipe, { slugOrId: recipe.slug })).updatedAt).toBe(recipe.updatedAt);
    await recipes.settled();
    expect(recipes.published(RecipeUpdated).filter(({ recipeId }) => recipeId === recipe.id)).toEqual([]);
  });

  it('of 0 removes the rating', async () => {
    const { ana, recipe } = await twoHouseholds();
    await rate(ana, recipe.slug, { rating: 5 });

    await rate(ana, recipe.slug, { rating: 0 });

    expect(await ownOf(ana, recipe.id)).toMatchObject({ rating: 0 });
    expect(await averageOf(ana, recipe.slug)).toBeNull();
  });

  it('is not changed by an update of the recipe', async () => {
    const { ana, recipe } = await twoHouseholds();
    await rate(ana, recipe.slug, { rating: 3 });

    const change = { description: 'Better', rating: 5 } as object;
    const changed = await recipes.as(ana).request(PatchRecipe, { slugOrId: recipe.slug, recipe: change });

    expect(changed.rating).toBe(3);
  });

  it('of an import becomes that of the importing user', async () => {
    const { ana } = await twoHouseholds();
    const id = newId();

    const recipe = { name: 'Imported' };
    await recipes.as(ana).request(ImportRecipe, { id, recipe, imageKey: null, rating: 4 });

    expect(await ownOf(ana, id)).toMatchObject({ rating: 4 });
    expect(await averageOf(ana, id)).toBe(4);
  });

  it('is one record for concurrent requests, and the average is correct in the end', async () => {
    const { group, recipe } = await twoHouseholds();
    const people = await Promise.all(Array.from({ length: 6 }, () => recipes.member({ group })));

    await Promise.all(
      people.flatMap((each, index) => [
        rate(each, recipe.id, { isFavorite: true }),
        rate(each, recipe.id, { rating: (index % 5) + 1 }),
      ]),
    );

    expect(await averageOf(people[0] as Actor, recipe.id)).toBeCloseTo((1 + 2 + 3 + 4 + 5 + 1) / 6, 10);
    for (const each of people) expect(await own(each)).toMatchObject([{ recipeId: recipe.id, isFavorite: true }]);
  });

  it.each([-1, 5.1, '6'])('of %j is refused', async (rating) => {
    const { ana, recipe } = await twoHouseholds();
    await expect(rate(ana, recipe.slug, { rating } as RatingUpdate)).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('ratings', () => {
  it('are listed by the recipes’ names, favorites separately', async () => {
    const { ana } = await twoHouseholds();
    const [soup, apple] = [await recipes.recipe(ana, 'soup'), await recipes.recipe(ana, 'Äpfel')];
    await rate(ana, soup.slug, { rating: 1 });
    await rate(ana, apple.slug, { isFavorite: true });

    expect(await own(ana)).toEqual([
      { recipeId: apple.id, rating: null, isFavorite: true },
      { recipeId: soup.id, rating: 1, isFavorite: false },
    ]);
    expect(await own(ana, true)).toMatchObject([{ recipeId: apple.id }]);
  });

  it('of others are visible to their group only', async () => {
    const { ana, ben, recipe } = await twoHouseholds();
    const outsider = await recipes.member();
    await rate(ben, recipe.slug, { rating: 4, isFavorite: true });

    const [rating] = await of(ana, ben.userId);

    expect(rating).toEqual({
      recipeId: recipe.id,
      rating: 4,
      isFavorite: true,
      userId: ben.userId,
      id: rating?.id,
    });
    expect(await of(ana, ben.userId, true)).toHaveLength(1);
    await expect(of(outsider, ben.userId)).rejects.toMatchObject({ code: 'common.not-found' });
    await expect(of(ana, newId())).rejects.toMatchObject({ code: 'common.not-found' });
  });

  it('are null when never set', async () => {
    const { ana, recipe } = await twoHouseholds();
    await expect(ownOf(ana, recipe.id)).rejects.toMatchObject({ code: 'recipe.not-rated' });
  });

  it('are set for oneself; an administrator may set those of the own group', async () => {
    const { group, ana, ben, recipe } = await twoHouseholds();
    const admin = await recipes.member({ group, admin: true });
    const outsider = await recipes.member();

    await rate(admin, recipe.slug, { rating: 2 }, ben.userId);

    expect(await ownOf(ben, recipe.id)).toMatchObject({ rating: 2 });
    const forOthers = rate(ana, recipe.slug, { rating: 1 }, ben.userId);
    await expect(forOthers).rejects.toMatchObject({ code: 'identity.not-an-admin' });
    const forOutsider = rate(admin, recipe.slug, { rating: 1 }, outsider.userId);
    await expect(forOutsider).rejects.toMatchObject({ code: 'common.not-found' });
  });

  it('are refused for recipes of another group and for none', async () => {
    const { recipe } = await twoHouseholds();
    const outsider = await recipes.member();

    for (const slugOrId of [recipe.id, recipe.slug, 'no-such-recipe']) {
      await expect(rate(outsider, slugOrId, { rating: 1 })).rejects.toMatchObject({ code: 'common.not-found' });
    }
  });
});
