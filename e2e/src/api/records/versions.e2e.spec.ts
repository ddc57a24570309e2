import { assetForm } from '../../support/fixtures/asset-form.js';
import { imageForm } from '../../support/fixtures/image-form.js';
import { anImage } from '../../support/fixtures/pages.js';
import { aUser } from '../../support/users.js';

const owner = aUser();

async function aRecipe() {
  const { api } = await owner;
  const slug = String((await api.post('/api/recipes', { name: 'Leek Soup' })).body);
  const path = `/api/recipes/${slug}`;
  return { api, path, etag: (await api.get(path)).headers.get('etag') ?? '' };
}

const anImageForm = async () => imageForm(await anImage(40, 30));

const anAssetForm = async () => assetForm('Soup', 'soup.jpg', new Uint8Array(await anImage(40, 30)));

describe('a user who edits a recipe', () => {
  it('may upload images and files meanwhile and save afterwards', async () => {
    const { api, path, etag } = await aRecipe();
    let version = etag;
    const send = async (method: string, suffix: string, body?: unknown) => {
      const response = await api.send(method, `${path}${suffix}`, body, { 'if-match': version });
      expect([method, suffix, response.status]).toEqual([method, suffix, 200]);
      version = response.headers.get('etag') ?? '';
      return response.body;
    };

    expect(await send('PUT', '/image', await anImageForm())).toEqual({ image: expect.any(String) as string });
    const asset = { name: 'Soup', icon: 'mdi-file', fileName: 'soup.jpg' };
    expect(await send('POST', '/assets', await anAssetForm())).toEqual(asset);
    expect(await send('DELETE', '/image')).toBeNull();
    expect(await send('PATCH', '', { description: 'Warm.' })).toMatchObject({ description: 'Warm.', assets: [asset] });
    expect((await api.get(path)).headers.get('etag')).toBe(version);
  });

  it.each<[string, string, (() => Promise<FormData>)?]>([
    ['PUT', '/image', anImageForm],
    ['POST', '/assets', anAssetForm],
    ['DELETE', '/image'],
  ])("gets 412 for %s %s after another user's change, and changes nothing", async (...[method, suffix, body]) => {
    const { api, path, etag } = await aRecipe();
    await api.patch(path, { description: 'Of another user.' });
    const before = (await api.get(path)).body;

    const response = await api.send(method, `${path}${suffix}`, await body?.(), { 'if-match': etag });

    expect(response.status).toBe(412);
    expect((await api.get(path)).body).toEqual(before);
  });
});
