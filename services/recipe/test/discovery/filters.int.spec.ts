import { Readable } from 'node:stream';
import {
  CreateOrganizer,
  FindPlannedRecipes,
  ImportRecipe,
  ListFoods,
  ListOrganizers,
  ListUnits,
  readPage,
  UpdateFood,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aDirectoryHousehold, aDirectoryUser, aGroup, aMember } from '@larder/testing';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
/** Two households of one group, each with one or two recipes. */
let ana: Actor;
let ben: Actor;

beforeAll(async () => {
  recipes = await startRecipes();
  const group = aGroup();
  [ana, ben] = [aMember({ group }), aMember({ group })];
  await recipes.addToDirectory(ana, ben);
  await recipes.addToDirectory(
    aDirectoryUser(ana, { revision: 2, fullName: 'Ana Zuckermann' }),
    aDirectoryUser(ben, { revision: 2, fullName: 'Ben Apfel' }),
    aDirectoryHousehold(ana, { revision: 2, preferences: { privateHousehold: true } }),
  );
  await store(ana, {
    name: 'Lentil Soup',
    tags: ['Quick', 'Vegan'],
    recipeCategory: ['Dinner'],
    recipeIngredient: [{ food: 'red lentil', note: 'rinsed' }, { food: 'salt' }],
    lastMade: '2026-01-05',
    extras: { thaw: 'evening before' },
  });
  await store(ana, {
    name: 'Apple Pie',
    tags: ['Quick'],
    recipeIngredient: [{ food: 'apple' }],
    orgURL: 'https://a.example',
  });
  await store(ben, { name: 'Bread', recipeIngredient: [{ food: 'salt', unit: 'pinch' }], settings: { public: false } });
});
afterAll(() => recipes.stop());

function store(actor: Actor, recipe: object) {
  return recipes.as(actor).request(ImportRecipe, { id: newId(), recipe, imageKey: null });
}

async function names(queryFilter: string, query: object = {}): Promise<string[]> {
  const order = { orderBy: 'name', orderDirection: 'asc' } as const;
  const { head, items } = await recipes.list(ana, { ...order, queryFilter, ...query });
  expect(head.total).toBe(items.length);
  return items.map(({ name }) => name);
}

describe('filtering recipes', () => {
  it.each([
    ['name = "Bread"', ['Bread']],
    ['name LIKE "%pie%"', ['Apple Pie']],
    ['slug IN ["bread", "apple-pie"]', ['Apple Pie', 'Bread']],
    ['tags.name = "Vegan"', ['Lentil Soup']],
    ['tags.name IN ["Vegan", "Quick"]', ['Apple Pie', 'Lentil Soup']],
    ['tags.name CONTAINS ALL ["Vegan", "Quick"]', ['Lentil Soup']],
    ['tags.slug <> "vegan"', ['Apple Pie', 'Bread']],
    ['tags.id IS NULL', ['Bread']],
    ['recipe_category.name = "Dinner"', ['Lentil Soup']],
    ['recipeIngredient.food.name = "salt"', ['Bread', 'Lentil Soup']],
    ['recipe_ingredient.note LIKE "rins%"', ['Lentil Soup']],
    ['recipeIngredient.unit.name = "pinch"', ['Bread']],
    ['user.username IS NOT NULL', ['Apple Pie', 'Bread', 'Lentil Soup']],
    ['user.fullName LIKE "%apfel"', ['Bread']],
    ['household.preferences.privateHousehold = true', ['Apple Pie', 'Lentil Soup']],
    ['settings.public = false', ['Bread']],
    ['extras.keyName = "thaw" AND extras.value LIKE "evening%"', ['Lentil Soup']],
    ['last_made IS NOT NULL', ['Lentil Soup']],
    ['lastMade >= "2026-01-05"', ['Lentil Soup']],
    ['rating IS NULL AND (name = "Bread" OR org_url LIKE "%a.example%")', ['Apple Pie', 'Bread']],
    ['tags.recipes.name = "Lentil Soup"', ['Apple Pie', 'Lentil Soup']],
  ])('by %s', async (queryFilter, expected) => {
    expect(await names(queryFilter)).toEqual(expected);
  });

  it('can be combined with the other filters and a search', async () => {
    expect(await names('name <> "Bread"', { tags: ['quick'] })).toEqual(['Apple Pie', 'Lentil Soup']);
    expect(await names('tags.name = "Quick"', { search: 'soup' })).toEqual(['Lentil Soup']);
    expect(await names('tags.name = "Quick"', { search: 'bread' })).toEqual([]);
  });

  it('returns only recipes of the own group', async () => {
    const outsider = await recipes.member();
    await store(outsider, { name: 'Secret Sauce', tags: ['Hidden'] });

    expect(await names('name = "Secret Sauce" OR tags.name = "Hidden"')).toEqual([]);
    expect(await names(`group_id = "${outsider.groupId}"`)).toEqual([]);
    expect(await names(`user.username = "${outsider.username}"`)).toEqual([]);
  });

  it.each([
    ['user.password LIKE "%"', "invalid attribute string: 'user.password' does not exist on this schema"],
    ['name = ', /^invalid query string: /],
    ['id = "soup"', /^invalid query string: /],
    ['name = "x") OR (name = "y"', /^invalid query string: /],
  ])('refuses %s', async (queryFilter, reason) => {
    const matching = expect.stringMatching(reason) as string;
    await expect(recipes.list(ana, { queryFilter })).rejects.toMatchObject({
      code: 'recipe.invalid-filter',
      params: { reason: matching },
    });
  });

  it('orders by fields of users', async () => {
    const ordered = async (orderBy: string) => (await recipes.list(ana, { orderBy })).items.map(({ name }) => name);

    expect(await ordered('user.full_name:asc,name:asc')).toEqual(['Apple Pie', 'Lentil Soup', 'Bread']);
    expect(await ordered('user.full_name:desc,name:desc')).toEqual(['Bread', 'Lentil Soup', 'Apple Pie']);
  });
});

describe('filtering organizers, foods and units', () => {
  const listed = async (list: typeof ListFoods | typeof ListUnits, actor: Actor, query: object) =>
    (await readPage(recipes.as(actor).stream(list as typeof ListFoods, query))).items.map(({ name }) => name).sort();
  const tags = async (actor: Actor, queryFilter: string) => {
    const { items } = await readPage(
      recipes.as(actor).stream(ListOrganizers, { kind: 'tags', query: { queryFilter } }),
    );
    return items.map(({ name }) => name).sort();
  };

  it('finds tags by their recipes', async () => {
    expect(await tags(ana, 'recipes.name = "Lentil Soup"')).toEqual(['Quick', 'Vegan']);
    expect(await tags(ana, 'recipes.name <> "Lentil Soup"')).toEqual([]);
    expect(await tags(ana, 'name LIKE "v%"')).toEqual(['Vegan']);
    expect(await tags(await recipes.member(), 'recipes.name = "Lentil Soup"')).toEqual([]);
  });

  it('filters by what each household has on hand', async () => {
    const { items } = await readPage(recipes.as(ana).stream(ListFoods, { queryFilter: 'name = "salt"' }));
    const food = { name: 'salt', extras: {}, onHand: true, aliases: [{ name: 'NaCl' }] };
    await recipes.as(ana).request(UpdateFood, { id: items[0]?.id ?? '', food });
    await recipes.as(ana).request(CreateOrganizer, { kind: 'tools', id: newId(), name: 'Wok', onHand: true });

    expect(await listed(ListFoods, ana, { queryFilter: 'onHand = true' })).toEqual(['salt']);
    expect(await listed(ListFoods, ben, { queryFilter: 'on_hand = true' })).toEqual([]);
    expect(await listed(ListFoods, ben, { queryFilter: 'on_hand = false AND name = "salt"' })).toEqual(['salt']);
    expect(await names('recipeIngredient.food.onHand = true')).toEqual(['Bread', 'Lentil Soup']);
    expect(await listed(ListFoods, ana, { queryFilter: 'aliases.name = "NaCl"' })).toEqual(['salt']);
    expect(await listed(ListUnits, ana, { queryFilter: 'fraction = true' })).toEqual(['pinch']);
  });
});

it('finds recipes by the plan entries of the own household', async () => {
  const { items } = await recipes.list(ana, { queryFilter: 'name = "Bread"' });
  const bread = { recipeId: items[0]?.id ?? '' };
  const planned = new Map([['entryType = "dinner"', [bread]]]);
  await recipes.fakeStream(FindPlannedRecipes, ({ queryFilter }) => Readable.from(planned.get(queryFilter) ?? []));

  expect(await names('mealEntries.entry_type = "dinner"')).toEqual(['Bread']);
  expect(await names('mealEntries.entryType <> "dinner"')).toEqual(['Apple Pie', 'Lentil Soup']);
  expect(await names('meal_entries.date > 2026-01-01')).toEqual([]);
});
