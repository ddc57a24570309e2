import {
  PatchRecipes,
  readAll,
  RecipesUpdated,
  RecipeUpdated,
  ReplaceRecipes,
  type Actor,
  type Recipe,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup, aHousehold } from '@larder/testing';
import { batchCalls } from '../support/calls/batch-calls.js';
import { recipeCalls } from '../support/calls/recipe-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const { read } = recipeCalls(() => recipes);
const { patchAll, twoRecipes } = batchCalls(() => recipes);
const replaceAll = (actor: Actor, updates: Parameters<typeof patchAll>[1]): Promise<Recipe[]> =>
  readAll(recipes.as(actor).stream(ReplaceRecipes, { recipes: updates }));

describe('changing several recipes at once', () => {
  it('patches each of them and replies in the order of the request', async () => {
    const ana = await recipes.member();
    const [soup, stew] = await twoRecipes(ana);

    const saved = await patchAll(ana, [
      { id: stew.id, recipeYield: 2 },
      { id: soup.id, name: 'Red Soup' },
    ]);

    expect(saved.map(({ slug, recipeYield }) => [slug, recipeYield])).toEqual([
      ['bean-stew', '2'],
      ['red-soup', null],
    ]);
    expect(await read(ana, soup.id)).toEqual(saved[1]);
    expect(saved[1]?.recipeInstructions).toEqual(soup.recipeInstructions);
  });

  it('replaces each of them', async () => {
    const ana = await recipes.member();
    const [soup, stew] = await twoRecipes(ana);

    const saved = await replaceAll(ana, [
      { id: soup.id, name: soup.name },
      { id: stew.id, name: stew.name, notes: [{ title: 'Salt', text: 'Late' }] },
    ]);

    expect(saved.map(({ notes }) => notes.length)).toEqual([0, 1]);
    expect(saved.map(({ recipeInstructions }) => recipeInstructions)).toEqual([[], []]);
  });

  it('transfers recipes with whole summaries, as sent by the table of recipes', async () => {
    const group = aGroup();
    const [ana, ben] = [await recipes.member({ group }), await recipes.member({ group })];
    await twoRecipes(ana);
    const { items } = await recipes.list(ana);

    const saved = await patchAll(
      ana,
      items.map((summary) => ({ ...summary, userId: ben.userId })),
    );

    expect(saved.map(({ userId, householdId }) => [userId, householdId])).toEqual(
      items.map(() => [ben.userId, ben.householdId]),
    );
  });

  it('publishes one event to each household, and marks the events of the single recipes', async () => {
    const group = aGroup();
    const [ana, ben] = [await recipes.member({ group }), await recipes.member({ group })];
    const [soup, stew] = await twoRecipes(ana);
    const salad = await recipes.recipe(ana, 'Salad');

    await patchAll(ana, [
      { id: soup.id, description: 'Red' },
      { id: salad.id, userId: ben.userId },
      { id: stew.id, description: 'Brown' },
    ]);

    const published = await recipes.eventually.published(RecipesUpdated, {
      count: 2,
      where: ({ groupId }) => groupId === ana.groupId,
    });
    expect(published).toHaveLength(2);
    expect(published).toContainEqual(
      expect.objectContaining({ householdId: ana.householdId, recipeSlugs: [soup.slug, stew.slug], total: 2 }),
    );
    expect(published).toContainEqual(
      expect.objectContaining({ householdId: ben.householdId, recipeSlugs: [salad.slug], total: 1 }),
    );
    const [single] = await recipes.eventually.published(RecipeUpdated, { where: (e) => e.recipeId === soup.id });
    expect(single).toMatchObject({ bulk: true, slug: soup.slug });
  });

  it.each([
    ['a recipe that does not exist', () => newId(), 'recipe.not-found'],
    ['a recipe of another group', async () => (await recipes.recipe(await recipes.member())).id, 'recipe.not-found'],
  ])('writes nothing when one of them is %s', async (_which, other, code) => {
    const ana = await recipes.member();
    const [soup] = await twoRecipes(ana);

    const reply = patchAll(ana, [{ id: soup.id, description: 'New' }, { id: await other() }]);

    await expect(reply).rejects.toMatchObject({ code });
    expect(await read(ana, soup.id)).toEqual(soup);
  });

  it('writes nothing when one of them may not be changed, transferred or locked', async () => {
    const household = aHousehold();
    const [ana, ben] = [await recipes.member({ household }), await recipes.member({ household })];
    const cleo = await recipes.member({ group: household.group });
    const [soup, stew] = await twoRecipes(ana);
    await recipes.lockRecipesFromOtherHouseholds(cleo);
    const theirs = await recipes.recipe(cleo, 'Salad');

    for (const refused of [
      { id: theirs.id, description: 'Mine now' },
      { id: stew.id, userId: ben.userId },
      { id: stew.id, settings: { locked: true } },
    ]) {
      const reply = patchAll(ben, [{ id: soup.id, description: 'New' }, refused]);
      await expect(reply).rejects.toMatchObject({ code: 'recipe.not-allowed' });
    }

    expect(await read(ana, soup.id)).toEqual(soup);
  });

  it('writes nothing when a new name is taken, or used twice', async () => {
    const ana = await recipes.member();
    const [soup, stew] = await twoRecipes(ana);
    await recipes.recipe(ana, 'Salad');

    for (const names of [
      ['New', 'salad'],
      ['Twins', 'Twins'],
    ]) {
      const reply = patchAll(ana, [
        { id: soup.id, name: names[0] },
        { id: stew.id, name: names[1] },
      ]);
      await expect(reply).rejects.toMatchObject({ code: 'recipe.already-exists' });
    }

    expect(await read(ana, soup.id)).toEqual(soup);
    expect(await read(ana, stew.id)).toEqual(stew);
  });

  it('adds each tag once by two concurrent requests', async () => {
    const ana = await recipes.member();
    const [soup, stew] = await twoRecipes(ana);
    const updates = [
      { id: soup.id, tags: ['Quick'] },
      { id: stew.id, tags: ['Quick'] },
    ];

    await Promise.all([patchAll(ana, updates), patchAll(ana, updates)]);

    const { items } = await recipes.list(ana);
    expect(items.map(({ tags }) => tags.map(({ name }) => name))).toEqual([['Quick'], ['Quick']]);
  });

  it('is refused to visitors', async () => {
    const reply = readAll(recipes.as(null).stream(PatchRecipes, { recipes: [] }));

    await expect(reply).rejects.toMatchObject({ code: 'common.not-authenticated' });
  });
});
