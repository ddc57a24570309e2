import { ImportRecipe, ListRecipes, PatchRecipe, readPage, type Actor, type RequestInputOf } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup, waitUntil } from '@larder/testing';
import { spyOn } from 'jest-mock';
import { RecipeIndexes } from '../../src/discovery/search/recipe-indexes.js';
import { Lists } from '../../src/pagination/lists.js';
import { RecipeFinder } from '../../src/recipes/reading/recipe-finder.js';
import { RecipeUpdater } from '../../src/recipes/writing/recipe-updater.js';
import { foundBy, storedBy } from '../support/calls/search-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

type Query = RequestInputOf<typeof ListRecipes>;

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

describe('a search', () => {
  const names = async (actor: Actor, query: Query) =>
    (await recipes.list(actor, query)).items.map(({ name }) => name).sort();

  it('finds the recipes of both households of a group, and none of another group', async () => {
    const group = aGroup();
    const [ana, dan, eve] = [group.household().member(), group.household().member(), await recipes.member()];
    await recipes.addToDirectory(ana, dan);
    await recipes.recipe(ana, 'Secret Pie');
    await recipes.recipe(dan, 'Pie of Dan');

    await waitUntil(async () => (await names(ana, { search: 'pie' })).length === 2);
    await waitUntil(async () => (await names(ana, { search: 'pie', households: [dan.householdSlug] })).length === 1);
    expect(await names(eve, { search: 'pie' })).toEqual([]);
    expect(await names(eve, { orderBy: 'random', paginationSeed: 's' })).toEqual([]);
  });

  it('combines with every other filter, and finds similar recipes among the filtered ones', async () => {
    const ana = await recipes.member();
    for (const [name, tag] of [
      ['Chicken Pie', 'Odd'],
      ['Chicken Soup', 'Even'],
      ['Fish Pie', 'Odd'],
    ] as const) {
      const { slug } = await recipes.recipe(ana, name);
      await recipes.as(ana).request(PatchRecipe, { slugOrId: slug, recipe: { tags: [{ name: tag }] } });
    }
    const matches = (search: string, query: Query = {}) => foundBy(recipes, ana, search, query);
    await waitUntil(async () => (await matches('i')).length === 3);

    expect(await matches('chicken', { tags: ['odd'] })).toEqual(['Chicken Pie']);
    expect(await matches('chicken', { queryFilter: 'tags.name = "Even"' })).toEqual(['Chicken Soup']);
    expect(await matches('chicken', { tags: ['unknown'] })).toEqual([]);
    expect(await matches('chickne', { tags: ['odd'] })).toEqual(['Chicken Pie']);
    expect(await matches('chiken', { tags: ['even'] })).toEqual(['Chicken Soup']);
    expect(await matches('soup', { tags: ['odd'] })).toEqual([]);
    expect(await matches('pie', { orderBy: 'rating,name:desc', tags: ['odd'] })).toEqual(['Fish Pie', 'Chicken Pie']);
  });

  it('has no results after the last page', async () => {
    const ana = await recipes.member();
    for (const name of ['Bun A', 'Bun B', 'Bun C']) await storedBy(recipes, ana, name);
    const page = (query: Query) => readPage(recipes.get(RecipeFinder).list(ana, ListRecipes.request.parse(query)));
    const query = { search: 'bun', orderBy: 'name', orderDirection: 'asc', perPage: 2 } as const;

    const last = await page({ ...query, page: -1 });
    expect([last.head, last.items.map(({ name }) => name)]).toEqual([
      { page: 2, perPage: 2, total: 3, totalPages: 2 },
      ['Bun C'],
    ]);
    expect((await page({ ...query, page: 3 })).items).toEqual([]);
    expect(await page({ ...query, perPage: 0 })).toMatchObject({ head: { total: 3, totalPages: 0 }, items: [] });
    expect((await page({ ...query, perPage: -1, page: 2 })).items).toEqual([]);
  });

  it('loads the index before the first search after a list of very many recipes', async () => {
    const ana = await recipes.member();
    const listed = () => readPage(recipes.get(RecipeFinder).list(ana, ListRecipes.request.parse({})));
    await storedBy(recipes, ana, 'Plum Tart');
    await listed();
    expect(recipes.get(RecipeIndexes).isOpen(ana.groupId)).toBe(false);

    const head = { page: 1, perPage: 10, total: 20_000, totalPages: 2_000 };
    spyOn(recipes.get(Lists), 'open').mockResolvedValueOnce({ head, batches: (async function* () {})() });
    await listed();

    expect(recipes.get(RecipeIndexes).isOpen(ana.groupId)).toBe(true);
    expect(await foundBy(recipes, ana, 'plum')).toEqual(['Plum Tart']);
  });

  it('orders by when a recipe was last made at once', async () => {
    const ana = await recipes.member();
    const [first, second] = [await recipes.recipe(ana, 'Rice One'), await recipes.recipe(ana, 'Rice Two')];
    const byMade = { orderBy: 'lastMade', orderDirection: 'desc' } as const;
    await foundBy(recipes, ana, 'rice', byMade);

    for (const { slug } of [first, second, first]) {
      const timestamp = new Date(Date.UTC(2026, 0, slug === first.slug ? 2 : 1)).toISOString();
      await recipes.get(RecipeUpdater).setLastMade(ana, slug, timestamp);
    }

    expect(await foundBy(recipes, ana, 'rice', byMade)).toEqual(['Rice One', 'Rice Two']);
    expect(await foundBy(recipes, ana, 'rice', { ...byMade, orderDirection: 'asc' })).toEqual(['Rice Two', 'Rice One']);
  });
});

describe('the results of a search', () => {
  const namesMatching = async (actor: Actor, search: string, query: object = {}) =>
    (await recipes.list(actor, { search, ...query })).items.map(({ name }) => name);

  async function kitchen(...dishes: object[]) {
    const cook = await recipes.member();
    for (const dish of dishes) {
      await recipes.as(cook).request(ImportRecipe, { id: newId(), recipe: dish, imageKey: null });
    }
    return cook;
  }

  it('searches names, descriptions and ingredient lines, names first', async () => {
    const cook = await kitchen(
      { name: 'Stew', description: 'With a little *Thyme*.' },
      { name: 'Roast', recipeIngredient: [{ note: 'fresh thyme' }] },
      { name: 'Pie', recipeIngredient: [{ note: 'herbs', originalText: '1 sprig of thyme' }] },
      { name: 'Thyme Bread' },
      { name: 'Pudding' },
    );

    const names = await namesMatching(cook, 'THYME');
    expect(names[0]).toBe('Thyme Bread');
    expect([...names].sort()).toEqual(['Pie', 'Roast', 'Stew', 'Thyme Bread']);
  });

  it('finds the results of the documented examples', async () => {
    const cook = await kitchen(
      { name: 'Rátàtôuile' },
      { name: 'Animal Sloop' },
      { name: 'Steinbock' },
      { name: 'Animal Pie' },
    );

    expect(await namesMatching(cook, 'animal-sloop')).toEqual(['Animal Sloop', 'Animal Pie']);
    expect(await namesMatching(cook, 'ratat')).toEqual(['Rátàtôuile']);
    expect(await namesMatching(cook, '"Animal Sloop"')).toEqual(['Animal Sloop']);
    expect(await namesMatching(cook, 'Steinbuck')).toEqual(['Steinbock']);
    expect(await namesMatching(cook, '"Steinbuck"')).toEqual([]);
    expect(await namesMatching(cook, '.*')).toHaveLength(4);
  });

  it('applies the requested order to equal results, and to all pages', async () => {
    const cook = await kitchen(...['Leek Pie', 'Apple Pie', 'Zucchini Pie', 'Pie'].map((name) => ({ name })), {
      name: 'Cake',
      description: 'no pie',
    });
    const order = { orderBy: 'name', orderDirection: 'asc', perPage: 2 };

    const first = await namesMatching(cook, 'pie', { ...order, page: 1 });
    const second = await namesMatching(cook, 'pie', { ...order, page: 2 });
    const third = await namesMatching(cook, 'pie', { ...order, page: 3 });

    expect([first, second, third]).toEqual([['Apple Pie', 'Leek Pie'], ['Pie', 'Zucchini Pie'], ['Cake']]);
  });

  it('finds a changed recipe by its new words at once', async () => {
    const cook = await kitchen({ name: 'Old Name' });
    await recipes
      .as(cook)
      .request(PatchRecipe, { slugOrId: 'old-name', recipe: { name: 'Fresh', description: 'basil' } });

    expect([await namesMatching(cook, 'basil'), await namesMatching(cook, '"old"')]).toEqual([['Fresh'], []]);
  });
});
