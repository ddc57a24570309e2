import {
  CookbooksUpdated,
  CreateOrganizer,
  DeleteOrganizer,
  DeleteOrganizers,
  PatchRecipe,
  ReadCookbook,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup } from '@larder/testing';
import type { CookbookDocument } from '../../src/discovery/cookbooks/cookbook.schema.js';
import { cookbookCalls } from '../support/calls/cookbook-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const { create } = cookbookCalls(() => recipes);

describe('the recipes of a cookbook', () => {
  it('are those of the whole group that match its filter', async () => {
    const group = aGroup();
    const [ana, neighbor] = [await recipes.member({ group }), await recipes.member({ group })];
    const outsider = await recipes.member();
    for (const [actor, name] of [
      [ana, 'Lentil Soup'],
      [neighbor, 'Leek Soup'],
      [neighbor, 'Cake'],
      [outsider, 'Foreign Soup'],
    ] as const) {
      const { slug } = await recipes.recipe(actor, name);
      const tags = name.endsWith('Soup') ? ['soup'] : ['sweet'];
      await recipes.as(actor).request(PatchRecipe, { slugOrId: slug, recipe: { tags } });
    }
    const escape = `tags.name = "soup" OR groupId = "${outsider.groupId}"`;
    const soups = await create(ana, { name: 'Soups', queryFilterString: escape });
    const all = await create(ana, { name: 'All' });
    const names = async (query: object) => (await recipes.list(ana, query)).items.map(({ name }) => name);

    expect(await names({ cookbook: soups.slug })).toEqual(['Leek Soup', 'Lentil Soup']);
    expect(await names({ cookbook: soups.id, queryFilter: 'name LIKE "leek%"' })).toEqual(['Leek Soup']);
    expect(await names({ cookbook: soups.id, search: 'lentil' })).toEqual(['Lentil Soup']);
    expect(await names({ cookbook: all.id, tags: ['soup'] })).toEqual(['Cake', 'Leek Soup', 'Lentil Soup']);
  });
});

describe('a cookbook with an invalid stored filter', () => {
  const cookbooks = () => recipes.collection<CookbookDocument>('cookbooks');

  it.each(['tags.id IN [', 'noSuchThing = "1"', 'tags.id = "no id"'])(
    'is read and matches nothing: %s',
    async (stored) => {
      const ana = await recipes.member();
      await recipes.recipe(ana);
      const { id } = await create(ana, { name: 'From an old backup' });
      await cookbooks().updateOne({ _id: id }, { $set: { queryFilterString: stored } });

      const read = await recipes.as(ana).request(ReadCookbook, { slugOrId: id });

      expect(read.queryFilterString).toBe(stored);
      expect((await recipes.list(ana, { cookbook: id })).items).toEqual([]);
    },
  );
});

describe('a cookbook whose tags are deleted', () => {
  const tag = (actor: Actor, name: string) =>
    recipes.as(actor).request(CreateOrganizer, { kind: 'tags', id: newId(), name });
  const filterOf = async (actor: Actor, slugOrId: string) =>
    (await recipes.as(actor).request(ReadCookbook, { slugOrId })).queryFilterString;

  it('keeps the other tags, and its date of change', async () => {
    const ana = await recipes.member();
    const [quick, vegan] = [await tag(ana, 'Quick'), await tag(ana, 'Vegan')];
    const both = `tags.id CONTAINS ALL ["${quick.id}","${vegan.id}"]`;
    const { id } = await create(ana, { name: 'Quick and vegan', queryFilterString: both });
    const { slug } = await recipes.recipe(ana);
    await recipes.as(ana).request(PatchRecipe, { slugOrId: slug, recipe: { tags: [vegan] } });

    await recipes.as(ana).request(DeleteOrganizer, { kind: 'tags', id: quick.id });

    expect(await filterOf(ana, id)).toBe(`tags.id CONTAINS ALL ["${vegan.id}"]`);
    expect((await recipes.list(ana, { cookbook: id })).items.map((each) => each.slug)).toEqual([slug]);
    expect(recipes.published(CookbooksUpdated).filter(({ cookbookIds }) => cookbookIds.includes(id))).toEqual([]);
  });

  it('is empty when the last of them is deleted; those of other groups are not changed', async () => {
    const [ana, ben] = [await recipes.member(), await recipes.member()];
    const { id: tagId } = await tag(ana, 'Quick');
    const only = `tags.id IN ["${tagId}"]`;
    const mine = await create(ana, { name: 'Quick', queryFilterString: only });
    const theirs = await create(ben, { name: 'Quick', queryFilterString: `tags.id IN ["${tagId}","${newId()}"]` });
    await recipes.recipe(ana);

    await recipes.as(ana).request(DeleteOrganizer, { kind: 'tags', id: tagId });

    expect(await filterOf(ana, mine.id)).toBe(only);
    expect((await recipes.list(ana, { cookbook: mine.id })).items).toEqual([]);
    expect(await filterOf(ben, theirs.id)).toBe(theirs.queryFilterString);
  });

  it('removes a thousand tags together', async () => {
    const ana = await recipes.member({ canOrganize: true });
    const [kept, gone] = [await tag(ana, 'Kept'), await tag(ana, 'Gone')];
    const { id } = await create(ana, { name: 'Both', queryFilterString: `tags.id IN ["${gone.id}","${kept.id}"]` });
    const ids = [...Array.from({ length: 999 }, newId), gone.id];

    await recipes.as(ana).request(DeleteOrganizers, { kind: 'tags', ids });

    expect(await filterOf(ana, id)).toBe(`tags.id IN ["${kept.id}"]`);
  });
});
