import {
  CookbookCreated,
  CookbookDeleted,
  CookbooksUpdated,
  DirectoryEntryDeleted,
  ReadCookbook,
  type Actor,
  type Cookbook,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup, aHousehold, waitUntil } from '@larder/testing';
import type { CookbookDocument } from '../../src/discovery/cookbooks/cookbook.schema.js';
import { cookbookCalls } from '../support/calls/cookbook-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const notFound = { code: 'common.not-found' };
const noSuchPath = { code: 'common.no-such-path' };
const { create, update, updateAll, read, remove, list } = cookbookCalls(() => recipes);
const names = async (actor: Actor, query: object = {}) => (await list(actor, query)).map(({ name }) => name);

describe('cookbooks', () => {
  it('are created, read by id and slug, replaced and deleted, each with an event', async () => {
    const ana = await recipes.member();
    const queryFilterString = 'tags.name = "quick"';

    const made = await create(ana, { name: ' Fast Dinners ', public: null, position: 2, queryFilterString });
    expect(made).toEqual({
      id: made.id,
      groupId: ana.groupId,
      householdId: ana.householdId,
      name: 'Fast Dinners',
      slug: 'fast-dinners',
      description: '',
      position: 2,
      public: false,
      queryFilterString,
      queryFilter: { parts: [expect.objectContaining({ attributeName: 'tags.name', value: 'quick' })] },
      requireAllCategories: true,
      requireAllTags: true,
      requireAllTools: true,
    });
    expect(await read(ana, made.id)).toEqual(made);
    expect(await read(ana, 'fast-dinners')).toEqual(made);

    const changed = await update(ana, made.id, { name: 'Slow Dinners', public: true });
    expect(changed).toMatchObject({ slug: 'slow-dinners', position: 1, public: true, queryFilter: { parts: [] } });
    expect(await read(ana, 'slow-dinners')).toEqual(changed);

    expect(await remove(ana, made.id)).toEqual(changed);
    await expect(read(ana, made.id)).rejects.toMatchObject(noSuchPath);
    await expect(remove(ana, made.id)).rejects.toMatchObject(notFound);
    await expect(update(ana, made.id, { name: 'Gone' })).rejects.toMatchObject(notFound);
    const mine = { where: ({ cookbookId }: { cookbookId: string }) => cookbookId === made.id };
    const [created] = await recipes.eventually.published(CookbookCreated, mine);
    const [deleted] = await recipes.eventually.published(CookbookDeleted, mine);
    const [updated] = await recipes.eventually.published(CookbooksUpdated, {
      where: ({ cookbookIds }) => cookbookIds.includes(made.id),
    });
    const home = { groupId: ana.groupId, householdId: ana.householdId, userId: ana.userId };
    expect([created, deleted, updated]).toMatchObject([home, home, home]);
  });

  it('have unique slugs in the group, but keep their names', async () => {
    const group = aGroup();
    const [ana, ben] = [await recipes.member({ group }), await recipes.member({ group })];
    const soups = { name: 'Soups' };
    const cookbooks = await Promise.all([create(ana, soups), create(ben, soups), create(ana, soups)]);

    expect(cookbooks.map(({ name }) => name)).toEqual(['Soups', 'Soups', 'Soups']);
    expect(cookbooks.map(({ slug }) => slug).sort()).toEqual(['soups', 'soups-1', 'soups-2']);
    const [, , last] = cookbooks;
    expect((await update(ana, last.id, { name: 'Soups', slug: last.slug })).slug).toBe(last.slug);
  });

  it('are created once for repeated requests', async () => {
    const ana = await recipes.member();
    const id = newId();
    const [first, again] = [await create(ana, { name: 'Once' }, id), await create(ana, { name: 'Once' }, id)];

    expect(again).toEqual(first);
    expect(await names(ana)).toEqual(['Once']);
  });

  it('need a name with a slug, and a valid filter', async () => {
    const ana = await recipes.member();
    const invalid = { code: 'common.invalid' };
    await expect(create(ana, { name: '---' })).rejects.toMatchObject(invalid);
    for (const queryFilterString of ['tags.name =', 'user.password = "x"']) {
      await expect(create(ana, { name: 'Bad', queryFilterString })).rejects.toMatchObject(invalid);
    }
    expect(await names(ana)).toEqual([]);
  });

  it('are reordered as a whole, or not at all', async () => {
    const ana = await recipes.member();
    const [one, two] = [await create(ana, { name: 'One' }), await create(ana, { name: 'Two', position: 2 })];
    const saved = await updateAll(
      ana,
      { name: 'One', id: one.id, slug: one.slug, position: 2 },
      { name: 'Two', id: two.id, slug: two.slug, position: 1 },
    );
    expect(saved.map(({ name, position }) => [name, position])).toEqual([
      ['One', 2],
      ['Two', 1],
    ]);
    expect(await names(ana, { orderBy: 'position', orderDirection: 'asc' })).toEqual(['Two', 'One']);
    const [published] = await recipes.eventually.published(CookbooksUpdated, {
      where: ({ cookbookIds }) => cookbookIds.includes(one.id),
    });
    expect(published?.cookbookIds).toEqual([one.id, two.id]);

    const attempt = updateAll(ana, { name: 'Other', id: one.id }, { name: 'Unknown', id: newId() });
    await expect(attempt).rejects.toMatchObject(notFound);
    expect(await names(ana, { search: 'other' })).toEqual([]);
  });

  it('with equal position and date are ordered by id, each on exactly one page', async () => {
    const ana = await recipes.member();
    const drafts = Array.from({ length: 7 }, (_, index) => ({ name: `Book ${index}`, position: 3 }));
    const made = await Promise.all(drafts.map((draft) => create(ana, draft)));
    const ids = made.map(({ id }) => id).sort();
    const { householdId } = ana;
    await recipes
      .collection<CookbookDocument>('cookbooks')
      .updateMany({ householdId }, { $set: { createdAt: new Date(0) } });

    for (const orderBy of ['position', 'createdAt', 'household.name', 'position, public'])
      for (const orderDirection of ['asc', 'desc'] as const) {
        const query = { orderBy, orderDirection, perPage: 2 };
        const pages = [1, 2, 3, 4].map((page) => list(ana, { ...query, page }));
        const listed = (await Promise.all(pages)).flat().map(({ id }) => id);
        expect(listed).toEqual(orderDirection === 'asc' ? ids : [...ids].reverse());
      }
  });

  it('keep the positions of the request, including equal ones', async () => {
    const ana = await recipes.member();
    const made: Cookbook[] = [];
    for (const name of ['One', 'Two', 'Six']) made.push(await create(ana, { name }));
    const updates = [4, 9, 4].map((position, at) => {
      const { id = '', name = '', slug = '' } = made[at] ?? {};
      return { name, id, slug, position };
    });

    await updateAll(ana, ...updates);

    const items = await list(ana, { orderBy: 'createdAt:asc' });
    expect(items.map(({ position }) => position)).toEqual([4, 9, 4]);
    const sharedPosition = [made[0]?.id, made[2]?.id].sort();
    const ordered = await list(ana, { orderBy: 'position:asc' });
    expect(ordered.map(({ id }) => id)).toEqual([...sharedPosition, made[1]?.id]);
  });

  it('are not found for other households and groups, and refused to visitors', async () => {
    const group = aGroup();
    const [ana, neighbor] = [await recipes.member({ group }), await recipes.member({ group })];
    const { id, slug } = await create(ana, { name: 'Ours' });

    for (const other of [neighbor, await recipes.member()]) {
      await expect(read(other, slug)).rejects.toMatchObject(noSuchPath);
      await expect(update(other, id, { name: 'Theirs' })).rejects.toMatchObject(notFound);
      await expect(remove(other, id)).rejects.toMatchObject(notFound);
      await expect(updateAll(other, { name: 'Theirs', id })).rejects.toMatchObject(notFound);
      await expect(recipes.list(other, { cookbook: id })).rejects.toMatchObject({ code: 'recipe.cookbook-not-found' });
      expect(await names(other)).toEqual([]);
    }
    const visitor = recipes.as(null).request(ReadCookbook, { slugOrId: id });
    await expect(visitor).rejects.toMatchObject({ code: 'common.not-authenticated' });
  });

  it('are filtered, and searched by name and description', async () => {
    const household = aHousehold();
    const ana = await recipes.member({ household });
    await create(ana, { name: 'Soups', description: 'for cold days', public: true });
    await create(ana, { name: 'Cakes' });

    expect(await names(ana, { queryFilter: 'public = true' })).toEqual(['Soups']);
    expect(await names(ana, { search: 'cold' })).toEqual(['Soups']);
    expect(await names(ana, { orderBy: 'name', orderDirection: 'asc' })).toEqual(['Cakes', 'Soups']);
  });

  it('are deleted with their household', async () => {
    const ana = await recipes.member();
    await create(ana, { name: 'Ours' });

    const gone = { kind: 'household' as const, id: ana.householdId, revision: 9 };
    await recipes.publish(DirectoryEntryDeleted, gone, { tenant: { groupId: ana.groupId, householdId: null } });

    await waitUntil(async () => (await names(ana)).length === 0);
  });

  it('of other households of the group lose a deleted household in their filters', async () => {
    const group = aGroup();
    const [ana, neighbor] = [await recipes.member({ group }), await recipes.member({ group })];
    const outsider = await recipes.member();
    const queryFilterString = `household_id IN ["${ana.householdId}","${neighbor.householdId}"]`;
    const [ours, foreign] = [
      await create(neighbor, { name: 'Both', queryFilterString }),
      await create(outsider, { name: 'Both', queryFilterString }),
    ];
    const filterOf = async (actor: Actor, { id: slugOrId }: Cookbook) =>
      (await recipes.as(actor).request(ReadCookbook, { slugOrId })).queryFilterString;

    const gone = { kind: 'household' as const, id: ana.householdId, revision: 9 };
    await recipes.publish(DirectoryEntryDeleted, gone, { tenant: { groupId: ana.groupId, householdId: null } });

    await waitUntil(async () => (await filterOf(neighbor, ours)) === `household_id IN ["${neighbor.householdId}"]`);
    await expect(filterOf(outsider, foreign)).resolves.toBe(queryFilterString);
  });
});
