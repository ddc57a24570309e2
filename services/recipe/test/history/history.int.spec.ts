import {
  DeleteRecipe,
  DuplicateRecipe,
  ListRecipeVersions,
  OrganizeRecipes,
  PatchRecipe,
  PurgeRecipe,
  readPage,
  ReadRecipe,
  ReadRecipeVersion,
  RecipeChanges,
  RestoreRecipeVersion,
  SetLastMade,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aDirectoryUser, aGroup, waitUntil } from '@larder/testing';
import { RecipeVersionRepository } from '../../src/recipe-store/index.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const patch = (actor: Actor, slugOrId: string, recipe: RecipeChanges) =>
  recipes.as(actor).request(PatchRecipe, { slugOrId, recipe });
const versions = (actor: Actor, slugOrId: string, query = {}) =>
  readPage(recipes.as(actor).stream(ListRecipeVersions, { slugOrId, ...query }));
const version = (actor: Actor, slugOrId: string, number: number) =>
  recipes.as(actor).request(ReadRecipeVersion, { slugOrId, number });
const restore = (actor: Actor, slugOrId: string, number: number) =>
  recipes.as(actor).request(RestoreRecipeVersion, { slugOrId, number });

describe('the history of a recipe', () => {
  it('has a version for each change, newest first, with user, date and fields', async () => {
    const ana = await recipes.member();
    const { id, slug } = await recipes.recipe(ana);
    await patch(ana, slug, { description: 'Creamy' });
    await patch(ana, slug, { description: 'Hot', recipeYield: '4' });

    const { head, items } = await versions(ana, id);

    expect(head).toMatchObject({ page: 1, total: 2 });
    expect(items.map(({ number, changedFields }) => [number, changedFields])).toEqual([
      [2, ['recipeYield', 'description']],
      [1, ['description']],
    ]);
    expect(items[0]?.changedBy.id).toBe(ana.userId);
    expect((await versions(ana, id, { page: 2, perPage: 1 })).items).toMatchObject([{ number: 1 }]);
  });

  it('shows the full name of the user who changed it', async () => {
    const ana = await recipes.member();
    await recipes.addToDirectory(aDirectoryUser(ana, { revision: 2, fullName: 'Ana Ruiz' }));
    const { id, slug } = await recipes.recipe(ana);
    await patch(ana, slug, { description: 'Creamy' });

    expect((await versions(ana, id)).items).toMatchObject([{ changedBy: { id: ana.userId, name: 'Ana Ruiz' } }]);
  });

  it('contains the recipe before the change and the differences, with names', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana);
    await patch(ana, slug, { description: 'Creamy', tags: [{ name: 'Quick' }] });
    await patch(ana, slug, { description: 'Hot', tags: [] });

    const { recipe, differences } = await version(ana, slug, 2);

    expect([recipe.description, recipe.tags.map(({ name }) => name)]).toEqual(['Creamy', ['Quick']]);
    expect(differences).toEqual([
      {
        field: 'description',
        lines: [
          { kind: 'removed', text: 'Creamy' },
          { kind: 'added', text: 'Hot' },
        ],
      },
      { field: 'tags', lines: [{ kind: 'removed', text: 'Quick' }] },
    ]);
  });

  it('does not grow when nothing changes, nor when the recipe is cooked', async () => {
    const ana = await recipes.member();
    const recipe = await recipes.recipe(ana);
    const { slug } = recipe;
    await patch(ana, slug, { name: 'Lentil Soup' });
    const { recipeIngredient: same } = RecipeChanges.parse(recipe);
    await patch(ana, slug, { recipeIngredient: same });
    await recipes.as(ana).request(SetLastMade, { slugOrId: slug, timestamp: '2026-01-01T00:00:00Z' });

    expect((await versions(ana, slug)).head.total).toBe(0);
  });

  it('has a version for a change of many recipes at once', async () => {
    const ana = await recipes.member({ canOrganize: true });
    const { slug } = await recipes.recipe(ana);
    await recipes.as(ana).request(OrganizeRecipes, { recipes: [slug], kind: 'tags', refs: [{ name: 'Party' }] });
    await patch(ana, slug, { description: 'Later' });

    expect((await versions(ana, slug)).items).toMatchObject([{ number: 2 }, { number: 1, changedFields: ['tags'] }]);
  });

  it('has exactly one version for each concurrent change', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana);
    const texts = Array.from({ length: 8 }, (_, at) => `Text ${at}`);
    await Promise.all(texts.map((description) => patch(ana, slug, { description })));

    const { items } = await versions(ana, slug);

    expect(items.map(({ number }) => number)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('keeps 50 versions', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana);
    for (let at = 1; at <= 61; at += 1) await patch(ana, slug, { description: `Text ${at}` });

    const { head, items } = await versions(ana, slug, { perPage: -1 });

    expect([head.total, items.at(-1)?.number]).toEqual([50, 12]);
    await expect(version(ana, slug, 11)).rejects.toMatchObject({ code: 'recipe.not-found' });
  });

  it('is deleted permanently with the recipe, and not copied', async () => {
    const ana = await recipes.member();
    const recipe = await recipes.recipe(ana);
    for (const description of ['One', 'Two']) await patch(ana, recipe.slug, { description });
    const copy = await recipes.as(ana).request(DuplicateRecipe, { slugOrId: recipe.slug, id: newId() });
    expect((await versions(ana, copy.id)).head.total).toBe(0);

    await recipes.as(ana).request(DeleteRecipe, { slugOrId: recipe.slug });
    await recipes.as(ana).request(PurgeRecipe, { id: recipe.id });

    const last = { number: 9, userId: ana.userId, changedAt: new Date(), before: {} };
    const stored = () =>
      recipes.get(RecipeVersionRepository).findAll({ _id: recipe.id, groupId: ana.groupId, lastVersion: last });
    await waitUntil(async () => (await stored()).length === 1);
  });
});

describe('restoring a version', () => {
  it('restores the recipe with name and slug, and is a change that can be undone', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana, 'Pea Soup');
    await patch(ana, slug, { description: 'Creamy' });
    const renamed = await patch(ana, slug, { name: 'Bean Soup', description: 'Hot' });

    const restored = await restore(ana, renamed.slug, 2);

    expect(restored).toMatchObject({ name: 'Pea Soup', slug: 'pea-soup', description: 'Creamy' });
    expect(await restore(ana, 'pea-soup', 3)).toMatchObject({ name: 'Bean Soup', description: 'Hot' });
  });

  it('does not change the lock', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana);
    await patch(ana, slug, { settings: { locked: true } });

    expect((await restore(ana, slug, 1)).settings.locked).toBe(true);
  });

  it('is refused to those who may not edit, although they may read the versions', async () => {
    const group = aGroup();
    const [ana, ben] = [await recipes.member({ group }), await recipes.member({ group })];
    await recipes.lockRecipesFromOtherHouseholds(ana);
    const { slug } = await recipes.recipe(ana);
    await patch(ana, slug, { description: 'Creamy' });

    expect((await version(ben, slug, 1)).recipe.description).toBe('');
    await expect(restore(ben, slug, 1)).rejects.toMatchObject({ code: 'recipe.not-allowed' });
    expect((await recipes.as(ana).request(ReadRecipe, { slugOrId: slug })).description).toBe('Creamy');
  });

  it('is not found for another group, nor is the list', async () => {
    const [ana, outsider] = [await recipes.member(), await recipes.member()];
    const { id } = await recipes.recipe(ana);
    await patch(ana, id, { description: 'Creamy' });

    const notFound = { code: 'recipe.not-found' };
    await expect(versions(outsider, id)).rejects.toMatchObject(notFound);
    await expect(version(outsider, id, 1)).rejects.toMatchObject(notFound);
    await expect(restore(outsider, id, 1)).rejects.toMatchObject(notFound);
  });
});
