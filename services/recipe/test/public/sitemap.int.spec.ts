import { randomUUID } from 'node:crypto';
import {
  DeleteRecipe,
  ListSitemaps,
  PatchRecipe,
  readAll,
  ReadSitemap,
  RECIPES_PER_SITEMAP,
  type Actor,
} from '@larder/contracts';
import { aDirectoryGroup, aDirectoryHousehold, aGroup } from '@larder/testing';
import type { RecipeDocument } from '../../src/recipe-store/index.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

const noGroup = { code: 'explore.group-not-found' };

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const visitor = () => recipes.as(null);
const slugsOf = async (groupSlug: string, page = 1) =>
  (await readAll(visitor().stream(ReadSitemap, { groupSlug, page }))).map(({ slug }) => slug);
const filesOf = async ({ groupSlug }: Actor) =>
  (await readAll(visitor().stream(ListSitemaps, {}))).filter((file) => file.groupSlug === groupSlug);

it('lists public recipes of public households, oldest first, with their last change', async () => {
  const group = aGroup();
  const [ana, neighbor] = [await recipes.member({ group }), await recipes.member({ group })];
  await recipes.addToDirectory(aDirectoryHousehold(neighbor, { revision: 2, preferences: { privateHousehold: true } }));
  const soup = await recipes.recipe(ana, 'Public Soup');
  await recipes.recipe(ana, 'Another Soup');
  const secret = await recipes.recipe(ana, 'Secret Stew');
  await recipes.as(ana).request(PatchRecipe, { slugOrId: secret.id, recipe: { settings: { public: false } } });
  const deleted = await recipes.recipe(ana, 'Deleted Soup');
  await recipes.as(ana).request(DeleteRecipe, { slugOrId: deleted.id });
  await recipes.recipe(neighbor, 'Private Pie');

  expect(await slugsOf(ana.groupSlug)).toEqual(['public-soup', 'another-soup']);
  expect(await filesOf(ana)).toEqual([{ groupSlug: ana.groupSlug, page: 1 }]);
  const [first] = await readAll(visitor().stream(ReadSitemap, { groupSlug: ana.groupSlug, page: 1 }));
  expect(Date.parse(first?.updatedAt ?? '')).toBe(Date.parse(soup.updatedAt ?? ''));
});

it('includes no private groups, and no groups without public recipes', async () => {
  const [ana, ben] = [await recipes.member(), await recipes.member()];
  await recipes.recipe(ana, 'Soup');
  await recipes.addToDirectory(aDirectoryGroup(ana, { revision: 2, privateGroup: true }));

  expect([await filesOf(ana), await filesOf(ben)]).toEqual([[], []]);
  await expect(slugsOf(ana.groupSlug)).rejects.toMatchObject(noGroup);
  await expect(slugsOf('no-such-group')).rejects.toMatchObject(noGroup);
  expect(await slugsOf(ben.groupSlug)).toEqual([]);
});

it('counts recipes at most every ten minutes, but leaves out a household at once when it becomes private', async () => {
  const ana = await recipes.member();
  const soup = await recipes.recipe(ana, 'Soup');
  const files = [{ groupSlug: ana.groupSlug, page: 1 }];
  expect(await filesOf(ana)).toEqual(files);

  await recipes.as(ana).request(DeleteRecipe, { slugOrId: soup.id });
  expect(await filesOf(ana)).toEqual(files);
  expect(await slugsOf(ana.groupSlug)).toEqual([]);

  await recipes.addToDirectory(aDirectoryHousehold(ana, { revision: 2, preferences: { privateHousehold: true } }));
  expect(await filesOf(ana)).toEqual([]);
});

it('splits many recipes into several files', async () => {
  const ana = await recipes.member();
  const { id } = await recipes.recipe(ana, 'Soup');
  const stored = recipes.collection<RecipeDocument>('recipes');
  const soup = (await stored.findOne({ _id: id })) as RecipeDocument;
  const copies = Array.from({ length: RECIPES_PER_SITEMAP }, (_, index) => ({
    ...soup,
    _id: randomUUID(),
    slug: `soup-${index}`,
    slugKey: `soup-${index}`,
  }));
  await stored.insertMany(copies);

  expect(await filesOf(ana)).toEqual([1, 2].map((page) => ({ groupSlug: ana.groupSlug, page })));
  const [first, second, third] = [1, 2, 3].map((page) => slugsOf(ana.groupSlug, page));
  const listed = [...((await first) ?? []), ...((await second) ?? [])];
  expect([(await first)?.length, (await second)?.length, await third]).toEqual([RECIPES_PER_SITEMAP, 1, []]);
  expect(new Set(listed).size).toBe(RECIPES_PER_SITEMAP + 1);
});
