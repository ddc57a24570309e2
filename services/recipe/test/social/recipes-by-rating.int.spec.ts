import { type Actor } from '@larder/contracts';
import { ratingCalls } from '../support/calls/rating-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const { rate, twoHouseholds } = ratingCalls(() => recipes);

describe('a list of recipes', () => {
  const listed = async (actor: Actor, query: object) => {
    const { head, items } = await recipes.list(actor, query);
    return { total: head.total, names: items.map(({ name }) => name) };
  };

  /** Six recipes: Ben rated A to D with 1 to 4, E and F have no average; Ana rated A, E and D. */
  async function ratedRecipes() {
    const { group, ana, ben } = await twoHouseholds();
    for (const [index, name] of ['A', 'B', 'C', 'D', 'E', 'F'].entries()) {
      const { slug } = await recipes.recipe(ben, name);
      if (index < 4) await rate(ben, slug, { rating: index + 1 });
    }
    await rate(ana, 'a', { rating: 5 });
    await rate(ana, 'e', { rating: 2.5 });
    await rate(ana, 'd', { rating: 0 });
    return { group, ana, ben };
  }
  const byRating = { queryFilter: 'slug <> "lentil-soup"', orderBy: 'rating' };

  it('by rating uses the caller’s own rating instead of the average, in pages', async () => {
    const { ana, group } = await ratedRecipes();
    const carl = await recipes.member({ group });
    const paged = async (actor: Actor, query: object) => {
      const pages = await Promise.all([1, 2, 3].map((page) => listed(actor, { ...query, page, perPage: 2 })));
      return pages.flatMap(({ names }) => names).join('');
    };

    // With Ana's rating of 5 the average of A is 3; E is only rated by Ana.
    expect(await paged(ana, byRating)).toBe('ADCEBF');
    expect(await paged(ana, { ...byRating, orderDirection: 'asc' })).toBe('BECDAF');
    expect(await paged(ana, { ...byRating, orderDirection: 'asc', orderByNullPosition: 'first' })).toBe('FBECDA');
    expect((await paged(carl, byRating)).slice(0, 1)).toBe('D');
    expect((await listed(ana, { ...byRating, perPage: 0 })).total).toBe(6);
  });

  it('is filtered by users who rated or marked as favorite', async () => {
    const { ana, ben } = await ratedRecipes();
    await rate(ben, 'b', { isFavorite: true });
    const names = async (queryFilter: string) =>
      (await listed(ana, { queryFilter, orderBy: 'name', orderDirection: 'asc' })).names.join(' ');

    expect(await names(`favoritedBy.id = "${ben.userId}"`)).toBe('B');
    expect(await names(`favorited_by.id = "${ana.userId}"`)).toBe('');
    expect(await names(`ratedBy.id = "${ana.userId}"`)).toBe('A E');
    expect(await names(`rated_by.username = "${ben.username}" AND rating > 2`)).toBe('A C D');
    expect(await names(`favoritedBy.id IS NULL AND rated_by.id IS NULL`)).toBe('F Lentil Soup');
  });
});
