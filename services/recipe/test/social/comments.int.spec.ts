import {
  CreateComment,
  DeleteComment,
  DeleteRecipe,
  DirectoryEntryDeleted,
  ListComments,
  PatchRecipe,
  ReadComment,
  ReadCommentsOfRecipe,
  ReadRecipe,
  readPage,
  UpdateComment,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup, waitUntil } from '@larder/testing';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const notFound = { code: 'common.not-found' };
const comment = (actor: Actor, slugOrId: string, text: string, id = newId()) =>
  recipes.as(actor).request(CreateComment, { id, slugOrId, text });
const list = async (actor: Actor, query: object = {}) =>
  (await readPage(recipes.as(actor).stream(ListComments, query))).items.map(({ text }) => text);
const of = async (actor: Actor, slugOrId: string) =>
  (await recipes.as(actor).request(ReadCommentsOfRecipe, { slugOrId })).map(({ text }) => text);

describe('comments', () => {
  it('are written by the whole group, read with their authors, changed and deleted', async () => {
    const group = aGroup();
    const [ana, neighbor] = [await recipes.member({ group }), await recipes.member({ group })];
    const { id: recipeId, slug } = await recipes.recipe(ana);

    const made = await comment(neighbor, slug, ' More salt. ');
    expect(made).toEqual({
      id: made.id,
      recipeId,
      text: 'More salt.',
      userId: neighbor.userId,
      user: { id: neighbor.userId, username: neighbor.username, fullName: neighbor.username, admin: false },
      createdAt: expect.any(String) as string,
      updatedAt: expect.any(String) as string,
    });
    expect(await recipes.as(ana).request(ReadComment, { id: made.id })).toEqual(made);
    expect(await recipes.as(ana).request(ReadComment, { id: made.id, slugOrId: slug })).toEqual(made);

    const changed = await recipes.as(neighbor).request(UpdateComment, { id: made.id, text: 'Less salt.' });
    expect(changed).toMatchObject({ id: made.id, text: 'Less salt.', createdAt: made.createdAt });
    expect(await recipes.as(neighbor).request(UpdateComment, { id: made.id })).toEqual(changed);
    expect((await recipes.as(ana).request(ReadRecipe, { slugOrId: slug })).comments).toEqual([changed]);

    expect(await recipes.as(neighbor).request(DeleteComment, { id: made.id })).toEqual(changed);
    await expect(recipes.as(ana).request(ReadComment, { id: made.id })).rejects.toMatchObject(notFound);
    await expect(recipes.as(neighbor).request(DeleteComment, { id: made.id })).rejects.toMatchObject(notFound);
    const late = recipes.as(neighbor).request(UpdateComment, { id: made.id, text: 'Late' });
    await expect(late).rejects.toMatchObject(notFound);
  });

  it('are changed by their author and by administrators only', async () => {
    const group = aGroup();
    const [ana, neighbor] = [await recipes.member({ group }), await recipes.member({ group })];
    const admin = await recipes.member({ group, admin: true });
    const { slug } = await recipes.recipe(ana);
    const { id } = await comment(neighbor, slug, 'Mine');

    const refused = { code: 'recipe.comment-not-own' };
    await expect(recipes.as(ana).request(UpdateComment, { id, text: 'Yours' })).rejects.toMatchObject(refused);
    await expect(recipes.as(ana).request(DeleteComment, { id })).rejects.toMatchObject(refused);
    expect(await of(ana, slug)).toEqual(['Mine']);
    expect(await recipes.as(admin).request(UpdateComment, { id, text: 'Polite' })).toMatchObject({
      text: 'Polite',
      userId: neighbor.userId,
    });
    await recipes.as(admin).request(DeleteComment, { id });
    expect(await of(ana, slug)).toEqual([]);
  });

  it('are stored once for repeated requests, also concurrent ones', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana);
    const id = newId();
    const both = await Promise.all([comment(ana, slug, 'Once', id), comment(ana, slug, 'Once', id)]);

    expect(await comment(ana, slug, 'Once', id)).toEqual(both[0]);
    expect(await of(ana, slug)).toEqual(['Once']);
  });

  it('need a text, and a recipe with comments enabled', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana);
    await expect(comment(ana, slug, '  ')).rejects.toMatchObject({ code: 'common.invalid' });
    await expect(comment(ana, newId(), 'Nowhere')).rejects.toMatchObject(notFound);

    await recipes.as(ana).request(PatchRecipe, { slugOrId: slug, recipe: { settings: { disableComments: true } } });
    await expect(comment(ana, slug, 'Hello')).rejects.toMatchObject({ code: 'recipe.comments-disabled' });
    expect(await of(ana, slug)).toEqual([]);
  });

  it('are not found for other groups and refused to visitors', async () => {
    const [ana, outsider] = [await recipes.member(), await recipes.member({ admin: true })];
    const { id: recipeId, slug } = await recipes.recipe(ana);
    const { id } = await comment(ana, slug, 'Ours');
    const as = recipes.as(outsider);

    await expect(as.request(ReadComment, { id })).rejects.toMatchObject(notFound);
    await expect(as.request(UpdateComment, { id, text: 'Theirs' })).rejects.toMatchObject(notFound);
    await expect(as.request(DeleteComment, { id })).rejects.toMatchObject(notFound);
    await expect(comment(outsider, recipeId, 'Theirs')).rejects.toMatchObject(notFound);
    await expect(of(outsider, slug)).rejects.toMatchObject(notFound);
    expect([await list(outsider), await list(ana)]).toEqual([[], ['Ours']]);
    const visitor = recipes.as(null).request(ReadComment, { id });
    await expect(visitor).rejects.toMatchObject({ code: 'common.not-authenticated' });
  });

  it('are listed newest first, filtered by recipe and author, and belong to one recipe', async () => {
    const group = aGroup();
    const [ana, ben] = [await recipes.member({ group }), await recipes.member({ group })];
    const [soup, cake] = [await recipes.recipe(ana, 'Soup'), await recipes.recipe(ana, 'Cake')];
    const { id } = await comment(ana, soup.slug, 'one');
    await comment(ben, soup.slug, 'two');
    await comment(ben, cake.slug, 'three');

    expect(await list(ana)).toEqual(['three', 'two', 'one']);
    expect(await list(ana, { perPage: 1, page: 2 })).toEqual(['two']);
    expect(await list(ana, { queryFilter: `recipe.slug = "soup"` })).toEqual(['two', 'one']);
    expect(await list(ana, { queryFilter: `household_id = "${ben.householdId}"` })).toEqual([]);
    expect(await list(ana, { queryFilter: `recipe.group_id = "${ana.groupId}" AND text LIKE "t%"` })).toEqual([
      'three',
      'two',
    ]);
    expect(await list(ana, { queryFilter: `user.username = "${ben.username}"` })).toEqual(['three', 'two']);
    const ofBen = `user.household.slug = "${ben.householdSlug}" AND user.household.group.slug = "${ben.groupSlug}"`;
    expect(await list(ana, { queryFilter: ofBen })).toEqual(['three', 'two']);
    expect(await list(ana, { queryFilter: 'user.group.name = "Others"' })).toEqual([]);
    expect(await of(ana, 'soup')).toEqual(['one', 'two']);
    const elsewhere = recipes.as(ana).request(ReadComment, { id, slugOrId: 'cake' });
    await expect(elsewhere).rejects.toMatchObject(notFound);
  });

  it('are ordered by fields of their recipe and its owner, in pages', async () => {
    const group = aGroup();
    const [ana, ben] = [await recipes.member({ group }), await recipes.member({ group })];
    const made = [
      await recipes.recipe(ben, 'Äpfel'),
      await recipes.recipe(ana, 'Zucchini'),
      await recipes.recipe(ana, 'beets'),
    ];
    for (const { slug, name } of made) await comment(ana, slug, `on ${name}`);
    await recipes.recipe(await recipes.member(), 'Of another group');
    const ordered = (orderBy: string, query: object = {}) => list(ana, { orderBy, orderDirection: 'asc', ...query });
    const byName = ['on Äpfel', 'on beets', 'on Zucchini'];

    expect(await ordered('recipe.name')).toEqual(byName);
    expect(await ordered('recipe.name', { orderDirection: 'desc' })).toEqual([...byName].reverse());
    expect(await ordered('recipe.name', { perPage: 1, page: 2 })).toEqual(['on beets']);
    expect(await ordered('recipe.created_at:desc')).toEqual(['on beets', 'on Zucchini', 'on Äpfel']);
    const anaFirst = ana.householdId < ben.householdId;
    const byHome = anaFirst ? ['on beets', 'on Zucchini', 'on Äpfel'] : byName;
    expect(await ordered('household_id, recipe.name')).toEqual(byHome);
    expect(await ordered('recipe.householdId, recipe.name')).toEqual(byHome);
    const byOwner = String(ana.username) < String(ben.username) ? ['on beets', 'on Zucchini', 'on Äpfel'] : byName;
    expect(await ordered('recipe.user.username, recipe.name')).toEqual(byOwner);
    await expect(ordered('recipe.tags.name')).rejects.toMatchObject({ code: 'recipe.invalid-filter' });
  });

  it('are deleted with their recipe and with their author', async () => {
    const group = aGroup();
    const [ana, ben] = [await recipes.member({ group }), await recipes.member({ group })];
    const [soup, cake] = [await recipes.recipe(ana, 'Soup'), await recipes.recipe(ana, 'Cake')];
    await comment(ana, soup.slug, 'of the soup');
    await comment(ana, cake.slug, 'by Ana');
    await comment(ben, cake.slug, 'by Ben');

    await recipes.as(ana).request(DeleteRecipe, { slugOrId: soup.slug });
    await waitUntil(async () => (await list(ana)).length === 2);
    const gone = { kind: 'user' as const, id: ben.userId, revision: 9 };
    await recipes.publish(DirectoryEntryDeleted, gone, { tenant: { groupId: ana.groupId, householdId: null } });

    await waitUntil(async () => (await list(ana)).length === 1);
    expect(await list(ana)).toEqual(['by Ana']);
  });
});
