import {
  CreateComment,
  CreateShareToken,
  DeleteRecipe,
  DeleteShareToken,
  ListShareTokens,
  PatchRecipe,
  readAll,
  ReadSharedRecipe,
  ReadSharedRecipeId,
  ReadShareToken,
  UpdateShareToken,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aDirectoryUser, aGroup, waitUntil } from '@larder/testing';
import { ShareTokenController } from '../../src/public/shares/share-token.controller.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const DAY_MS = 86_400_000;
const notFound = { code: 'common.not-found' };
const noToken = { code: 'recipe.share-token-not-found' };
const share = (actor: Actor, recipeId: string, expiresAt?: string, id = newId()) =>
  recipes.as(actor).request(CreateShareToken, { id, token: { recipeId, expiresAt } });
const list = (actor: Actor, recipeId?: string) => readAll(recipes.as(actor).stream(ListShareTokens, { recipeId }));
const idsOf = async (actor: Actor, recipeId?: string) => (await list(actor, recipeId)).map(({ id }) => id);
const open = (id: string) => recipes.as(null).request(ReadSharedRecipe, { id });
const past = () => new Date(Date.now() - 1000).toISOString();

describe('a share link', () => {
  it('is valid for thirty days by default, and visible to every member of the group', async () => {
    const group = aGroup();
    const [ana, neighbor] = [await recipes.member({ group }), await recipes.member({ group })];
    const [soup, cake] = [await recipes.recipe(ana, 'Soup'), await recipes.recipe(ana, 'Cake')];

    const made = await share(neighbor, soup.id);

    const { recipe, ...summary } = made;
    expect(summary).toEqual({
      recipeId: soup.id,
      expiresAt: expect.any(String) as string,
      groupId: ana.groupId,
      id: made.id,
      createdAt: expect.any(String) as string,
    });
    expect(recipe).toMatchObject({ id: soup.id, name: 'Soup' });
    const days = (Date.parse(made.expiresAt) - Date.parse(made.createdAt)) / DAY_MS;
    expect(Math.round(days)).toBe(30);
    expect(await recipes.as(ana).request(ReadShareToken, { id: made.id })).toEqual(made);
    const other = await share(ana, cake.id, '2031-01-01');
    expect(other.expiresAt).toBe('2031-01-01T00:00:00.000Z');
    expect(await list(ana, soup.id)).toEqual([summary]);
    expect(await idsOf(ana)).toEqual([made.id, other.id]);
  });

  it('can be extended and deleted by every member of the group', async () => {
    const group = aGroup();
    const [ana, neighbor] = [await recipes.member({ group }), await recipes.member({ group })];
    const { id: recipeId } = await recipes.recipe(ana);
    const { id } = await share(ana, recipeId);

    const expiresAt = '2032-02-03T04:05:06.000Z';
    const longer = await recipes.as(neighbor).request(UpdateShareToken, { id, changes: { expiresAt } });
    expect(longer).toMatchObject({ id, recipeId, expiresAt, recipe: { id: recipeId } });
    expect(await recipes.as(ana).request(UpdateShareToken, { id, changes: {} })).toMatchObject({ expiresAt });
    expect(await recipes.as(neighbor).request(DeleteShareToken, { id })).toMatchObject({ id, recipeId });
    await expect(recipes.as(ana).request(DeleteShareToken, { id })).rejects.toMatchObject(notFound);
    await expect(recipes.as(ana).request(ReadShareToken, { id })).rejects.toMatchObject(notFound);
    await expect(open(id)).rejects.toMatchObject(noToken);
  });

  it('is created once for repeated requests, also concurrent ones', async () => {
    const ana = await recipes.member();
    const { id: recipeId } = await recipes.recipe(ana);
    const id = newId();

    const both = await Promise.all([share(ana, recipeId, '2031-01-01', id), share(ana, recipeId, '2031-01-01', id)]);

    expect(both[0]).toEqual(both[1]);
    expect(await idsOf(ana)).toEqual([id]);
  });

  it('is limited to recipes of the own group, and not found for others', async () => {
    const [ana, outsider] = [await recipes.member(), await recipes.member({ admin: true })];
    const { id: recipeId } = await recipes.recipe(ana);
    const { id, expiresAt } = await share(ana, recipeId);
    const as = recipes.as(outsider);

    await expect(share(outsider, recipeId)).rejects.toMatchObject(notFound);
    await expect(share(ana, newId())).rejects.toMatchObject(notFound);
    await expect(as.request(ReadShareToken, { id })).rejects.toMatchObject(notFound);
    for (const changes of [{}, { expiresAt: '2099-01-01T00:00:00.000Z' }])
      await expect(as.request(UpdateShareToken, { id, changes })).rejects.toMatchObject(notFound);
    await expect(as.request(DeleteShareToken, { id })).rejects.toMatchObject(notFound);
    expect([await idsOf(outsider), await idsOf(ana)]).toEqual([[], [id]]);
    expect(await recipes.as(ana).request(ReadShareToken, { id })).toMatchObject({ expiresAt });
    const visitor = recipes.as(null).request(ReadShareToken, { id });
    await expect(visitor).rejects.toMatchObject({ code: 'common.not-authenticated' });
  });
});

describe('a client with the link', () => {
  it('reads the recipe, even a private one, without extras', async () => {
    const ana = await recipes.member();
    const { id: recipeId, slug } = await recipes.recipe(ana);
    const recipe = { settings: { public: false }, extras: { thaw: 'evening before' } };
    await recipes.as(ana).request(PatchRecipe, { slugOrId: slug, recipe });
    await recipes.as(ana).request(CreateComment, { id: newId(), slugOrId: slug, text: 'Tasty' });
    const { id, expiresAt } = await share(ana, recipeId);

    expect(await open(id)).toMatchObject({ id: recipeId, extras: {}, comments: [{ text: 'Tasty' }] });
    await recipes.addToDirectory(aDirectoryUser(ana, { revision: 2, fullName: 'Ana Ruiz' }));
    const { comments } = await open(id);
    expect(comments[0]?.user).toMatchObject({ username: null, fullName: 'Ana Ruiz', admin: false });
    for (const secret of [ana.userId, ana.username]) expect(JSON.stringify(comments)).not.toContain(secret);
    expect(await recipes.as(null).request(ReadSharedRecipeId, { id })).toEqual({ recipeId, expiresAt });
    await recipes.as(ana).request(PatchRecipe, { slugOrId: slug, recipe: { settings: { disableComments: true } } });
    expect((await open(id)).comments).toEqual([]);
  });

  it('reads it under the slug of its group only', async () => {
    const ana = await recipes.member();
    const { id: recipeId } = await recipes.recipe(ana);
    const { id } = await share(ana, recipeId);
    const openIn = (groupSlug: string) => recipes.as(null).request(ReadSharedRecipe, { id, groupSlug });

    expect(await openIn(ana.groupSlug)).toMatchObject({ id: recipeId });
    await expect(openIn('another-group')).rejects.toMatchObject({ code: 'recipe.share-token-not-found' });
  });

  it('is refused once it has expired; it is deleted a day later', async () => {
    const ana = await recipes.member();
    const { id: recipeId } = await recipes.recipe(ana);
    const [old, young] = [await share(ana, recipeId, past()), await share(ana, recipeId)];

    await expect(open(old.id)).rejects.toMatchObject(noToken);
    expect(await recipes.as(null).request(ReadSharedRecipeId, { id: old.id })).toBeNull();
    await expect(open(newId())).rejects.toMatchObject(noToken);
    await recipes.get(ShareTokenController).purge({ tickAt: new Date() });

    expect(await idsOf(ana)).toEqual([young.id]);
  });

  it('is refused once the recipe is deleted', async () => {
    const ana = await recipes.member();
    const { id: recipeId } = await recipes.recipe(ana);
    const { id } = await share(ana, recipeId);

    await recipes.as(ana).request(DeleteRecipe, { slugOrId: recipeId });

    await expect(open(id)).rejects.toMatchObject(noToken);
    await waitUntil(async () => (await idsOf(ana)).length === 0);
  });
});
