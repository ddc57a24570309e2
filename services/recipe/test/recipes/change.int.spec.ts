import {
  ListFoods,
  PatchRecipe,
  ReadRecipeForEdit,
  readPage,
  RecipeUpdated,
  ReplaceRecipe,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
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
const replace = (actor: Actor, slugOrId: string, recipe: object) =>
  recipes.as(actor).request(ReplaceRecipe, { slugOrId, recipe });

describe.each([
  ['a full replacement', replace],
  ['a partial change', patch],
] as const)('%s', (_manner, change) => {
  it('keeps the name when it is sent as null', async () => {
    const { ana } = await someUsers();
    const { id, name, slug } = await recipes.recipe(ana);

    expect(await change(ana, id, { name: null, description: 'New' })).toMatchObject({ name, slug, description: 'New' });
  });
});

describe('a full replacement', () => {
  it('stores all fields and returns the stored recipe', async () => {
    const { ana } = await someUsers();
    const { slug, id } = await recipes.recipe(ana);

    const reply = await replace(ana, slug, {
      name: 'Red Lentil Soup',
      description: 'Weeknight staple.',
      recipeYield: 4,
      performTime: '40 minutes',
      recipeCategory: [{ name: 'Dinner' }],
      tags: ['Quick', { name: 'Vegan' }],
      tools: [{ name: 'Dutch Oven' }],
      recipeIngredient: [
        { quantity: '1.5', unit: { name: 'cup' }, food: 'red lentil', note: 'rinsed', title: 'Base' },
        'Salt',
      ],
      recipeInstructions: [{ text: 'Simmer.' }],
      settings: { disableAmount: false, public: false },
      nutrition: { calories: 310 },
      notes: [{ title: 'Freezer', text: 'Keeps 3 months.' }],
      extras: { 'thaw.time': 12 },
    });

    expect(reply).toMatchObject({
      id,
      name: 'Red Lentil Soup',
      slug: 'red-lentil-soup',
      recipeYield: '4',
      recipeCategory: [{ name: 'Dinner', slug: 'dinner' }],
      tags: [{ slug: 'quick' }, { slug: 'vegan' }],
      tools: [{ slug: 'dutch-oven', onHand: false }],
      recipeIngredient: [
        { quantity: 1.5, display: '1 ¹/₂ cup red lentil rinsed', title: 'Base', isFood: true, disableAmount: false },
        { quantity: 1, note: 'Salt', display: '1 Salt', food: null },
      ],
      settings: { disableAmount: false, public: false, disableComments: false, locked: false },
      nutrition: { calories: '310', fatContent: null },
      extras: { 'thaw.time': '12' },
    });
    expect(await read(ana, 'red-lentil-soup')).toEqual(reply);
    await expect(read(ana, slug)).rejects.toMatchObject(notFound);
  });

  it('changes only the dates when the reply is sent back', async () => {
    const { ana } = await someUsers();
    const { slug } = await recipes.recipe(ana);
    const stored = await replace(ana, slug, {
      tags: ['Quick'],
      tools: ['Pot'],
      recipeIngredient: [{ quantity: 2, unit: 'cup', food: 'rice', originalText: '2 cups rice' }],
      recipeInstructions: [{ text: 'Boil.' }, { text: 'Rest.', title: 'Then' }],
      extras: { a: 'b' },
    });

    const again = await replace(ana, slug, stored);

    const { updatedAt: _updated, dateUpdated: _dated, ...same } = stored;
    expect(again).toMatchObject(same);
    expect(again.updatedAt >= stored.updatedAt).toBe(true);
  });

  it('does not change organizers by their copies in a recipe', async () => {
    const { ana, outsider } = await someUsers();
    const [{ slug }, theirs] = [await recipes.recipe(ana), await recipes.recipe(outsider)];
    const foreign = await patch(outsider, theirs.slug, { tags: ['Foreign'] });
    const [tag] = (await patch(ana, slug, { tags: ['Quick'] })).tags;

    const renamed = await patch(ana, slug, { tags: [{ ...tag, name: 'Slow', slug: 'slow' }, ...foreign.tags] });

    expect(renamed.tags).toMatchObject([tag, { name: 'Foreign', slug: 'foreign' }]);
    expect(renamed.tags[1]?.id).not.toBe(foreign.tags[0]?.id);
  });

  it('creates no food or unit for an unknown id, and keeps its name in the note', async () => {
    const { ana, outsider } = await someUsers();
    const [{ slug }, theirs] = [await recipes.recipe(ana), await recipes.recipe(outsider)];
    const [foreign] = (await patch(outsider, theirs.slug, { recipeIngredient: [{ food: 'Leek', unit: 'stalk' }] }))
      .recipeIngredient;
    const ofUnknownIds = [
      { food: foreign?.food, unit: foreign?.unit, note: 'sliced' },
      { food: { id: newId(), name: 'Salt' }, note: 'a pinch of salt' },
      { food: { id: newId(), name: 'rice' } },
      { food: { id: newId() }, note: 'alone' },
    ];

    await patch(ana, slug, { recipeIngredient: [{ food: { id: null, name: 'Rice' } }] });
    const { recipeIngredient } = await patch(ana, slug, { recipeIngredient: ofUnknownIds });

    expect(recipeIngredient.map(({ unit, food, note }) => [unit, food?.name ?? null, note])).toEqual([
      [null, null, 'stalk Leek sliced'],
      [null, null, 'a pinch of salt'],
      [null, 'Rice', ''],
      [null, null, 'alone'],
    ]);
    const { items } = await readPage(recipes.as(ana).stream(ListFoods, {}));
    expect(items.map(({ name }) => name)).toEqual(['Rice']);
  });

  it('refuses the name of another recipe, and changes neither', async () => {
    const { ana } = await someUsers();
    const [soup] = [await recipes.recipe(ana, 'Soup'), await recipes.recipe(ana, 'Stew')];

    await expect(replace(ana, soup.slug, { name: 'Stew!' })).rejects.toMatchObject({ code: 'recipe.already-exists' });

    expect(await read(ana, 'soup')).toEqual(soup);
  });
});

describe('a partial update', () => {
  it('changes only the given fields', async () => {
    const { ana } = await someUsers();
    const before = await recipes.recipe(ana);

    const after = await patch(ana, before.slug, { prepTime: '10 min', settings: { showAssets: true } });

    const { updatedAt, dateUpdated, ...same } = before;
    expect(after).toEqual({
      ...same,
      updatedAt: expect.any(String) as string,
      dateUpdated: expect.any(String) as string,
      prepTime: '10 min',
      settings: { ...before.settings, showAssets: true },
    });
    expect(after.updatedAt >= updatedAt && after.dateUpdated! >= dateUpdated!).toBe(true);
    expect(await read(ana, before.id)).toEqual(after);
  });

  it('publishes each change once, with a growing revision', async () => {
    const { ana } = await someUsers();
    const { slug, id } = await recipes.recipe(ana);
    await patch(ana, slug, { prepTime: '1' });
    await patch(ana, slug, { name: 'Renamed Soup' });

    const events = await recipes.eventually.published(RecipeUpdated, {
      count: 2,
      where: ({ recipeId }) => recipeId === id,
    });

    expect(events.map(({ revision, name }) => [revision, name])).toEqual([
      [1, 'Lentil Soup'],
      [2, 'Renamed Soup'],
    ]);
  });

  it('refuses changes of a locked recipe, in a locked household and by a member of another group', async () => {
    const { ana, ben, neighbor, outsider } = await someUsers();
    const { slug } = await recipes.recipe(ana);

    await expect(patch(neighbor, slug, { prepTime: 'x' })).rejects.toMatchObject(notAllowed);
    await expect(patch(outsider, slug, { prepTime: 'x' })).rejects.toMatchObject(notFound);
    await expect(patch(ben, slug, { settings: { locked: true } })).rejects.toMatchObject(notAllowed);
    await patch(ana, slug, { settings: { locked: true } });
    await expect(patch(ben, slug, { prepTime: 'x' })).rejects.toMatchObject(notAllowed);
    await expect(replace(ben, slug, { name: 'x' })).rejects.toMatchObject(notAllowed);
    expect((await read(neighbor, slug)).prepTime).toBeNull();
    expect((await patch(ana, slug, { prepTime: 'mine' })).prepTime).toBe('mine');
  });

  it('allows changes by another household if its preferences do', async () => {
    const { ana, neighbor } = await someUsers({ lockRecipeEditsFromOtherHouseholds: false });
    const { slug, householdId } = await recipes.recipe(ana);

    expect(await patch(neighbor, slug, { prepTime: 'x' })).toMatchObject({
      prepTime: 'x',
      userId: ana.userId,
      householdId,
    });
  });

  it('creates nothing for a caller who may not change the recipe', async () => {
    const { ana, neighbor } = await someUsers();
    const { slug } = await recipes.recipe(ana);
    await expect(patch(neighbor, slug, { tags: ['Smuggled'] })).rejects.toMatchObject(notAllowed);

    expect((await recipes.list(neighbor, { tags: ['smuggled'] })).items).toEqual([]);
  });

  it('refuses visitors', async () => {
    const request = recipes.as(null).request(PatchRecipe, { slugOrId: 'soup', recipe: {} });
    await expect(request).rejects.toMatchObject({ code: 'common.not-authenticated' });
  });
});

describe('reading a recipe for an edit', () => {
  it('returns id and slug to those who may change the recipe', async () => {
    const { ana, ben, neighbor, outsider } = await someUsers();
    const { id, slug } = await recipes.recipe(ana);
    const ask = (actor: Actor) => recipes.as(actor).request(ReadRecipeForEdit, { slugOrId: id });

    expect(await ask(ben)).toEqual({ id, slug });
    await expect(ask(neighbor)).rejects.toMatchObject(notAllowed);
    await expect(ask(outsider)).rejects.toMatchObject(notFound);
  });
});
