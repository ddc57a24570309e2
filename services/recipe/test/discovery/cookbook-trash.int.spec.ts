import {
  CookbookDeleted,
  CookbooksUpdated,
  CreateCookbook,
  DeleteCookbook,
  DirectoryEntryDeleted,
  ListDeletedCookbooks,
  PurgeCookbook,
  ReadCookbook,
  readPage,
  RestoreDeletedCookbook,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aHousehold, waitUntil } from '@larder/testing';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const notFound = { code: 'common.not-found' };
const create = (actor: Actor, name: string) =>
  recipes.as(actor).request(CreateCookbook, {
    id: newId(),
    cookbook: { name, description: 'Quick', queryFilterString: 'rating >= 4', public: true },
  });
const read = (actor: Actor, slugOrId: string) => recipes.as(actor).request(ReadCookbook, { slugOrId });
const remove = (actor: Actor, id: string) => recipes.as(actor).request(DeleteCookbook, { id });
const restore = (actor: Actor, id: string) => recipes.as(actor).request(RestoreDeletedCookbook, { id });
const purge = (actor: Actor, id: string) => recipes.as(actor).request(PurgeCookbook, { id });
const trash = async (actor: Actor) => (await readPage(recipes.as(actor).stream(ListDeletedCookbooks, {}))).items;

describe('a deleted cookbook', () => {
  it('is restored unchanged', async () => {
    const ana = await recipes.member();
    const cookbook = await create(ana, 'Weeknights');
    await remove(ana, cookbook.id);
    await recipes.settled();
    expect(await trash(ana)).toMatchObject([{ id: cookbook.id, name: 'Weeknights', deletedBy: { id: ana.userId } }]);

    expect(await restore(ana, cookbook.id)).toEqual(cookbook);

    expect(await read(ana, cookbook.slug)).toEqual(cookbook);
    expect(await trash(ana)).toEqual([]);
    await recipes.settled();
    expect(recipes.published(CookbookDeleted).filter((each) => each.cookbookId === cookbook.id)).toHaveLength(1);
    const updated = recipes.published(CookbooksUpdated).filter((each) => each.cookbookIds.includes(cookbook.id));
    expect(updated).toMatchObject([{ name: 'Weeknights', userId: ana.userId }]);
  });

  it('gets another slug when its own is taken, and keeps its name', async () => {
    const ana = await recipes.member();
    const { id, slug } = await create(ana, 'Weeknights');
    await remove(ana, id);
    await create(ana, 'Weeknights');

    expect(await restore(ana, id)).toMatchObject({ id, name: 'Weeknights', slug: `${slug}-1` });
  });

  it('can be permanently deleted by a member, and is deleted with its household', async () => {
    const ana = await recipes.member();
    const [one, other] = [await create(ana, 'Weeknights'), await create(ana, 'Sundays')];
    await remove(ana, one.id);
    await remove(ana, other.id);

    await purge(ana, one.id);
    expect(await trash(ana)).toMatchObject([{ id: other.id }]);
    await expect(restore(ana, one.id)).rejects.toMatchObject(notFound);

    const { groupId, householdId } = ana;
    const fact = { kind: 'household', id: householdId, revision: 9 } as const;
    await recipes.publish(DirectoryEntryDeleted, fact, { tenant: { groupId } });
    await waitUntil(async () => (await trash(ana)).length === 0);
  });

  it('is not found for other households', async () => {
    const household = aHousehold();
    const [ana, neighbor] = [household.member(), household.group.household().member()];
    const { id } = await create(ana, 'Weeknights');
    await remove(ana, id);

    expect(await trash(neighbor)).toEqual([]);
    await expect(restore(neighbor, id)).rejects.toMatchObject(notFound);
    await expect(purge(neighbor, id)).rejects.toMatchObject(notFound);
    expect(await trash(ana)).toHaveLength(1);
  });
});
