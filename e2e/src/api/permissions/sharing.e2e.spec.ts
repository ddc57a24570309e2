import { randomUUID } from 'node:crypto';
import { waitUntil } from '@larder/testing';
import { aUser } from '../../support/users.js';
import { aVisitor } from '../../support/instances/product.js';
import {
  type CreatedRecord,
  aRecipe,
  aPublicRecipe,
  anUnsafeImageForm,
  aUserOfPublicGroup,
} from '../../support/shared-recipes.js';

interface ListPage {
  items: { slug: string; name: string }[];
  next: string | null;
}

const NOT_FOUND = { detail: 'Not Found' };

describe('the timeline', () => {
  it('serves its images to callers with access to the recipe, with an ETag', async () => {
    const { api } = await aUser();
    const { id: recipeId } = await aRecipe(api);
    const draft = { recipe_id: recipeId, subject: 'Created it', event_type: 'comment', message: 'More salt' };
    const created = await api.post('/api/recipes/timeline/events', draft);
    expect(created).toMatchObject({ status: 201, body: { eventMessage: 'More salt', image: 'does not have image' } });
    const { id } = created.body as CreatedRecord;

    const set = await api.put(`/api/recipes/timeline/events/${id}/image`, await anUnsafeImageForm());

    expect(set).toMatchObject({ status: 200, body: { image: 'has image' } });
    for (const size of ['original', 'min-original', 'tiny-original']) {
      const path = `/api/media/recipes/${recipeId}/images/timeline/${id}/${size}.webp`;
      const { status, headers } = await api.get(path);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect((await api.get(path, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
      expect(await aVisitor().get(path)).toMatchObject({ status: 404, body: NOT_FOUND });
    }
    expect((await api.get(`/api/media/recipes/${recipeId}/images/timeline/${id}/large.webp`)).status).toBe(422);
    const query = new URLSearchParams({ queryFilter: `recipe.id = "${recipeId}"`, orderBy: 'timestamp' });
    const listed = await api.get(`/api/recipes/timeline/events?${query}`);
    expect(listed).toMatchObject({ status: 200, body: { total: 2, items: [{ id }, { subject: 'Recipe Created' }] } });
    expect((await api.get(`/api/recipes/timeline/events/${id}`)).headers.get('last-modified')).toMatch(/GMT$/);
  });

  it('returns the errors of an invalid event', async () => {
    const { api } = await aUser();
    const event = { recipeId: randomUUID(), subject: 'x', eventType: 'comment' };

    const nowhere = await api.post('/api/recipes/timeline/events', event);
    expect(nowhere).toMatchObject({ status: 404, body: { detail: 'recipe not found' } });
    const party = await api.post('/api/recipes/timeline/events', { ...event, eventType: 'party' });
    expect(party).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'eventType'] }] } });
  });
});

describe('a share link', () => {
  it('gives access to a private recipe and its images until it expires', async () => {
    const { api } = await aUser();
    const [shared, other] = [await aRecipe(api), await aRecipe(api)];
    await api.put(`/api/recipes/${shared.slug}/image`, await anUnsafeImageForm());
    await api.put(`/api/recipes/${other.slug}/image`, await anUnsafeImageForm());
    const { body } = await api.post('/api/shared/recipes', { recipeId: shared.id });
    const { id } = body as CreatedRecord;
    const image = (recipe: CreatedRecord, share = id) =>
      aVisitor().get(`/api/media/recipes/${recipe.id}/images/tiny-original.webp?share=${share}&version=1`);

    const read = await aVisitor().get(`/api/recipes/shared/${id}`);
    expect(read).toMatchObject({ status: 200, body: { id: shared.id, extras: {} } });
    const sharedImage = await image(shared);
    expect([sharedImage.status, sharedImage.headers.get('cache-control')]).toEqual([
      200,
      'private, max-age=31536000, immutable',
    ]);
    expect((await image(other)).status).toBe(404);
    expect((await image(shared, randomUUID())).status).toBe(404);
    expect((await image(shared, 'rubbish')).status).toBe(404);

    await api.put(`/api/shared/recipes/${id}`, { expiresAt: '2020-01-01' });
    const detail = { message: 'Token Not Found', error: true, exception: null };
    expect(await aVisitor().get(`/api/recipes/shared/${id}`)).toMatchObject({ status: 404, body: { detail } });
    expect((await aVisitor().get('/api/recipes/shared/rubbish')).status).toBe(422);
    const listed = await api.get(`/api/shared/recipes?recipe_id=${shared.id}`);
    expect(listed).toMatchObject({ status: 200, body: [{ id, expiresAt: '2020-01-01T00:00:00.000Z' }] });
  });
});

describe('the explore routes', () => {
  it('return public records to visitors, in pages', async () => {
    const { api, groupSlug } = await aUserOfPublicGroup();
    const [soup, stew] = [await aPublicRecipe(api, 'Soup'), await aPublicRecipe(api, 'Stew')];
    const hidden = await aRecipe(api, 'Hidden');
    await api.patch(`/api/recipes/${hidden.slug}`, { settings: { public: false } });
    const root = `/api/explore/groups/${groupSlug}`;
    const list = async (query: string) => (await aVisitor().get(`${root}/recipes?${query}`)).body as ListPage;
    await waitUntil(async () => (await list('orderBy=name&orderDirection=asc')).items?.length === 2);

    const first = await list('orderBy=name&orderDirection=asc&perPage=1');
    expect(first).toMatchObject({ items: [{ slug: soup.slug }], total: 2 });
    const path = `/explore/groups/${groupSlug}/recipes?page=2&perPage=1&orderBy=name&orderDirection=asc`;
    expect(first.next).toBe(path);
    expect((await aVisitor().get(`/api${path}`)).body).toMatchObject({ items: [{ slug: stew.slug }], next: null });
    expect(await aVisitor().get(`${root}/recipes/${soup.slug}`)).toMatchObject({ status: 200, body: { id: soup.id } });
    const households = await aVisitor().get(`${root}/households`);
    expect(households).toMatchObject({ status: 200, body: { items: [{ preferences: { privateHousehold: false } }] } });
    const tool = (await api.post('/api/organizers/tools', { name: 'Pan', onHand: true })).body as CreatedRecord;
    const shownTool = await aVisitor().get(`${root}/organizers/tools/${tool.id}`);
    expect(shownTool.body).toEqual({ id: tool.id, name: 'Pan', slug: 'pan', onHand: false });
    await api.post('/api/households/cookbooks', { name: 'Soups', public: true, queryFilterString: 'name LIKE "so%"' });
    const book = await aVisitor().get(`${root}/cookbooks/soups`);
    expect(book).toMatchObject({ status: 200, body: { name: 'Soups', recipes: [{ slug: soup.slug }] } });
  });

  it.each([
    ['recipes/x', 'recipe not found'],
    ['cookbooks/x', 'cookbook not found'],
    ['households/x', 'household not found'],
    [`foods/${randomUUID()}`, 'food not found'],
    [`organizers/categories/${randomUUID()}`, 'category not found'],
    [`organizers/tags/${randomUUID()}`, 'tag not found'],
    [`organizers/tools/${randomUUID()}`, 'tool not found'],
  ])('return for %s: %s, and nothing of private groups', async (path, detail) => {
    const [open, closed] = [await aUserOfPublicGroup(), await aUser()];
    const at = (groupSlug: string) => aVisitor().get(`/api/explore/groups/${groupSlug}/${path}`);

    await waitUntil(async () => {
      const { status, body } = await at(open.groupSlug);
      return status === 404 && (body as typeof NOT_FOUND).detail === detail;
    });
    expect(await at(closed.groupSlug)).toMatchObject({ status: 404, body: { detail: 'group not found' } });
  });

  it('return nothing of a private household', async () => {
    const { api, groupSlug } = await aUserOfPublicGroup({ privateHousehold: true });
    const { slug } = await aRecipe(api);
    const at = (path: string) => aVisitor().get(`/api/explore/groups/${groupSlug}/${path}`);
    await waitUntil(async () => (await at('recipes')).status === 200);

    expect((await at('recipes')).body).toMatchObject({ items: [], total: 0 });
    expect(await at(`recipes/${slug}`)).toMatchObject({ status: 404, body: { detail: 'recipe not found' } });
  });
});
