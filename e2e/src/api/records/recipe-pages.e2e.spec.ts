import { randomUUID } from 'node:crypto';
import { waitUntil } from '@larder/testing';
import type { Api } from '../../support/api.js';
import { aUser } from '../../support/users.js';
import { aVisitor } from '../../support/instances/product.js';
import {
  aRecipe,
  aPublicRecipe,
  anUnsafeImageForm,
  aUserOfPublicGroup,
  aSharedImage,
  imageOn,
} from '../../support/shared-recipes.js';

const NOT_FOUND = { detail: 'Not Found' };

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
    const { api, groupSlug } = await aUserOfPublicGroup();
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
    const response = await fetch(image);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(imageOn((await page(path)).body).href).toBe(image.href);
    expect((await page(`/g/${groupSlug}/shared/r/${randomUUID()}`)).status).toBe(404);
    expect((await page(path)).headers.get('x-robots-tag')).toBe('noindex');
    expect((await page(`/g/home/shared/r/${shared.linkId}`)).status).toBe(404);
  });

  it('needs no signature for public images', async () => {
    const { api, groupSlug } = await aUserOfPublicGroup();
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
    const form = await anUnsafeImageForm();
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
    const response = await changed(change);
    expect([response.status, await response.json()]).toEqual([404, NOT_FOUND]);
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
