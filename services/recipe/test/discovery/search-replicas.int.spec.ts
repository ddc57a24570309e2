import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Worker } from 'node:worker_threads';
import { DeleteFood, PatchRecipe, type Actor } from '@larder/contracts';
import { spyOn } from 'jest-mock';
import { newId, type RunningService } from '@larder/service-kit';
import { waitUntil } from '@larder/testing';
import type { Model } from 'mongoose';
import { RecipeDeleter } from '../../src/recipes/writing/recipe-deleter.js';
import { RecipeUpdater } from '../../src/recipes/writing/recipe-updater.js';
import type { RecipeDocument } from '../../src/recipe-store/schemas/recipe-document.js';
import { MIN_PRELOADED } from '../../src/discovery/search/index-loader.js';
import { RecipeIndexes } from '../../src/discovery/search/recipe-indexes.js';
import { SearchThread } from '../../src/discovery/search/thread/search-thread.js';
import { SearchedRecipesRepository } from '../../src/discovery/search/searched-recipes.repository.js';
import { foundBy, storedBy } from '../support/calls/search-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
let replica: RunningService;

/** All worker threads of this process; only searches start threads here. */
const threads = new Set<Worker>();
const recordThread = (message: unknown) => {
  const { worker } = message as { worker: Worker };
  threads.add(worker);
  worker.on('exit', () => threads.delete(worker));
};

beforeAll(async () => {
  subscribe('worker_threads', recordThread);
  recipes = await startRecipes();
  replica = await recipes.replica();
});
afterAll(() => {
  unsubscribe('worker_threads', recordThread);
  return recipes.stop();
});

/** A member of a group whose index takes too long to be loaded by a search. */
const aLargeGroup = () => (largeGroup ??= makeLargeGroup());
let largeGroup: Promise<Actor> | undefined;

async function makeLargeGroup(): Promise<Actor> {
  const ana = await recipes.member();
  const { _id, ...dish } = await storedBy(recipes, ana, 'Dish');
  const [line] = dish.ingredients;
  const ingredients = (index: number) => (line && index === 9 ? [{ ...line, note: 'nutmeg' }] : []);
  const dishes = Array.from({ length: MIN_PRELOADED - 1 }, (_, index) => ({
    ...dish,
    _id: newId(),
    name: `Dish ${index}`,
    nameSort: `dish ${index}`,
    slug: `d-${index}`,
    slugKey: `d-${index}`,
    ingredients: ingredients(index),
  }));
  const { collection } = recipes.get<Model<RecipeDocument>>('larder:model:recipes');
  await collection.insertMany(dishes as object[]);
  return ana;
}

const sees = (actor: Actor, search: string, names: string[]) =>
  waitUntil(async () => JSON.stringify(await foundBy(replica, actor, search)) === JSON.stringify(names), {
    what: `${search}: ${names.join()}`,
  });

describe('two replicas', () => {
  it('find changes of both replicas, their own at once', async () => {
    const ana = await recipes.member();
    expect(await foundBy(recipes, ana, 'pie')).toEqual([]);
    expect(await foundBy(replica, ana, 'pie')).toEqual([]);

    const { slug } = await storedBy(recipes, ana, 'Apple Pie');
    expect(await foundBy(recipes, ana, 'pie')).toEqual(['Apple Pie']);
    await sees(ana, 'pie', ['Apple Pie']);

    const renamed = await recipes.get(RecipeUpdater).patch(ana, slug, { name: 'Leek Tart' });
    expect(await foundBy(recipes, ana, '"pie"')).toEqual([]);
    expect(await foundBy(recipes, ana, 'tart')).toEqual(['Leek Tart']);
    await sees(ana, 'tart', ['Leek Tart']);
    expect(await foundBy(replica, ana, '"pie"')).toEqual([]);

    await recipes.get(RecipeDeleter).delete(ana, renamed.slug);
    expect(await foundBy(recipes, ana, '"tart"')).toEqual([]);
    await sees(ana, '"tart"', []);
  });

  it('have the same results after many concurrent changes, some while the index is loaded', async () => {
    const ana = await recipes.member();
    const names = Array.from({ length: 60 }, (_, index) => `Dish ${String(index).padStart(2, '0')}`);
    const [from, to] = [names.slice(0, 30), names.slice(30)];
    const slugs = await Promise.all(from.map(async (name) => (await storedBy(recipes, ana, name)).slug));

    await Promise.all([
      foundBy(recipes, ana, 'dish'),
      foundBy(replica, ana, 'dish'),
      ...to.map((name, index) => storedBy(index % 2 ? recipes : replica, ana, name)),
      ...slugs.slice(0, 10).map((slug) => replica.get(RecipeDeleter).delete(ana, slug)),
      ...slugs
        .slice(10, 20)
        .map((slug) => recipes.get(RecipeUpdater).patch(ana, slug, { description: 'dish of the day' })),
    ]);

    const all = { perPage: -1, orderBy: 'name', orderDirection: 'asc' } as const;
    const expected = names.slice(10);
    await waitUntil(async () => (await foundBy(replica, ana, 'dish', all)).join() === expected.join());
    await waitUntil(async () => (await foundBy(recipes, ana, 'dish', all)).join() === expected.join());
  });

  it('find recipes from before they started', async () => {
    const ana = await recipes.member();
    await recipes.recipe(ana, 'Old Stew');

    const late = await recipes.replica();

    expect(await foundBy(late, ana, 'stew')).toEqual(['Old Stew']);
  });

  it('load an index again after it was dropped, or lost with its thread', async () => {
    const ana = await recipes.member();
    await storedBy(recipes, ana, 'Plum Cake');
    expect(await foundBy(replica, ana, 'plum')).toEqual(['Plum Cake']);

    replica.get(RecipeIndexes).dropAll();
    await storedBy(recipes, ana, 'Plum Jam');
    expect(await foundBy(replica, ana, 'plum')).toHaveLength(2);

    const lost = spyOn(replica.get(SearchThread), 'find').mockResolvedValueOnce(null);
    await storedBy(recipes, ana, 'Plum Tart');
    expect(await foundBy(replica, ana, 'plum')).toHaveLength(3);
    lost.mockRestore();
  });

  it('return results although their thread ends, during and before a search', async () => {
    const ana = await recipes.member();
    await storedBy(recipes, ana, 'Plum Cake');
    const endThread = () => Promise.all([...threads].map((thread) => thread.terminate()));
    await foundBy(recipes, ana, 'plum');

    const searches = Array.from({ length: 5 }, () => foundBy(recipes, ana, 'plum'));
    const stored = storedBy(recipes, ana, 'Plum Jam');
    await endThread();
    for (const names of await Promise.all(searches)) expect(names).toContain('Plum Cake');
    await stored;
    await endThread();

    expect(await foundBy(recipes, ana, 'plum')).toHaveLength(2);
  });

  it('search by names while the index of many recipes is loaded, then by all texts', async () => {
    const ana = await aLargeGroup();
    const [searched, indexes] = [recipes.get(SearchedRecipesRepository), recipes.get(RecipeIndexes)];
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const streamAll = searched.streamAll.bind(searched);
    spyOn(searched, 'streamAll').mockImplementationOnce(async function* (groupId) {
      await held;
      yield* streamAll(groupId);
    });
    indexes.drop(ana.groupId);

    expect((await foundBy(recipes, ana, '"dish 7"'))[0]).toBe('Dish 7');
    expect(await foundBy(recipes, ana, 'dish', { perPage: -1 })).toHaveLength(MIN_PRELOADED);
    expect(await foundBy(recipes, ana, '', { orderBy: 'random', paginationSeed: 's', perPage: 5 })).toHaveLength(5);
    release();

    await waitUntil(async () => (await foundBy(recipes, ana, 'nutmeg')).join() === 'Dish 9');
  });

  it('load the index of many recipes when they start, before the first search', async () => {
    const ana = await aLargeGroup();

    const late = await recipes.replica();

    await waitUntil(() => late.get(RecipeIndexes).isOpen(ana.groupId));
    await waitUntil(async () => (await foundBy(late, ana, 'nutmeg')).join() === 'Dish 9');
  });

  it('find a deleted food by its name in the notes', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana, 'Porridge');
    const recipe = { description: 'warm', recipeIngredient: [{ food: 'spelt', note: 'rolled' }] };
    const { recipeIngredient } = await recipes.as(ana).request(PatchRecipe, { slugOrId: slug, recipe });
    for (const each of [recipes, replica]) expect(await foundBy(each, ana, '"spelt"')).toEqual([]);

    await recipes.as(ana).request(DeleteFood, { id: recipeIngredient[0]?.food?.id ?? '' });

    for (const each of [recipes, replica]) {
      await waitUntil(async () => (await foundBy(each, ana, '"spelt"')).join() === 'Porridge');
    }
  });
});
