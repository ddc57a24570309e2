import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { waitUntil } from '@larder/testing';
import type { Api } from '../support/api.js';
import { aUser, type TestUser } from '../support/users.js';
import { aVisitor } from '../support/product.js';

interface Made {
  id: string;
  slug: string;
}
interface Listed {
  items: { slug: string; name: string }[];
  next: string | null;
}

const NOT_FOUND = { detail: 'Not Found' };

async function aRecipe(api: Api, name = `Recipe ${randomUUID()}`): Promise<Made> {
  const { body: slug } = await api.post('/api/recipes', { name });
  return (await api.get(`/api/recipes/${String(slug)}`)).body as Made;
}

/** The preferences of a household may not have arrived yet when its first recipe is created. */
async function aPublicRecipe(api: Api, name: string): Promise<Made> {
  const recipe = await aRecipe(api, name);
  await api.patch(`/api/recipes/${recipe.slug}`, { settings: { public: true } });
  return recipe;
}

async function anImageForm(): Promise<FormData> {
  const image = { create: { width: 40, height: 30, channels: 3, background: '#c0392b' } } as const;
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(await sharp(image).png().toBuffer())]), '../soup.png');
  form.set('extension', '../../etc/passwd');
  return form;
}

/** A user with optionally public group and household. */
async function aVillager({ privateHousehold = false } = {}): Promise<TestUser> {
  const person = await aUser({}, { canManage: true, canManageHousehold: true });
  await person.api.put('/api/groups/preferences', { privateGroup: false });
  await person.api.put('/api/households/preferences', { privateHousehold, recipePublic: true });
  return person;
}

describe('the timeline', () => {
  it('serves its images to callers with access to the recipe, with an ETag', async () => {
    const { api } = await aUser();
    const { id: recipeId } = await aRecipe(api);
    const draft = { recipe_id: recipeId, subject: 'Made it', event_type: 'comment', message: 'More salt' };
    const made = await api.post('/api/recipes/timeline/events', draft);
    expect(made).toMatchObject({ status: 201, body: { eventMessage: 'More salt', image: 'does not have image' } });
    const { id } = made.body as Made;

    const set = await api.put(`/api/recipes/timeline/events/${id}/image`, await anImageForm());

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
    await api.put(`/api/recipes/${shared.slug}/image`, await anImageForm());
    await api.put(`/api/recipes/${other.slug}/image`, await anImageForm());
    const { body } = await api.post('/api/shared/recipes', { recipeId: shared.id });
    const { id } = body as Made;
    const image = (recipe: Made, share = id) =>
      aVisitor().get(`/api/media/recipes/${recipe.id}/images/tiny-original.webp?share=${share}&version=1`);

    const read = await aVisitor().get(`/api/recipes/shared/${id}`);
    expect(read).toMatchObject({ status: 200, body: { id: shared.id, extras: {} } });
    const seen = await image(shared);
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, max-age=31536000, immutable']);
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
    const { api, groupSlug } = await aVillager();
    const [soup, stew] = [await aPublicRecipe(api, 'Soup'), await aPublicRecipe(api, 'Stew')];
    const hidden = await aRecipe(api, 'Hidden');
    await api.patch(`/api/recipes/${hidden.slug}`, { settings: { public: false } });
    const root = `/api/explore/groups/${groupSlug}`;
    const list = async (query: string) => (await aVisitor().get(`${root}/recipes?${query}`)).body as Listed;
    await waitUntil(async () => (await list('orderBy=name&orderDirection=asc')).items?.length === 2);

    const first = await list('orderBy=name&orderDirection=asc&perPage=1');
    expect(first).toMatchObject({ items: [{ slug: soup.slug }], total: 2 });
    const path = `/explore/groups/${groupSlug}/recipes?page=2&perPage=1&orderBy=name&orderDirection=asc`;
    expect(first.next).toBe(path);
    expect((await aVisitor().get(`/api${path}`)).body).toMatchObject({ items: [{ slug: stew.slug }], next: null });
    expect(await aVisitor().get(`${root}/recipes/${soup.slug}`)).toMatchObject({ status: 200, body: { id: soup.id } });
    const households = await aVisitor().get(`${root}/households`);
    expect(households).toMatchObject({ status: 200, body: { items: [{ preferences: { privateHousehold: false } }] } });
    const tool = (await api.post('/api/organizers/tools', { name: 'Pan', onHand: true })).body as Made;
    const shown = await aVisitor().get(`${root}/organizers/tools/${tool.id}`);
    expect(shown.body).toEqual({ id: tool.id, name: 'Pan', slug: 'pan', onHand: false });
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
    const [open, closed] = [await aVillager(), await aUser()];
    const at = (groupSlug: string) => aVisitor().get(`/api/explore/groups/${groupSlug}/${path}`);

    await waitUntil(async () => {
      const { status, body } = await at(open.groupSlug);
      return status === 404 && (body as typeof NOT_FOUND).detail === detail;
    });
    expect(await at(closed.groupSlug)).toMatchObject({ status: 404, body: { detail: 'group not found' } });
  });

  it('return nothing of a private household', async () => {
    const { api, groupSlug } = await aVillager({ privateHousehold: true });
    const { slug } = await aRecipe(api);
    const at = (path: string) => aVisitor().get(`/api/explore/groups/${groupSlug}/${path}`);
    await waitUntil(async () => (await at('recipes')).status === 200);

    expect((await at('recipes')).body).toMatchObject({ items: [], total: 0 });
    expect(await at(`recipes/${slug}`)).toMatchObject({ status: 404, body: { detail: 'recipe not found' } });
  });
});

describe("the page at a recipe's address", () => {
  const page = (path: string, api: Api = aVisitor()) => api.get(path, { accept: 'text/html' });

  it('has a card for callers who may read the recipe, and none for others', async () => {
    const { api, groupSlug } = await aUser();
    const { slug } = await aRecipe(api, 'Soup & <Salt>');
    const path = `/g/${groupSlug}/r/${slug}`;

    const own = await page(path, api);
    expect(own.status).toBe(200);
    expect(own.body).toContain('<title>Soup &amp; &lt;Salt&gt;</title>');
    expect(own.body).toContain('"@type":"Recipe"');
    const other = await page(path);
    expect(other.status).toBe(404);
    expect(other.body).toContain('<title>Larder</title>');
    expect(other.body).not.toContain('Salt');
  });

  it('shows public recipes to visitors', async () => {
    const { api, groupSlug } = await aVillager();
    const { slug } = await aPublicRecipe(api, 'Open Soup');

    await waitUntil(async () => (await page(`/g/${groupSlug}/r/${slug}`)).status === 200);

    expect((await page(`/g/${groupSlug}/r/${slug}`)).body).toContain('property="og:title" content="Open Soup"');
  });

  it('shows a shared recipe with an image that visitors may fetch for a limited time', async () => {
    const { api, groupSlug } = await aUser();
    const shared = await aSharedImage(api);
    const path = `/g/${groupSlug}/shared/r/${shared.linkId}`;

    const { status, body } = await page(path);

    expect([status, String(body).includes('Secret Soup')]).toEqual([200, true]);
    const image = imageOn(body);
    expect(image.searchParams.get('share')).toBeNull();
    const seen = await fetch(image);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(seen.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(imageOn((await page(path)).body).href).toBe(image.href);
    expect((await page(`/g/${groupSlug}/shared/r/${randomUUID()}`)).status).toBe(404);
    expect((await page(path)).headers.get('x-robots-tag')).toBe('noindex');
    expect((await page(`/g/home/shared/r/${shared.linkId}`)).status).toBe(404);
  });

  it('needs no signature for public images', async () => {
    const { api, groupSlug } = await aVillager();
    const { linkId, id } = await aSharedImage(api);
    const path = `/g/${groupSlug}/shared/r/${linkId}`;

    await waitUntil(async () => !imageOn((await page(path)).body).searchParams.has('sig'));

    const image = imageOn((await page(path)).body);
    expect([image.pathname, [...image.searchParams.keys()]]).toEqual([
      `/api/media/recipes/${id}/images/original.webp`,
      ['version'],
    ]);
    expect((await fetch(image)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

describe("the page at a group's address", () => {
  it('has the images of the newest recipes for its members only', async () => {
    const [{ api, groupSlug }, { api: otherGroup }] = await Promise.all([aUser(), aUser()]);
    const { id, slug } = await aRecipe(api);
    const form = await anImageForm();
    form.set('extension', 'png');
    expect((await api.put(`/api/recipes/${slug}/image`, form)).status).toBe(200);
    const page = async (caller: Api, path = `/g/${groupSlug}`) =>
      String((await caller.get(path, { accept: 'text/html' })).body);

    expect(await page(api)).toContain(`src="./api/media/recipes/${id}/images/tiny-original.webp?version=`);
    for (const body of [
      await page(aVisitor()),
      await page(otherGroup),
      await page(api, `/g/${groupSlug}?search=soup`),
      await page(api, '/g/no-such-group'),
    ]) {
      expect(body).toContain('<div id="root">');
      expect(body).not.toContain(id);
    }
  });

  it('is sent again only when it has changed', async () => {
    const { api, groupSlug } = await aUser();
    const { headers } = await api.get(`/g/${groupSlug}`, { accept: 'text/html' });

    const again = await api.get(`/g/${groupSlug}`, { accept: 'text/html', 'if-none-match': headers.get('etag') ?? '' });

    expect(again.status).toBe(304);
  });
});

describe('a signed image', () => {
  const signed = (async () => {
    const { api, groupSlug } = await aUser();
    const { linkId, id } = await aSharedImage(api);
    const { body } = await aVisitor().get(`/g/${groupSlug}/shared/r/${linkId}`, { accept: 'text/html' });
    return { api, id, image: imageOn(body) };
  })();
  const changed = async (change: (url: URL) => void) => {
    const url = new URL((await signed).image);
    change(url);
    return fetch(url);
  };

  it.each<[string, (url: URL) => void]>([
    ['another size', (url) => (url.pathname = url.pathname.replace('original', 'tiny-original'))],
    ['another recipe', (url) => (url.pathname = url.pathname.replace(/recipes\/[^/]+/, `recipes/${randomUUID()}`))],
    ['an asset', (url) => (url.pathname = url.pathname.replace('images/original.webp', 'assets/notes.txt'))],
    ['a later end', (url) => url.searchParams.set('exp', String(Number(url.searchParams.get('exp')) + 1))],
    ['an end that is over', (url) => url.searchParams.set('exp', '1000000000')],
    ['an end that is no number', (url) => url.searchParams.set('exp', '1e99')],
    ['another signature', (url) => url.searchParams.set('sig', 'rubbish')],
    ['no signature', (url) => url.searchParams.delete('sig')],
    ['no end', (url) => url.searchParams.delete('exp')],
  ])('is not found with %s', async (_case, change) => {
    const answer = await changed(change);
    expect([answer.status, await answer.json()]).toEqual([404, NOT_FOUND]);
  });

  it('supports HEAD, ranges and conditional requests', async () => {
    const { image } = await signed;
    const head = await fetch(image, { method: 'HEAD' });
    expect([head.status, Number(head.headers.get('content-length')) > 0]).toEqual([200, true]);
    const etag = head.headers.get('etag') ?? '';
    expect((await fetch(image, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const part = await fetch(image, { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'RIFF']);
  });

  it('is not found after its recipe was deleted', async () => {
    const { api, groupSlug } = await aUser();
    const { linkId, slug } = await aSharedImage(api);
    const { body } = await aVisitor().get(`/g/${groupSlug}/shared/r/${linkId}`, { accept: 'text/html' });

    await api.delete(`/api/recipes/${slug}`);

    await waitUntil(async () => (await fetch(imageOn(body))).status === 404);
  });
});

async function aSharedImage(api: Api): Promise<Made & { linkId: string }> {
  const recipe = await aRecipe(api, 'Secret Soup');
  await api.put(`/api/recipes/${recipe.slug}/image`, await anImageForm());
  const { body } = await api.post('/api/shared/recipes', { recipeId: recipe.id });
  return { ...recipe, linkId: (body as Made).id };
}

/** The preview image of a page (`og:image`). */
function imageOn(body: unknown): URL {
  const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(String(body)) ?? [];
  return new URL(image.replaceAll('&amp;', '&'));
}
