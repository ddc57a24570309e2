import { createHash } from 'node:crypto';
import { ImportRecipe, PatchRecipe, type Actor, type RecipeSummary } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aHousehold, aMember } from '@larder/testing';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
let ana: Actor;

const COUNT = 300;
const PAGE = 37;
const CONCURRENCY = 10;

beforeAll(async () => {
  recipes = await startRecipes();
  ana = await recipes.member();
  for (let start = 0; start < COUNT; start += CONCURRENCY) {
    await Promise.all(Array.from({ length: CONCURRENCY }, (_, index) => importOne(start + index)));
  }
});
afterAll(() => recipes.stop());

/** Every third recipe was never made, every tenth has a duplicate name, and names are in lower or upper case. */
function importOne(index: number) {
  const hash = createHash('md5').update(String(index)).digest('hex');
  const name = `${index % 2 ? 'DISH' : 'dish'} ${hash.slice(0, 2)}${index % 10 === 0 ? '' : ` ${index}`}`;
  const day = `2026-01-${String((index % 28) + 1).padStart(2, '0')}`;
  const recipe = {
    name,
    lastMade: index % 3 === 0 ? null : day,
    prepTime: index % 4 === 0 ? null : `${index % 5} min`,
    dateAdded: day,
    tags: index % 2 ? ['Odd'] : [],
    recipeCategory: index % 3 ? [] : ['Third'],
    recipeIngredient: [{ food: index % 5 ? 'rice' : 'bread' }],
  };
  return recipes.as(ana).request(ImportRecipe, { id: newId(), recipe, imageKey: null });
}

/** Reads a list page by page, to its end. */
async function pages(query: object, perPage = PAGE): Promise<RecipeSummary[]> {
  const all: RecipeSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { head, items } = await recipes.list(ana, { ...query, page, perPage });
    expect(head).toMatchObject({ page, perPage, totalPages: Math.ceil(head.total / perPage) });
    all.push(...items);
    if (page >= head.totalPages) return all;
  }
}

type Key = string | number | null;
type Order = ['asc' | 'desc', 'first' | 'last' | undefined, (recipe: RecipeSummary) => Key];
const compareKeys = (a: string | number, b: string | number) => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};
const sorted = (keys: Key[], direction: 'asc' | 'desc', nulls: 'first' | 'last') => {
  const present = keys.filter((key) => key !== null).sort(compareKeys);
  if (direction === 'desc') present.reverse();
  const missing = keys.filter((key) => key === null);
  return nulls === 'first' ? [...missing, ...present] : [...present, ...missing];
};

describe('three hundred recipes', () => {
  it.each<[string, ...Order]>([
    ['name', 'asc', undefined, ({ name }) => name.toLowerCase()],
    ['name', 'desc', 'first', ({ name }) => name.toLowerCase()],
    ['created_at', 'desc', undefined, ({ createdAt }) => createdAt],
    ['updatedAt', 'asc', 'last', ({ updatedAt }) => updatedAt],
    ['last_made', 'asc', undefined, ({ lastMade }) => lastMade],
    ['lastMade', 'desc', undefined, ({ lastMade }) => lastMade],
    ['lastMade', 'asc', 'last', ({ lastMade }) => lastMade],
    ['last_made', 'desc', 'first', ({ lastMade }) => lastMade],
    ['rating', 'asc', undefined, ({ rating }) => rating],
    ['prep_time', 'asc', 'first', ({ prepTime }) => prepTime],
    ['prepTime', 'desc', 'last', ({ prepTime }) => prepTime],
    ['dateAdded', 'desc', undefined, ({ dateAdded }) => dateAdded],
  ])('are read page by page, each once, ordered by %s %s, nulls %s', async (orderBy, direction, nulls, keyOf) => {
    const all = await pages({ orderBy, orderDirection: direction, orderByNullPosition: nulls });

    expect(new Set(all.map(({ id }) => id)).size).toBe(COUNT);
    const expected = sorted(all.map(keyOf), direction, nulls ?? (direction === 'asc' ? 'first' : 'last'));
    expect(all.map(keyOf)).toEqual(expected);
  });

  it('are ordered by several keys, each in its own direction', async () => {
    const all = await pages({ orderBy: 'prepTime:asc, name:desc' });

    const keys = all.map(({ prepTime, name }) => [prepTime ?? '', name.toLowerCase()] as const);
    const expected = [...keys].sort(([a, x], [b, y]) => compareKeys(a, b) || compareKeys(y, x));
    expect(keys).toEqual(expected);
  });

  it('are in a random order by a seed, the same on every page', async () => {
    const shuffled = (paginationSeed: string, perPage?: number) =>
      pages({ orderBy: 'random', paginationSeed }, perPage).then((all) => all.map(({ id }) => id));

    const one = await shuffled('one');
    expect(new Set(one).size).toBe(COUNT);
    expect(await shuffled('one', 100)).toEqual(one);
    expect(await shuffled('two')).not.toEqual(one);
  });

  it('can be read on one page, or only counted', async () => {
    const everything = await recipes.list(ana, { perPage: -1, orderBy: 'name', orderDirection: 'asc' });
    expect(everything.head).toEqual({ page: 1, perPage: COUNT, total: COUNT, totalPages: 1 });
    expect(everything.items).toHaveLength(COUNT);

    expect(await recipes.list(ana, { perPage: 0 })).toEqual({
      head: { page: 1, perPage: 0, total: COUNT, totalPages: 0 },
      items: [],
    });
  });

  it('have an empty page after the last one', async () => {
    const last = await recipes.list(ana, { page: -1, perPage: 70, orderBy: 'name' });
    expect(last.head.page).toBe(5);
    expect(last.items).toHaveLength(20);
    expect((await recipes.list(ana, { page: 99, perPage: 70 })).items).toEqual([]);
    expect((await recipes.list(ana, { page: 99, perPage: 70, orderBy: 'random', paginationSeed: 's' })).items).toEqual(
      [],
    );
  });

  it('are newest first by default', async () => {
    const { items } = await recipes.list(ana, { perPage: 50 });
    const dates = items.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('are filtered before they are counted', async () => {
    const total = async (query: object) => (await recipes.list(ana, { perPage: 1, ...query })).head.total;
    const [odd] = (await recipes.list(ana, { tags: ['odd'], perPage: 1 })).items[0]?.tags ?? [];

    expect(await total({ tags: ['odd'] })).toBe(150);
    expect(await total({ tags: [odd?.id ?? ''] })).toBe(150);
    expect(await total({ categories: ['third'], tags: ['odd'] })).toBe(50);
    expect(await total({ tags: ['odd', 'unknown'] })).toBe(150);
    expect(await total({ tags: ['odd', 'unknown'], requireAllTags: true })).toBe(0);
    expect(await total({ tags: ['unknown'] })).toBe(0);
    expect(await total({ tags: [''] })).toBe(COUNT);
    expect(await total({ households: [ana.householdSlug] })).toBe(COUNT);
    expect(await total({ households: [newId()] })).toBe(0);
    expect(await total({ foods: ['rice'] })).toBe(0);
    expect(await total({ search: 'dish', tags: ['odd'] })).toBe(150);
  });

  it('are visible to members of the group only', async () => {
    const outsider = await recipes.member();
    expect((await recipes.list(outsider)).items).toEqual([]);
    await expect(recipes.list(null as unknown as Actor)).rejects.toMatchObject({ code: 'common.not-authenticated' });
  });

  it.each([
    [{ orderBy: 'password' }, 'Invalid order_by statement "password": "password" is invalid'],
    [{ orderBy: 'name:up' }, 'Invalid order_by statement "name:up": "name:up" is invalid'],
  ])('refuse the order %j', async (query, reason) => {
    await expect(recipes.list(ana, query)).rejects.toMatchObject({ code: 'recipe.invalid-filter', params: { reason } });
  });

  it('refuse an unknown cookbook', async () => {
    await expect(recipes.list(ana, { cookbook: 'weeknight' })).rejects.toMatchObject({
      code: 'recipe.cookbook-not-found',
    });
  });
});

describe('filtering by food', () => {
  it('finds recipes with any or all of the foods', async () => {
    const ben = await recipes.member();
    const foods = async (slug: string, names: string[]) => {
      const recipe = { recipeIngredient: names.map((food) => ({ food })) };
      const saved = await recipes.as(ben).request(PatchRecipe, { slugOrId: slug, recipe });
      return saved.recipeIngredient.map(({ food }) => food?.id ?? '');
    };
    const [one, two] = [await recipes.recipe(ben, 'One'), await recipes.recipe(ben, 'Two')];
    const [rice = '', leek = ''] = await foods(one.slug, ['rice', 'leek']);
    await foods(two.slug, ['rice']);
    const names = async (query: object) =>
      (await recipes.list(ben, { orderBy: 'name', orderDirection: 'asc', ...query })).items.map(({ name }) => name);

    expect(await names({ foods: [rice] })).toEqual(['One', 'Two']);
    expect(await names({ foods: [rice, leek], requireAllFoods: true })).toEqual(['One']);
    expect(await names({ foods: [leek, newId()] })).toEqual(['One']);
  });
});

describe('one group, two households', () => {
  it('reads the recipes of both, and of one if filtered', async () => {
    const home = aHousehold();
    const [cara, dan] = [aMember({ household: home }), aMember({ group: home.group })];
    await recipes.addToDirectory(cara, dan);
    await recipes.recipe(cara, 'Ours');
    await recipes.recipe(dan, 'Theirs');
    const names = async (query: object) => (await recipes.list(cara, query)).items.map(({ name }) => name).sort();

    expect(await names({})).toEqual(['Ours', 'Theirs']);
    expect(await names({ households: [dan.householdSlug] })).toEqual(['Theirs']);
    expect(await names({ households: [dan.householdId, cara.householdSlug] })).toEqual(['Ours', 'Theirs']);
  });
});
