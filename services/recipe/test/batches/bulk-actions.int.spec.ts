import {
  ChangeRecipeSettings,
  DeleteRecipes,
  ListOrganizers,
  OrganizeRecipes,
  PatchRecipe,
  readPage,
  RecipeDeleted,
  RecipesDeleted,
  RecipesUpdated,
  type Actor,
  type Recipe,
} from '@larder/contracts';
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
const tag = (actor: Actor, slugs: string[], names: string[]) =>
  recipes.as(actor).request(OrganizeRecipes, { recipes: slugs, kind: 'tags', refs: names });
const lock = (actor: Actor, slugOrId: string) =>
  recipes.as(actor).request(PatchRecipe, { slugOrId, recipe: { settings: { locked: true } } });

const { twoRecipes } = batchCalls(() => recipes);
const tagNames = ({ tags }: Pick<Recipe, 'tags'>) => tags.map(({ name }) => name);

describe('tagging selected recipes', () => {
  it('adds to the tags a recipe has and skips unknown slugs', async () => {
    const ana = await recipes.member({ canOrganize: true });
    const [soup, stew] = await twoRecipes(ana);
    await recipes.as(ana).request(PatchRecipe, { slugOrId: soup.id, recipe: { tags: ['Red'] } });

    const done = await tag(ana, [soup.slug, stew.id, 'nowhere'], ['Quick', 'Red']);

    expect(done).toEqual({ changed: 2 });
    expect(tagNames(await read(ana, soup.id))).toEqual(['Red', 'Quick']);
    expect(tagNames(await read(ana, stew.id))).toEqual(['Quick', 'Red']);
  });

  it('publishes one event to the household, and none when there is nothing to change', async () => {
    const ana = await recipes.member({ canOrganize: true });
    const [soup, stew] = await twoRecipes(ana);

    await tag(ana, [soup.slug, stew.slug], ['Quick']);
    const again = await tag(ana, [soup.slug, stew.slug], ['Quick']);

    expect(again).toEqual({ changed: 0 });
    const published = await recipes.eventually.published(RecipesUpdated, { where: (e) => e.groupId === ana.groupId });
    expect(published).toEqual([expect.objectContaining({ recipeSlugs: [soup.slug, stew.slug], total: 2 })]);
  });

  it('adds categories as well', async () => {
    const ana = await recipes.member({ canOrganize: true });
    const { id, slug } = await recipes.recipe(ana);

    await recipes.as(ana).request(OrganizeRecipes, { recipes: [slug], kind: 'categories', refs: ['Dinner'] });

    expect((await read(ana, id)).recipeCategory).toEqual([expect.objectContaining({ slug: 'dinner' })]);
  });

  it('requires permission to organize', async () => {
    const ana = await recipes.member({ canOrganize: false, admin: false });
    const { slug } = await recipes.recipe(ana);

    await expect(tag(ana, [slug], ['Quick'])).rejects.toMatchObject({ code: 'common.forbidden' });
  });

  it('writes nothing, not even the tag, when one of them may not be changed', async () => {
    const household = aHousehold();
    const ana = await recipes.member({ household });
    const ben = await recipes.member({ household, canOrganize: true });
    const [soup, stew] = await twoRecipes(ana);
    await lock(ana, stew.id);

    await expect(tag(ben, [soup.slug, stew.slug], ['Quick'])).rejects.toMatchObject({ code: 'recipe.not-allowed' });

    expect(await read(ana, soup.id)).toEqual(soup);
    const query = { kind: 'tags', query: {} } as const;
    const { items } = await readPage(recipes.as(ana).stream(ListOrganizers, query));
    expect(items).toEqual([]);
  });

  it('does not reach another group', async () => {
    const ana = await recipes.member();
    const soup = await recipes.recipe(ana);
    const outsider = await recipes.member({ canOrganize: true });

    expect(await tag(outsider, [soup.id, soup.slug], ['Theirs'])).toEqual({ changed: 0 });
    expect(await read(ana, soup.id)).toEqual(soup);
  });
});

describe('settings of selected recipes', () => {
  it('changes the given settings and never the lock', async () => {
    const ana = await recipes.member();
    const [soup, stew] = await twoRecipes(ana);
    await lock(ana, soup.id);

    await recipes
      .as(ana)
      .request(ChangeRecipeSettings, { recipes: [soup.slug, stew.slug], settings: { public: false, locked: false } });

    expect((await read(ana, soup.id)).settings).toEqual({ ...soup.settings, public: false, locked: true });
    expect((await read(ana, stew.id)).settings).toEqual({ ...stew.settings, public: false, locked: false });
  });

  it('refuses recipes of a household that locks its own', async () => {
    const group = aGroup();
    const [ana, ben] = [await recipes.member({ group }), await recipes.member({ group })];
    await recipes.lockRecipesFromOtherHouseholds(ana);
    const soup = await recipes.recipe(ana);

    const reply = recipes.as(ben).request(ChangeRecipeSettings, { recipes: [soup.slug], settings: { public: false } });

    await expect(reply).rejects.toMatchObject({ code: 'recipe.not-allowed' });
    expect(await read(ana, soup.id)).toEqual(soup);
  });
});

describe('deleting selected recipes', () => {
  const deleteAll = (actor: Actor, slugs: string[]) => recipes.as(actor).request(DeleteRecipes, { recipes: slugs });

  it('deletes them, publishes an event for each and one for all, and can be repeated', async () => {
    const ana = await recipes.member();
    const [soup, stew] = await twoRecipes(ana);

    expect(await deleteAll(ana, [soup.slug, stew.slug])).toEqual({ changed: 2 });
    expect(await deleteAll(ana, [soup.slug, stew.slug])).toEqual({ changed: 0 });

    expect((await recipes.list(ana)).items).toEqual([]);
    const [all] = await recipes.eventually.published(RecipesDeleted, { where: (e) => e.groupId === ana.groupId });
    expect(all).toMatchObject({ householdId: ana.householdId, recipeSlugs: [soup.slug, stew.slug], total: 2 });
    const [single] = await recipes.eventually.published(RecipeDeleted, { where: (e) => e.recipeId === stew.id });
    expect(single).toMatchObject({ bulk: true });
  });

  it('deletes nothing when one of them is locked', async () => {
    const household = aHousehold();
    const [ana, ben] = [await recipes.member({ household }), await recipes.member({ household })];
    const [soup, stew] = await twoRecipes(ana);
    await lock(ana, stew.id);

    await expect(deleteAll(ben, [soup.slug, stew.slug])).rejects.toMatchObject({ code: 'recipe.not-allowed' });

    expect((await recipes.list(ana)).items).toHaveLength(2);
  });

  it('deletes each recipe once by two concurrent requests', async () => {
    const ana = await recipes.member();
    const [soup, stew] = await twoRecipes(ana);

    const done = await Promise.all([deleteAll(ana, [soup.id, stew.id]), deleteAll(ana, [soup.id, stew.id])]);

    expect(done.reduce((sum, { changed }) => sum + changed, 0)).toBe(2);
  });
});
