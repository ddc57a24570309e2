import { assetForm } from '../support/fixtures/asset-form.js';
import { imageForm } from '../support/fixtures/image-form.js';
import { anImage } from '../support/fixtures/pages.js';
import { imageOn } from '../support/shared-recipes.js';
import { startOwnInstance, type OwnInstance } from '../support/instances/own-instance.js';
import { Api } from '../support/api.js';

/** A recipe of the private default group with an image and an asset. */
async function aRecipeWithFiles({ admin }: OwnInstance) {
  const slug = String((await admin.post('/api/recipes', { name: 'Leek Soup' })).body);
  await admin.put(`/api/recipes/${slug}/image`, imageForm(await anImage(40, 30)));
  await admin.post(`/api/recipes/${slug}/assets`, assetForm('notes', 'notes.txt', 'Less salt.'));
  const { id } = (await admin.get(`/api/recipes/${slug}`)).body as { id: string };
  return {
    id,
    imagePath: `/api/media/recipes/${id}/images/original.webp`,
    assetPath: `/api/media/recipes/${id}/assets/notes.txt`,
  };
}

describe.each([
  ['by default', {}, 200, 404],
  ['with MEDIA_AUTH=false', { MEDIA_AUTH: 'false' }, 200, 200],
])('files of a private group without a session, %s', (_where, settings, imageStatus, assetStatus) => {
  let instance: OwnInstance;
  beforeAll(async () => {
    instance = await startOwnInstance(settings);
  });
  afterAll(() => instance.stop());

  it('include images, which existing clients fetch without a token, and assets by the setting', async () => {
    const { imagePath, assetPath } = await aRecipeWithFiles(instance);
    const visitor = new Api(instance.url);
    const self = (await instance.admin.get('/api/users/self')).body as { id: string };

    expect((await instance.admin.get(assetPath)).status).toBe(200);
    expect((await visitor.get(imagePath)).status).toBe(imageStatus);
    expect((await visitor.get(assetPath)).status).toBe(assetStatus);
    expect((await visitor.get(`/api/media/users/${self.id}/profile.webp`)).status).toBe(200);
  });

  it('may be embedded by pages of other sites, such as dashboards, if anyone may see them', async () => {
    const { imagePath, assetPath } = await aRecipeWithFiles(instance);
    const self = (await instance.admin.get('/api/users/self')).body as { id: string };
    const embedding = async (path: string) =>
      (await instance.admin.get(path)).headers.get('cross-origin-resource-policy');

    expect(await embedding(imagePath)).toBe('cross-origin');
    expect(await embedding(`/api/media/users/${self.id}/profile.webp`)).toBe('cross-origin');
    expect(await embedding(assetPath)).toBe(assetStatus === 200 ? 'cross-origin' : 'same-site');
    expect(await embedding('/api/users/self')).toBe('same-site');
  });

  it('are referenced without a signature and permanently by the page of a shared recipe', async () => {
    const { id: recipeId } = await aRecipeWithFiles(instance);
    const { id } = (await instance.admin.post('/api/shared/recipes', { recipeId })).body as { id: string };

    const page = await new Api(instance.url).get(`/g/home/shared/r/${id}`, { accept: 'text/html' });
    const image = imageOn(page.body);

    expect(image.href).toMatch(
      new RegExp(`^${instance.url}/api/media/recipes/${recipeId}/images/original\\.webp\\?version=\\w+$`),
    );
    expect((await fetch(image)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});
