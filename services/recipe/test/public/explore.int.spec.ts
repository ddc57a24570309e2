import {
  CreateComment,
  CreateCookbook,
  CreateFood,
  CreateOrganizer,
  ExploreCookbook,
  ExploreCookbooks,
  ExploreFood,
  ExploreFoods,
  ExploreOrganizer,
  ExploreOrganizers,
  ExploreRecipe,
  ExploreRecipes,
  PatchRecipe,
  readPage,
  type Actor,
  type OrganizerKind,
  type RequestInputOf,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aDirectoryGroup, aDirectoryHousehold, aGroup } from '@larder/testing';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

type Query = RequestInputOf<typeof ExploreRecipes>['query'];

/** A public group: Ana's public household has a public soup and a private stew, the private household of Ben has a pie. */
interface PublicGroup {
  ana: Actor;
  neighbor: Actor;
  groupSlug: string;
}

let recipes: TestRecipes;
let publicGroup: PublicGroup;
beforeAll(async () => {
  recipes = await startRecipes();
  publicGroup = await aPublicGroup();
});
afterAll(() => recipes.stop());

async function aPublicGroup(): Promise<PublicGroup> {
  const group = aGroup();
  const [ana, neighbor] = [await recipes.member({ group }), await recipes.member({ group })];
  await recipes.addToDirectory(aDirectoryHousehold(neighbor, { revision: 2, preferences: { privateHousehold: true } }));
  await recipes.recipe(ana, 'Public Soup');
  const { id } = await recipes.recipe(ana, 'Secret Stew');
  await recipes.as(ana).request(PatchRecipe, { slugOrId: id, recipe: { settings: { public: false } } });
  await recipes.recipe(neighbor, 'Private Pie');
  return { ana, neighbor, groupSlug: ana.groupSlug };
}

const visitor = () => recipes.as(null);
const find = async (query: Query = {}, groupSlug = publicGroup.groupSlug) =>
  (await readPage(visitor().stream(ExploreRecipes, { groupSlug, query }))).items.map(({ slug }) => slug);
const open = (slugOrId: string, groupSlug = publicGroup.groupSlug) =>
  visitor().request(ExploreRecipe, { groupSlug, slugOrId });
const noGroup = { code: 'explore.group-not-found' };
const cookbook = (actor: Actor, name: string, fields: object = {}) =>
  recipes.as(actor).request(CreateCookbook, { id: newId(), cookbook: { name, public: true, ...fields } });

describe('a visitor', () => {
  it('finds public recipes of households that are not private, by the group’s slug or id', async () => {
    expect(await find()).toEqual(['public-soup']);
    expect(await find({}, publicGroup.ana.groupId)).toEqual(['public-soup']);
    expect(await find({ search: 'stew' })).toEqual([]);
    expect(await find({ search: 'soup' })).toEqual(['public-soup']);
    expect(await find({ orderBy: 'random', paginationSeed: 'a' })).toEqual(['public-soup']);
    expect(await find({ orderBy: 'rating' })).toEqual(['public-soup']);
    expect(await find({ households: [publicGroup.neighbor.householdSlug] })).toEqual([]);
    expect(await find({ households: [publicGroup.ana.householdSlug], perPage: -1 })).toEqual(['public-soup']);
  });

  it.each([
    'name LIKE "%"',
    'id IS NOT NULL) OR (id IS NULL',
    'settings.public = false',
    'settings.public = true OR settings.public = false',
    'household.preferences.privateHousehold = true',
  ])('does not see more with the filter %s', async (queryFilter) => {
    const outcome = await find({ queryFilter }).catch(({ code }: { code: string }) => code);
    expect([['public-soup'], [], 'recipe.invalid-filter']).toContainEqual(outcome);
  });

  it('cannot filter by users', async () => {
    const reply = find({ queryFilter: 'user.username LIKE "%"' });
    await expect(reply).rejects.toMatchObject({ code: 'recipe.invalid-filter' });
  });

  it('reads a public recipe without extras and without the names of those who commented', async () => {
    const { ana } = publicGroup;
    const { id, slug } = await recipes.recipe(ana, 'Talked About');
    await recipes.as(ana).request(PatchRecipe, { slugOrId: id, recipe: { extras: { thaw: 'yes' } } });
    await recipes.as(ana).request(CreateComment, { id: newId(), slugOrId: id, text: 'Tasty' });

    const read = await open(slug);

    expect(read).toMatchObject({ id, extras: {}, comments: [{ text: 'Tasty', user: { username: null } }] });
    expect(JSON.stringify(read.comments)).not.toContain(ana.userId);
    expect((await open(id)).slug).toBe(slug);
    await recipes.as(ana).request(PatchRecipe, { slugOrId: id, recipe: { settings: { public: false } } });
    await expect(open(slug)).rejects.toMatchObject({ code: 'explore.recipe-not-found' });
  });

  it.each(['secret-stew', 'private-pie', 'no-such-recipe'])('does not open %s', async (slug) => {
    await expect(open(slug)).rejects.toMatchObject({ code: 'explore.recipe-not-found' });
  });

  it('finds neither private groups nor recipes of another group', async () => {
    const closed = await recipes.member();
    const { slug } = await recipes.recipe(closed, 'Hidden');
    await expect(open(slug)).rejects.toMatchObject({ code: 'explore.recipe-not-found' });
    expect(await find({}, closed.groupSlug)).toEqual(['hidden']);

    await recipes.addToDirectory(aDirectoryGroup(closed, { revision: 2, privateGroup: true }));

    const { groupSlug } = closed;
    await expect(find({}, groupSlug)).rejects.toMatchObject(noGroup);
    await expect(open(slug, groupSlug)).rejects.toMatchObject(noGroup);
    await expect(open(slug, 'nowhere')).rejects.toMatchObject(noGroup);
    const foods = readPage(visitor().stream(ExploreFoods, { groupSlug, query: {} }));
    await expect(foods).rejects.toMatchObject(noGroup);
    const tags = readPage(visitor().stream(ExploreOrganizers, { groupSlug, kind: 'tags', query: {} }));
    await expect(tags).rejects.toMatchObject(noGroup);
    const books = readPage(visitor().stream(ExploreCookbooks, { groupSlug, query: {} }));
    await expect(books).rejects.toMatchObject(noGroup);
  });
});

describe('cookbooks', () => {
  it('are visible when they and their household are public, with public recipes of all households', async () => {
    const { ana, neighbor, groupSlug } = await aPublicGroup();
    await recipes.recipe(ana, 'Cheese Pie');
    const pies = await cookbook(ana, 'Pies', { queryFilterString: 'name LIKE "%pie"', description: 'With crust' });
    await cookbook(ana, 'Everything');
    await cookbook(ana, 'Ours', { public: false });
    await cookbook(neighbor, 'Theirs');
    const names = async (query: object = {}) =>
      (await readPage(visitor().stream(ExploreCookbooks, { groupSlug, query }))).items.map(({ name }) => name);

    expect(await names({ orderBy: 'name', orderDirection: 'asc' })).toEqual(['Everything', 'Pies']);
    expect(await names({ search: 'crust' })).toEqual(['Pies']);
    expect(await visitor().request(ExploreCookbook, { groupSlug, slugOrId: 'pies' })).toEqual(pies);
    expect(await visitor().request(ExploreCookbook, { groupSlug, slugOrId: pies.id })).toEqual(pies);
    expect(await find({ cookbook: 'pies' }, groupSlug)).toEqual(['cheese-pie']);
    expect((await find({ cookbook: 'everything' }, groupSlug)).sort()).toEqual(['cheese-pie', 'public-soup']);
    const soups = { cookbook: 'everything', queryFilter: 'name LIKE "%soup"' };
    expect(await find(soups, groupSlug)).toEqual(['public-soup']);
    for (const slugOrId of ['ours', 'theirs', 'none']) {
      const absent = { code: 'explore.cookbook-not-found' };
      await expect(find({ cookbook: slugOrId }, groupSlug)).rejects.toMatchObject(absent);
      const read = visitor().request(ExploreCookbook, { groupSlug, slugOrId });
      await expect(read).rejects.toMatchObject(absent);
    }
  });
});

describe('foods and organizers', () => {
  it('are public regardless of the household that uses them', async () => {
    const { neighbor, groupSlug } = await aPublicGroup();
    const food = { name: 'Leek', onHand: true, extras: {} };
    const { id } = await recipes.as(neighbor).request(CreateFood, { id: newId(), food });

    const { items } = await readPage(visitor().stream(ExploreFoods, { groupSlug, query: { search: 'lee' } }));

    expect(items).toMatchObject([{ id, name: 'Leek', onHand: false }]);
    expect(await visitor().request(ExploreFood, { groupSlug, id })).toMatchObject({ id, name: 'Leek' });
    const unknown = visitor().request(ExploreFood, { groupSlug, id: newId() });
    await expect(unknown).rejects.toMatchObject({ code: 'explore.food-not-found' });
  });

  it.each<[OrganizerKind, string]>([
    ['categories', 'category'],
    ['tags', 'tag'],
    ['tools', 'tool'],
  ])('so are %s', async (kind, word) => {
    const { neighbor, groupSlug } = await aPublicGroup();
    const { id } = await recipes.as(neighbor).request(CreateOrganizer, { kind, id: newId(), name: 'Quick' });

    const { items } = await readPage(visitor().stream(ExploreOrganizers, { groupSlug, kind, query: {} }));

    expect(items).toMatchObject([{ id, name: 'Quick' }]);
    expect(await visitor().request(ExploreOrganizer, { groupSlug, kind, id })).toMatchObject({ id, slug: 'quick' });
    const unknown = visitor().request(ExploreOrganizer, { groupSlug, kind, id: newId() });
    await expect(unknown).rejects.toMatchObject({ code: `explore.${word}-not-found` });
    const query = { queryFilter: 'recipes.name LIKE "%"' };
    const filtered = readPage(visitor().stream(ExploreOrganizers, { groupSlug, kind, query: query }));
    await expect(filtered).rejects.toMatchObject({ code: 'recipe.invalid-filter' });
  });
});
