import {
  CreateFood,
  CreateOrganizer,
  CreateRecipe,
  PatchRecipe,
  ReadCatalogue,
  SelectFromCatalogue,
  SelectRecipes,
  UpdateFood,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const aFood = async (actor: Actor, name: string) =>
  (await recipes.as(actor).request(CreateFood, { id: newId(), food: { name, extras: {} } })).id;
const select = (actor: Actor, ids: string[], rest: { queryFilter?: string; orderBy?: string } = {}) =>
  recipes.as(actor).request(SelectFromCatalogue, { kind: 'foods', ids, ...rest });

describe('queries of other services on foods', () => {
  it('return the matching ids with their sort keys', async () => {
    const ana = await recipes.member();
    const [leek, milk, other] = [await aFood(ana, 'Leek'), await aFood(ana, 'milk'), await aFood(ana, 'leek soup')];

    expect(await select(ana, [leek, milk], { queryFilter: 'name LIKE "leek%"' })).toEqual([{ id: leek, value: null }]);
    const valued = await select(ana, [leek, milk, other], { orderBy: 'name' });
    expect(new Map(valued.map(({ id, value }) => [id, value]))).toEqual(
      new Map([
        [leek, 'leek'],
        [milk, 'milk'],
        [other, 'leek soup'],
      ]),
    );
    await expect(select(ana, [leek], { queryFilter: 'color = "red"' })).rejects.toMatchObject({
      code: 'recipe.invalid-filter',
    });
  });

  it('return recipes, too, and none of another group', async () => {
    const [ana, bo] = [await recipes.member(), await recipes.member()];
    const id = newId();
    await recipes.as(ana).request(CreateRecipe, { id, name: 'Pea soup' });
    const select = (actor: Actor, queryFilter: string, orderBy: string | null = null) =>
      recipes.as(actor).request(SelectRecipes, { ids: [id], queryFilter, orderBy });

    expect(await select(ana, 'tags.name IS NULL AND name = "Pea soup"')).toEqual([{ id, value: null }]);
    expect(await select(ana, '', 'name')).toEqual([{ id, value: 'pea soup' }]);
    expect(await select(ana, 'name = "Stew"')).toEqual([]);
    expect(await select(bo, '')).toEqual([]);
  });

  it('return categories and tags, none of another group', async () => {
    const [ana, bo] = [await recipes.member(), await recipes.member()];
    for (const kind of ['categories', 'tags'] as const) {
      const { id } = await recipes.as(ana).request(CreateOrganizer, { kind, id: newId(), name: 'Quick' });
      const select = (actor: Actor, queryFilter: string) =>
        recipes.as(actor).request(SelectFromCatalogue, { kind, ids: [id], queryFilter });

      expect(await select(ana, 'slug = "quick"')).toEqual([{ id, value: null }]);
      expect(await select(ana, 'slug = "slow"')).toEqual([]);
      expect(await select(bo, '')).toEqual([]);
    }
  });

  it('never return those of another group', async () => {
    const [ana, bo] = [await recipes.member(), await recipes.member()];
    const leek = await aFood(ana, 'leek');

    expect(await select(bo, [leek])).toEqual([]);
    expect(await select(bo, [leek], { orderBy: 'name' })).toEqual([]);
  });
});

describe('texts with names of foods', () => {
  const named = async (actor: Actor, ...foodNames: string[]) =>
    (await recipes.as(actor).request(ReadCatalogue, { foodNames })).named.map(({ name, food }) => [name, food.name]);

  it('match the exact food first, then a similar one', async () => {
    const ana = await recipes.member();
    for (const name of ['tomato', 'potato', 'Crème fraîche', 'rye bread']) await aFood(ana, name);

    expect(await named(ana, 'Tomato', 'tomatos', 'creme fraiche', 'rye breads', 'candles', 'to')).toEqual([
      ['Tomato', 'tomato'],
      ['creme fraiche', 'Crème fraîche'],
      ['tomatos', 'tomato'],
      ['rye breads', 'rye bread'],
    ]);
  });

  it('match a food that was added since the last request', async () => {
    const ana = await recipes.member();
    expect(await named(ana, 'quince')).toEqual([]);

    await aFood(ana, 'quince');
    expect(await named(ana, 'quince', 'quinces')).toEqual([
      ['quince', 'quince'],
      ['quinces', 'quince'],
    ]);

    const { slug } = await recipes.as(ana).request(CreateRecipe, { id: newId(), name: 'Jam' });
    const recipe = { recipeIngredient: [{ food: 'medlar' }] };
    await recipes.as(ana).request(PatchRecipe, { slugOrId: slug, recipe });
    expect(await named(ana, 'medlar')).toEqual([['medlar', 'medlar']]);
  });

  it('match similar foods for all texts of a long request', async () => {
    const ana = await recipes.member();
    await aFood(ana, 'tomato');
    const others = Array.from({ length: 150 }, (_, at) => `candle ${at}`);

    expect(await named(ana, ...others, 'tomatos')).toEqual([['tomatos', 'tomato']]);
  });

  it('do not match the old name of a food, nor foods of another group', async () => {
    const [ana, bo] = [await recipes.member(), await recipes.member()];
    const id = await aFood(ana, 'artichoke');
    expect(await named(ana, 'artichok')).toEqual([['artichok', 'artichoke']]);

    await recipes.as(ana).request(UpdateFood, { id, food: { name: 'celeriac', extras: {} } });

    expect(await named(ana, 'artichok')).toEqual([]);
    expect(await named(ana, 'celeriak')).toEqual([['celeriak', 'celeriac']]);
    expect(await named(bo, 'celeriac', 'celeriak')).toEqual([]);
  });
});
