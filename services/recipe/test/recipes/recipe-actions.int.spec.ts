import {
  DeleteRecipeAction,
  PatchRecipe,
  PatchRecipeAction,
  UpdateRecipeAction,
  DirectoryEntryDeleted,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup, aHousehold, ForeignSite, waitUntil } from '@larder/testing';
import { actionCalls } from '../support/calls/action-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
let site: ForeignSite;
beforeAll(async () => {
  site = await ForeignSite.open();
  recipes = await startRecipes(undefined, {
    EGRESS_ALLOWLIST: `localhost:${site.port}`,
    BASE_URL: 'https://larder.example',
  });
});
afterAll(async () => {
  await recipes.stop();
  await site.close();
});

const { create, read, titles, trigger, reportOf } = actionCalls(() => recipes);

describe('the actions of a household', () => {
  it('are created, read, listed by title, replaced and deleted', async () => {
    const ana = await recipes.member();
    const hub = await create(ana);
    await create(ana, { actionType: 'link', title: 'ask the shop', url: 'https://shop.example/?q=${slug}' });

    expect(hub).toMatchObject({ title: 'Tell the hub', groupId: ana.groupId, householdId: ana.householdId });
    expect(await read(ana, hub.id)).toEqual(hub);
    expect(await titles(ana)).toEqual(['ask the shop', 'Tell the hub']);

    const action = { actionType: 'link', title: 'Zest', url: 'https://zest.example', groupId: newId() } as const;
    const replaced = await recipes.as(ana).request(UpdateRecipeAction, { id: hub.id, action });
    expect(replaced).toEqual({ ...hub, actionType: 'link', title: 'Zest', url: 'https://zest.example' });

    expect(await recipes.as(ana).request(DeleteRecipeAction, { id: hub.id })).toEqual(replaced);
    await expect(read(ana, hub.id)).rejects.toMatchObject({ code: 'common.not-found' });
    expect(await titles(ana)).toEqual(['ask the shop']);
  });

  it('are patched: absent fields are kept', async () => {
    const ana = await recipes.member();
    const hub = await create(ana);
    await create(ana, { title: 'Middle' });
    const patch = (changes: object) => recipes.as(ana).request(PatchRecipeAction, { id: hub.id, changes });

    expect(await patch({ title: 'A first one', groupId: newId() })).toEqual({ ...hub, title: 'A first one' });
    expect(await titles(ana)).toEqual(['A first one', 'Middle']);
    expect(await patch({})).toEqual(await read(ana, hub.id));
    await expect(patch({ url: 'javascript:alert(1)' })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it.each([
    [{ url: '' }],
    [{ title: ' ' }],
    [{ url: 'javascript:alert(1)' }],
    [{ url: 'file:///etc/passwd' }],
    [{ url: ' BLOB:x' }],
    [{ url: 'java\tscript:alert(1)' }],
    [{ url: ' DATA:text/html,x' }],
    [{ actionType: 'mail' as 'link' }],
  ])('cannot be created from %p', async (fields) => {
    const ana = await recipes.member();

    await expect(create(ana, fields)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await titles(ana)).toEqual([]);
  });

  it('are visible to the household only', async () => {
    const group = aGroup();
    const [ana, ben] = [await recipes.member({ group }), await recipes.member({ group })];
    const { slug } = await recipes.recipe(ben);
    const { id, actionType, title, url } = await create(ana);
    const action = { actionType, title, url };

    expect(await titles(ben)).toEqual([]);
    for (const reply of [
      read(ben, id),
      recipes.as(ben).request(UpdateRecipeAction, { id, action }),
      recipes.as(ben).request(PatchRecipeAction, { id, changes: { title } }),
      recipes.as(ben).request(DeleteRecipeAction, { id }),
      trigger(ben, id, slug),
    ]) {
      await expect(reply).rejects.toMatchObject({ code: 'common.not-found' });
    }
    expect(await titles(ana)).toEqual([title]);
  });

  it('are deleted with the household', async () => {
    const household = aHousehold();
    const ana = await recipes.member({ household });
    await create(ana);
    const { groupId, householdId: id } = ana;

    await recipes.publish(DirectoryEntryDeleted, { kind: 'household', id, revision: 9 }, { tenant: { groupId } });

    await waitUntil(async () => (await titles(ana)).length === 0);
  });
});

describe('running an action', () => {
  it('posts the whole recipe with the field names that receivers expect', async () => {
    const ana = await recipes.member();
    const { id: recipeId, slug } = await recipes.recipe(ana);
    await recipes.as(ana).request(PatchRecipe, {
      slugOrId: slug,
      recipe: { orgURL: 'https://example.org', lastMade: '2026-01-02T03:04:05Z', extras: { myKey: '1' } },
    });
    const hook = site.receives(`/hook/${slug}`);
    const { id, url } = await create(ana, { url: `${hook.url.replace(slug, '${slug}')}?page=\${url}&id=\${id}` });

    const { jobId } = await trigger(ana, id, recipeId);

    expect(await reportOf(jobId)).toEqual({ status: 200 });
    const request = site.requests.at(-1);
    const page = encodeURIComponent(`https://larder.example/g/${ana.groupSlug}/r/${slug}`);
    expect(request).toMatchObject({ method: 'POST', url: `/hook/${slug}?page=${page}&id=${recipeId}` });
    expect(request?.headers['content-type']).toBe('application/json');
    expect(hook.bodies[0]).toMatchObject({
      action: { action_type: 'post', title: 'Tell the hub', url, group_id: ana.groupId, id },
      content: {
        id: recipeId,
        slug,
        org_url: 'https://example.org',
        last_made: '2026-01-02T03:04:05.000+00:00',
        recipe_ingredient: [{ is_food: true, note: '1 Cup Flour' }],
        extras: { myKey: '1' },
      },
    });
  });

  it('posts recipes of other households, locked or not', async () => {
    const group = aGroup();
    const [ana, ben] = [await recipes.member({ group }), await recipes.member({ group })];
    await recipes.lockRecipesFromOtherHouseholds(ben);
    const { slug } = await recipes.recipe(ben);
    const { id } = await create(ana, { url: site.servesBody('/open', '') });

    const { jobId } = await trigger(ana, id, slug);

    expect(await reportOf(jobId)).toEqual({ status: 200 });
  });

  it('never reaches this machine itself, without revealing that to callers', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana);
    const before = site.requests.length;
    const { id } = await create(ana, { url: `http://127.0.0.1:${site.port}/hook` });

    const { jobId } = await trigger(ana, id, slug);

    expect(await reportOf(jobId)).toEqual({ status: null });
    expect(site.requests).toHaveLength(before);
  });

  it('is refused for links, unknown actions and recipes of other groups, in this order', async () => {
    const ana = await recipes.member();
    const theirs = await recipes.recipe(await recipes.member());
    const link = await create(ana, { actionType: 'link' });
    const post = await create(ana);

    await expect(trigger(ana, newId(), theirs.id)).rejects.toMatchObject({ code: 'common.not-found' });
    await expect(trigger(ana, link.id, theirs.id)).rejects.toMatchObject({
      code: 'recipe.action-not-triggered',
      params: { actionType: 'link' },
    });
    await expect(trigger(ana, post.id, theirs.id)).rejects.toMatchObject({ code: 'common.not-found' });
  });
});
