import {
  CountRecipes,
  DuplicateRecipe,
  ImportRecipe,
  PatchRecipe,
  ReadRecipeGroup,
  ReadRecipeSummaries,
  RecipeCreated,
  SetLastMade,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aDirectoryGroup, aGroup, aMember } from '@larder/testing';
import { recipeCalls } from '../support/calls/recipe-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const { read } = recipeCalls(() => recipes);
const duplicate = (actor: Actor, slugOrId: string, name?: string, id = newId()) =>
  recipes.as(actor).request(DuplicateRecipe, { slugOrId, id, name });

describe('copying a recipe', () => {
  it('gives another member of the group a copy of their own', async () => {
    const group = aGroup();
    const [ana, ben] = [await recipes.member({ group }), await recipes.member({ group })];
    const { slug } = await recipes.recipe(ana);
    await recipes.as(ana).request(SetLastMade, { slugOrId: slug, timestamp: '2026-01-01' });
    const referenceId = newId();
    const original = await recipes.as(ana).request(PatchRecipe, {
      slugOrId: slug,
      recipe: {
        tags: ['Quick'],
        settings: { locked: true },
        recipeIngredient: [{ food: 'rice', referenceId }],
        recipeInstructions: [{ text: 'Boil.', ingredientReferences: [{ referenceId }] }],
      },
    });

    const copy = await duplicate(ben, slug);

    expect(copy).toMatchObject({
      name: 'Lentil Soup (1)',
      slug: 'lentil-soup-1',
      userId: ben.userId,
      householdId: ben.householdId,
      tags: original.tags,
      lastMade: null,
      settings: { locked: true },
    });
    const [ingredient] = copy.recipeIngredient;
    expect(ingredient?.referenceId).not.toBe(referenceId);
    expect(copy.recipeInstructions[0]?.ingredientReferences).toEqual([{ referenceId: ingredient?.referenceId }]);
    expect(await read(ana, slug)).toEqual(original);
    await recipes.settled();
    const created = recipes.published(RecipeCreated).filter(({ name }) => name.startsWith('Lentil Soup'));
    expect(created.map(({ duplicated }) => duplicated)).toEqual([undefined, true]);
  });

  it('uses the given name, and creates one copy for repeated requests', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana);
    const id = newId();

    const [first, again] = [await duplicate(ana, slug, 'Dal', id), await duplicate(ana, slug, 'Dal', id)];

    expect(first).toMatchObject({ id, name: 'Dal', slug: 'dal' });
    expect(again).toEqual(first);
    expect((await recipes.list(ana)).head.total).toBe(2);
  });

  it('is refused for other groups', async () => {
    const [ana, outsider] = [await recipes.member(), await recipes.member()];
    const { slug } = await recipes.recipe(ana);

    await expect(duplicate(outsider, slug)).rejects.toMatchObject({ code: 'recipe.not-found' });
  });
});

describe('importing a recipe', () => {
  const recipe = {
    name: 'Imported Dal',
    tags: ['Quick', 'quick!'],
    recipeIngredient: ['1 cup lentils'],
    orgURL: 'https://example.org/dal',
    settings: { public: false },
  };

  it('stores the imported fields, without samples', async () => {
    const ana = await recipes.member();

    const { slug } = await recipes.as(ana).request(ImportRecipe, { id: newId(), recipe, imageKey: 'ab12' });

    expect(await read(ana, slug)).toMatchObject({
      slug: 'imported-dal',
      image: 'ab12',
      userId: ana.userId,
      orgURL: 'https://example.org/dal',
      tags: [{ name: 'Quick', slug: 'quick' }],
      recipeIngredient: [{ note: '1 cup lentils', display: '1 1 cup lentils' }],
      recipeInstructions: [],
      settings: { public: false, locked: false },
    });
  });

  it('creates one recipe per id and numbers the name of the next', async () => {
    const ana = await recipes.member();
    const request = { id: newId(), recipe, imageKey: null };

    const replies = await Promise.all([1, 2].map(() => recipes.as(ana).request(ImportRecipe, request)));
    const again = await recipes.as(ana).request(ImportRecipe, request);
    const next = await recipes.as(ana).request(ImportRecipe, { ...request, id: newId() });

    expect([...replies, again]).toEqual([1, 2, 3].map(() => ({ slug: 'imported-dal' })));
    expect(next).toEqual({ slug: 'imported-dal-1' });
  });

  it('creates each tag, food and unit once for concurrent imports', async () => {
    const ana = await recipes.member();
    const dish = (name: string) => ({
      name,
      tags: ['Indian'],
      recipeIngredient: [{ quantity: 1, food: 'Rice', unit: 'Cup' }],
    });

    await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) =>
        recipes.as(ana).request(ImportRecipe, { id: newId(), recipe: dish(name), imageKey: null }),
      ),
    );
    const all = await Promise.all(['a', 'b', 'c', 'd'].map((slug) => read(ana, slug)));

    expect(new Set(all.map(({ tags }) => tags[0]?.id)).size).toBe(1);
    expect(new Set(all.map(({ recipeIngredient }) => recipeIngredient[0]?.food?.id)).size).toBe(1);
    expect(new Set(all.map(({ recipeIngredient }) => recipeIngredient[0]?.unit?.id)).size).toBe(1);
  });

  it('assigns a name to a recipe without one', async () => {
    const ana = await recipes.member();
    const id = newId();

    const { slug } = await recipes.as(ana).request(ImportRecipe, { id, recipe: {}, imageKey: null });

    expect((await read(ana, slug)).name).toBe(`No Recipe Name Found - ${id}`);
  });
});

describe('requests of other services', () => {
  it('return summaries of the own group only', async () => {
    const [ana, outsider] = [await recipes.member(), await recipes.member()];
    const [mine, theirs] = [await recipes.recipe(ana), await recipes.recipe(outsider)];

    const summaries = await recipes.as(ana).request(ReadRecipeSummaries, { ids: [mine.id, theirs.id, newId()] });

    const { items } = await recipes.list(ana);
    expect(summaries).toEqual(items);
    expect(Object.keys(items[0] ?? {})).toHaveLength(23);
  });

  it('return the owner of the files of a recipe, private until the group is known', async () => {
    const [ana, unknownMember] = [await recipes.member(), aMember()];
    await recipes.addToDirectory(aDirectoryGroup(ana, { revision: 2, privateGroup: false }));
    const ownerOf = (recipeId: string) => recipes.as(null).request(ReadRecipeGroup, { recipeId });

    expect(await ownerOf((await recipes.recipe(ana)).id)).toEqual({ groupId: ana.groupId, privateGroup: false });
    expect(await ownerOf((await recipes.recipe(unknownMember)).id)).toEqual({
      groupId: unknownMember.groupId,
      privateGroup: true,
    });
    expect(await ownerOf(newId())).toBeNull();
  });

  it('return the number of recipes of the whole site', async () => {
    const ana = await recipes.member();
    const count = () => recipes.as(ana).request(CountRecipes, {});
    const before = await count();
    const { slug } = await recipes.recipe(ana);
    await recipes.recipe(ana);
    await recipes.as(ana).request(PatchRecipe, { slugOrId: slug, recipe: { tags: ['x'] } });

    expect(await count()).toEqual({
      totalRecipes: before.totalRecipes + 2,
      uncategorizedRecipes: before.uncategorizedRecipes + 2,
      untaggedRecipes: before.untaggedRecipes + 1,
    });
  });
});
