import { imageForm } from '../../support/fixtures/image-form.js';
import { anImage } from '../../support/fixtures/pages.js';
import { aRecipe } from '../../support/shared-recipes.js';
import { aUser } from '../../support/users.js';

const owner = aUser();

/** A recipe with an image, in a private group. */
async function aRecipeWithImage() {
  const { api } = await owner;
  const { id, slug } = await aRecipe(api);
  expect((await api.put(`/api/recipes/${slug}/image`, imageForm(await anImage()))).status).toBe(200);
  return { api, id };
}

describe('the image of a recipe', () => {
  it('that is invalid is rejected, and the recipe keeps its old one', async () => {
    const { api } = await owner;
    const { slug } = await aRecipe(api);
    const upload = (bytes: Uint8Array) =>
      api.put(`/api/recipes/${slug}/image`, imageForm(bytes, '../../etc/passwd', '../jpg'));

    const first = await upload(await anImage());
    const second = await upload(Buffer.from('not an image'));

    expect(first).toMatchObject({ status: 200, body: { image: expect.any(String) as string } });
    expect(second).toMatchObject({ status: 400, body: { detail: { error: true } } });
    expect((await api.get(`/api/recipes/${slug}`)).body).toMatchObject(first.body as object);
  });

  it('of a private group is hidden from visitors and other groups', async () => {
    const { api, id } = await aRecipeWithImage();
    const stranger = await aUser();
    const path = `/api/media/recipes/${id}/images/original.webp`;

    expect((await api.get(path)).status).toBe(200);
    expect(await stranger.api.get(path)).toMatchObject({ status: 404, body: { detail: 'Not Found' } });
    expect((await fetch(`${api.url}${path}`)).status).toBe(404);
  });

  it('is sent again only when it changed, and supports ranges', async () => {
    const { api, id } = await aRecipeWithImage();
    const path = `/api/media/recipes/${id}/images/min-original.webp`;
    const first = await api.get(path);

    expect((await api.get(path, { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304);
    const part = await api.get(path, { range: 'bytes=0-9' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toMatch(/^bytes 0-9\/\d+$/);
    expect((await api.get(path, { range: 'bytes=99999999-' })).status).toBe(416);
  });
});
