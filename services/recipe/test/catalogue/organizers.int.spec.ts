import {
  CreateOrganizer,
  DeleteOrganizer,
  ListEmptyOrganizers,
  ListOrganizers,
  OrganizerCreated,
  OrganizerDeleted,
  OrganizerUpdated,
  ReadOrganizer,
  ReadOrganizerBySlug,
  ReadRecipe,
  readPage,
  UpdateOrganizer,
  type Actor,
  type OrganizerKind,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup, waitUntil } from '@larder/testing';
import { recipeCalls } from '../support/calls/recipe-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const notFound = { code: 'common.not-found' };
const taken = { code: 'recipe.organizer-taken' };
const create = (actor: Actor, kind: OrganizerKind, name: string, fields: object = {}) =>
  recipes.as(actor).request(CreateOrganizer, { kind, id: newId(), name, ...fields });
const list = async (actor: Actor, kind: OrganizerKind, query: object = {}) =>
  (await readPage(recipes.as(actor).stream(ListOrganizers, { kind, query }))).items.map(({ name }) => name);
const { patch } = recipeCalls(() => recipes);

describe.each(['categories', 'tags', 'tools'] as const)('%s', (kind) => {
  it('are created, read by id and slug, renamed and deleted, each with an event', async () => {
    const ana = await recipes.member();

    const made = await create(ana, kind, ' Main Dish ');
    expect(made).toMatchObject({ name: 'Main Dish', slug: 'main-dish', groupId: ana.groupId, onHand: false });
    expect(await recipes.as(ana).request(ReadOrganizer, { kind, id: made.id })).toEqual(made);
    expect(await recipes.as(ana).request(ReadOrganizerBySlug, { kind, slug: 'main-dish' })).toEqual(made);

    const renamed = await recipes.as(ana).request(UpdateOrganizer, { kind, id: made.id, name: 'Side Dish' });
    expect(renamed).toMatchObject({ id: made.id, name: 'Side Dish', slug: 'side-dish' });
    await expect(recipes.as(ana).request(ReadOrganizerBySlug, { kind, slug: 'main-dish' })).rejects.toMatchObject(
      notFound,
    );

    expect(await recipes.as(ana).request(DeleteOrganizer, { kind, id: made.id })).toEqual(renamed);
    await expect(recipes.as(ana).request(ReadOrganizer, { kind, id: made.id })).rejects.toMatchObject(notFound);
    await expect(recipes.as(ana).request(DeleteOrganizer, { kind, id: made.id })).rejects.toMatchObject(notFound);

    for (const [event, slug] of [
      [OrganizerCreated, 'main-dish'],
      [OrganizerUpdated, 'side-dish'],
      [OrganizerDeleted, 'side-dish'],
    ] as const) {
      const [published] = await recipes.eventually.published(event, {
        where: ({ organizerId }) => organizerId === made.id,
      });
      expect(published).toMatchObject({ kind, slug, groupId: ana.groupId, userId: ana.userId });
    }
  });

  it('have a unique name in the group', async () => {
    const [ana, ben] = [await recipes.member(), await recipes.member()];
    const [, other] = [await create(ana, kind, 'Quick'), await create(ana, kind, 'Slow')];

    await expect(create(ana, kind, 'QUICK!')).rejects.toMatchObject(taken);
    const rename = recipes.as(ana).request(UpdateOrganizer, { kind, id: other.id, name: 'quick' });
    await expect(rename).rejects.toMatchObject(taken);
    expect((await create(ben, kind, 'Quick')).slug).toBe('quick');
  });

  it('are created once for concurrent requests', async () => {
    const ana = await recipes.member();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => create(ana, kind, 'Rush')));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await list(ana, kind)).toEqual(['Rush']);
  });

  it('are created once for repeated requests', async () => {
    const ana = await recipes.member();
    const id = newId();
    const [first, again] = [await create(ana, kind, 'Once', { id }), await create(ana, kind, 'Once', { id })];

    expect(again).toEqual(first);
  });

  it('need a name with a slug', async () => {
    const ana = await recipes.member();
    await expect(create(ana, kind, '---')).rejects.toMatchObject({ code: 'common.invalid' });
    await expect(create(ana, kind, ' ')).rejects.toMatchObject({ code: 'common.invalid' });
  });

  it('are not found for other groups and refused to visitors', async () => {
    const [ana, outsider] = [await recipes.member(), await recipes.member()];
    const { id, slug } = await create(ana, kind, 'Ours');
    const as = recipes.as(outsider);

    await expect(as.request(ReadOrganizer, { kind, id })).rejects.toMatchObject(notFound);
    await expect(as.request(ReadOrganizerBySlug, { kind, slug })).rejects.toMatchObject(notFound);
    await expect(as.request(UpdateOrganizer, { kind, id, name: 'Theirs' })).rejects.toMatchObject(notFound);
    await expect(as.request(DeleteOrganizer, { kind, id })).rejects.toMatchObject(notFound);
    expect(await list(outsider, kind)).toEqual([]);
    const visitor = recipes.as(null).request(ReadOrganizer, { kind, id });
    await expect(visitor).rejects.toMatchObject({ code: 'common.not-authenticated' });
  });

  it('are listed in any order, and searched with exact matches first', async () => {
    const ana = await recipes.member();
    for (const name of ['Éclair', 'banana', 'Apple', 'Green Apple Pie', 'Pie']) await create(ana, kind, name);

    expect(await list(ana, kind, { orderBy: 'name', orderDirection: 'asc' })).toEqual([
      'Apple',
      'banana',
      'Éclair',
      'Green Apple Pie',
      'Pie',
    ]);
    expect(await list(ana, kind, { perPage: 2, page: 2, orderBy: 'name', orderDirection: 'asc' })).toEqual([
      'Éclair',
      'Green Apple Pie',
    ]);
    expect(await list(ana, kind, { search: 'apple pie' })).toEqual(['Green Apple Pie', 'Pie', 'Apple']);
    expect(await list(ana, kind, { search: 'eclaire' })).toEqual(['Éclair']);
    expect(await list(ana, kind, {})).toEqual(['Pie', 'Green Apple Pie', 'Apple', 'banana', 'Éclair']);
  });

  it('are removed from recipes when they are deleted', async () => {
    const ana = await recipes.member();
    const field = kind === 'categories' ? 'recipeCategory' : kind;
    const { slug, updatedAt } = await recipes.recipe(ana);
    const saved = await patch(ana, slug, { [field]: ['Keep', 'Drop'] });
    const [, drop] = saved[field];

    await recipes.as(ana).request(DeleteOrganizer, { kind, id: drop?.id ?? '' });

    const recipe = await recipes.as(ana).request(ReadRecipe, { slugOrId: slug });
    expect(recipe[field].map(({ name }) => name)).toEqual(['Keep']);
    expect(recipe.updatedAt).toBe(saved.updatedAt);
    expect(recipe.updatedAt >= updatedAt).toBe(true);
    expect((await recipes.list(ana, { [kind]: [drop?.id] })).head.total).toBe(0);
  });

  it('are empty when no recipe uses them', async () => {
    const ana = await recipes.member();
    const field = kind === 'categories' ? 'recipeCategory' : kind;
    await create(ana, kind, 'Unused');
    const { slug } = await recipes.recipe(ana);
    await patch(ana, slug, { [field]: ['Used'] });

    const empty = await recipes.as(ana).request(ListEmptyOrganizers, { kind });
    expect(empty.map(({ name }) => name)).toEqual(['Unused']);
  });
});

describe('a tool', () => {
  it('is on hand only for the household that sets it', async () => {
    const group = aGroup();
    const [ana, ben] = [await recipes.member({ group }), await recipes.member({ group })];
    const { id } = await create(ana, 'tools', 'Wok', { onHand: true });
    const onHand = async (actor: Actor) =>
      (await recipes.as(actor).request(ReadOrganizer, { kind: 'tools', id })).onHand;

    expect([await onHand(ana), await onHand(ben)]).toEqual([true, false]);
    await recipes.as(ben).request(UpdateOrganizer, { kind: 'tools', id, name: 'Wok', onHand: true });
    await recipes.as(ana).request(UpdateOrganizer, { kind: 'tools', id, name: 'Wok' });
    expect([await onHand(ana), await onHand(ben)]).toEqual([false, true]);

    const { slug } = await recipes.recipe(ben);
    await patch(ben, slug, { tools: [{ id, name: 'Wok', slug: 'wok', onHand: false }] });
    const tools = async (actor: Actor) => (await recipes.as(actor).request(ReadRecipe, { slugOrId: slug })).tools;
    expect([await tools(ana), await tools(ben)]).toMatchObject([[{ onHand: false }], [{ onHand: true }]]);
  });
});

describe('an interrupted deletion', () => {
  it('is completed by its event', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana);
    const [tag] = (await patch(ana, slug, { tags: ['Half'] })).tags;
    const fact = { kind: 'tags' as const, organizerId: tag?.id ?? '', slug: 'half', name: 'Half' };

    await recipes.publish(OrganizerDeleted, fact, { actor: ana });

    await waitUntil(async () => (await recipes.list(ana, { tags: [fact.organizerId] })).head.total === 0);
  });
});
