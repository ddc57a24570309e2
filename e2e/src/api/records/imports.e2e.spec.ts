import { randomUUID } from 'node:crypto';
import { aUser } from '../../support/users.js';
import { imageForm } from '../../support/fixtures/image-form.js';
import { anImage, html, startPages, type Pages } from '../../support/fixtures/pages.js';
import { TOMATO_SOUP, tomatoSoupPage } from '../../support/fixtures/tomato-soup.js';

interface StoredRecipe {
  id: string;
  name: string;
  image: string | null;
  orgURL: string | null;
  recipeYield: string;
  totalTime: string;
  performTime: string;
  tags: { name: string }[];
  recipeIngredient: { note: string; originalText: string }[];
  recipeInstructions: { text: string; title: string }[];
  nutrition: Record<string, string | null>;
}

const owner = aUser();
let pages: Pages;

beforeAll(async () => {
  pages = await startPages();
  const image = await anImage();
  pages.serve(
    '/tomato-soup.jpg',
    (_request, response) => void response.setHeader('content-type', 'image/jpeg').end(image),
  );
});
afterAll(() => pages.close());

async function imported(answer: { status: number; body: unknown }): Promise<StoredRecipe> {
  const { api } = await owner;
  expect(answer).toMatchObject({ status: 201 });
  return (await api.get(`/api/recipes/${String(answer.body)}`)).body as StoredRecipe;
}

describe('an imported page', () => {
  it('becomes a recipe with image, ingredients, steps, times, yield, nutrition and tags', async () => {
    const { api } = await owner;
    const name = `Soup ${randomUUID()}`;
    pages.serve('/soup', html(tomatoSoupPage(name)));

    const recipe = await imported(
      await api.post('/api/recipes/create/url', { url: `Look at this ${pages.url}/soup`, include_tags: true }),
    );

    expect(recipe).toMatchObject({
      name,
      orgURL: `${pages.url}/soup`,
      recipeYield: '4 servings',
      totalTime: '55 minutes',
      performTime: '40 minutes',
      nutrition: { calories: '180', proteinContent: '4' },
    });
    expect(recipe.recipeIngredient.map(({ note }) => note)).toEqual(TOMATO_SOUP.recipeIngredient);
    expect(recipe.recipeInstructions.map(({ title }) => title)).toEqual(['Roast', '', 'Blend']);
    expect(recipe.tags.map(({ name: tag }) => tag).sort()).toEqual(['Soup', 'Weeknight']);
    for (const size of ['original', 'min-original', 'tiny-original']) {
      const { status, headers } = await api.get(
        `/api/media/recipes/${recipe.id}/images/${size}.webp?version=${recipe.image}`,
      );
      expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'image/webp' });
      expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    }
  });

  it('may be pasted as HTML or as JSON', async () => {
    const { api } = await owner;
    const asHtml = await imported(await api.post('/api/recipes/create/html-or-json', { data: tomatoSoupPage() }));
    const asJson = await imported(
      await api.post('/api/recipes/create/html-or-json', { data: JSON.stringify(TOMATO_SOUP) }),
    );

    expect(asHtml.recipeIngredient).toHaveLength(5);
    expect(asJson.name).toBe(`${asHtml.name} (1)`);
  });

  it('is imported without an image when the image is invalid', async () => {
    const { api } = await owner;
    const broken = { ...TOMATO_SOUP, name: `Soup ${randomUUID()}`, image: `${pages.url}/no-picture.jpg` };
    pages.serve(
      '/no-picture.jpg',
      (_request, response) => void response.setHeader('content-type', 'image/jpeg').end('not an image'),
    );

    const recipe = await imported(await api.post('/api/recipes/create/html-or-json', { data: JSON.stringify(broken) }));

    expect(recipe.image).toBeNull();
    expect(recipe.recipeInstructions).toHaveLength(3);
  });

  it('can be read as raw data', async () => {
    const { api } = await owner;
    pages.serve('/raw', html(tomatoSoupPage('Raw Soup')));
    pages.serve('/nothing', html('<p>No recipe here.</p>'));

    expect(await api.post('/api/recipes/test-scrape-url', { url: `${pages.url}/raw` })).toMatchObject({
      status: 200,
      body: { '@type': 'Recipe', name: 'Raw Soup' },
    });
    expect(await api.post('/api/recipes/test-scrape-url', { url: `${pages.url}/nothing` })).toMatchObject({
      status: 200,
      body: 'recipe_scrapers was unable to scrape this URL',
    });
  });
});

describe('a hostile page', () => {
  const refused = (details: string) => ({ status: 400, body: { detail: { details } } });
  const importUrl = async (url: string) => (await owner).api.post('/api/recipes/create/url', { url });

  it.each([
    'http://10.0.0.1/',
    'http://127.0.0.2/',
    'http://[::1]/',
    'http://169.254.169.254/latest',
    'http://localhost:1/',
  ])('at the private address %s is not fetched', async (url) =>
    expect(await importUrl(url)).toMatchObject(refused('CONNECTION_ERROR')),
  );

  it('that redirects to a private address is not followed', async () => {
    const inside = await startPages('127.0.0.2');
    let asked = 0;
    inside.serve('/secret', (_request, response) => {
      asked += 1;
      response.end(tomatoSoupPage());
    });
    pages.serve(
      '/redirect',
      (_request, response) => void response.writeHead(302, { location: `${inside.url}/secret` }).end(),
    );

    expect(await importUrl(`${pages.url}/redirect`)).toMatchObject(refused('CONNECTION_ERROR'));
    expect(asked).toBe(0);
    await inside.close();
  });

  it('that never ends is aborted', async () => {
    pages.serve('/endless', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const block = 'x'.repeat(1024 * 1024);
      const more = (): void => void (response.destroyed || response.write(block, () => setImmediate(more)));
      more();
    });
    expect(await importUrl(`${pages.url}/endless`)).toMatchObject({ status: 400, body: { detail: {} } });
  });

  it('without a recipe, or with invalid data, returns an error', async () => {
    pages.serve('/broken', html('<script type="application/ld+json">{"@type": "Recipe", "name": "Bro</script>'));
    expect(await importUrl(`${pages.url}/broken`)).toMatchObject(refused('BAD_RECIPE_DATA'));
    expect(await importUrl('not an address')).toMatchObject(refused('BAD_RECIPE_DATA'));
    const { api } = await owner;
    expect(await api.post('/api/recipes/create/html-or-json', { data: '' })).toMatchObject(refused('BAD_RECIPE_DATA'));
  });
});

describe('an image', () => {
  it('that is invalid is rejected, and the recipe keeps its old one', async () => {
    const { api } = await owner;
    const slug = String((await api.post('/api/recipes', { name: `Photo ${randomUUID()}` })).body);
    const upload = (bytes: Uint8Array) =>
      api.put(`/api/recipes/${slug}/image`, imageForm(bytes, '../../etc/passwd', '../jpg'));

    const first = await upload(await anImage());
    const second = await upload(Buffer.from('not an image'));

    expect(first).toMatchObject({ status: 200, body: { image: expect.any(String) as string } });
    expect(second).toMatchObject({ status: 400, body: { detail: { error: true } } });
    expect((await api.get(`/api/recipes/${slug}`)).body).toMatchObject(first.body as object);
  });

  it('of a private group is hidden from visitors and other groups', async () => {
    const { api } = await owner;
    const recipe = await imported(
      await api.post('/api/recipes/create/html-or-json', {
        data: JSON.stringify({ ...TOMATO_SOUP, name: randomUUID(), image: `${pages.url}/tomato-soup.jpg` }),
      }),
    );
    const stranger = await aUser();
    const path = `/api/media/recipes/${recipe.id}/images/original.webp`;

    expect((await api.get(path)).status).toBe(200);
    expect(await stranger.api.get(path)).toMatchObject({ status: 404, body: { detail: 'Not Found' } });
    expect((await fetch(`${api.url}${path}`)).status).toBe(404);
  });

  it('is sent again only when it changed, and supports ranges', async () => {
    const { api } = await owner;
    const recipe = await imported(
      await api.post('/api/recipes/create/html-or-json', {
        data: JSON.stringify({ ...TOMATO_SOUP, name: randomUUID(), image: `${pages.url}/tomato-soup.jpg` }),
      }),
    );
    const path = `/api/media/recipes/${recipe.id}/images/min-original.webp`;
    const first = await api.get(path);

    expect((await api.get(path, { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304);
    const part = await api.get(path, { range: 'bytes=0-9' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toMatch(/^bytes 0-9\/\d+$/);
    expect((await api.get(path, { range: 'bytes=99999999-' })).status).toBe(416);
  });
});
