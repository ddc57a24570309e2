import { aPicture } from '../support/pages.js';
import { startOwnHouse, type OwnHouse } from '../support/own-house.js';
import { Api } from '../support/api.js';

let house: OwnHouse;
beforeAll(async () => {
  house = await startOwnHouse({ MEDIA_AUTH: 'false' });
}, 60_000);
afterAll(() => house.stop(), 60_000);

it('shows the pictures of private groups to everybody where the operator wants that, and signs nothing', async () => {
  const { admin, url } = house;
  const slug = String((await admin.post('/api/recipes', { name: 'Leek Soup' })).body);
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(await aPicture(40, 30))]), 'soup.jpg');
  form.set('extension', 'jpg');
  await admin.put(`/api/recipes/${slug}/image`, form);
  const { id: recipeId } = (await admin.get(`/api/recipes/${slug}`)).body as { id: string };
  const { id } = (await admin.post('/api/shared/recipes', { recipeId })).body as { id: string };

  const page = await new Api(url).get(`/g/home/shared/r/${id}`, { accept: 'text/html' });
  const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(String(page.body)) ?? [];

  expect(image).toMatch(new RegExp(`^${url}/api/media/recipes/${recipeId}/images/original\\.webp\\?version=\\w+$`));
  expect((await fetch(image)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});
