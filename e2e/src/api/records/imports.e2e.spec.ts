import { randomUUID } from 'node:crypto';
import { aUser } from '../../support/users.js';
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

async function imported(response: { status: number; body: unknown }): Promise<StoredRecipe> {
  const { api } = await owner;
  expect(response).toMatchObject({ status: 201 });
  return (await api.get(`/api/recipes/${String(response.body)}`)).body as StoredRecipe;
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
    let requests = 0;
    inside.serve('/secret', (_request, response) => {
      requests += 1;
      response.end(tomatoSoupPage());
    });
    pages.serve(
      '/redirect',
      (_request, response) => void response.writeHead(302, { location: `${inside.url}/secret` }).end(),
    );

    expect(await importUrl(`${pages.url}/redirect`)).toMatchObject(refused('CONNECTION_ERROR'));
    expect(requests).toBe(0);
    await inside.close();
  });

  it('that never ends is aborted', async () => {
    const sentMegabytes = new Promise<number>((resolve) =>
      pages.serve('/endless', (_request, response) => {
        let megabytes = 0;
        const block = 'x'.repeat(1024 * 1024);
        const next = (): void => {
          megabytes += 1;
          setImmediate(send);
        };
        const send = (): void => void (response.destroyed || response.write(block, next));
        response.once('close', () => resolve(megabytes)).writeHead(200, { 'content-type': 'text/html' });
        send();
      }),
    );

    expect(await importUrl(`${pages.url}/endless`)).toMatchObject(refused('BAD_RECIPE_DATA'));
    expect(await sentMegabytes).toBeLessThan(64); // ten are read, some more are in the buffers of the connection
  });

  it('without a recipe, or with invalid data, returns an error', async () => {
    pages.serve('/broken', html('<script type="application/ld+json">{"@type": "Recipe", "name": "Bro</script>'));
    expect(await importUrl(`${pages.url}/broken`)).toMatchObject(refused('BAD_RECIPE_DATA'));
    expect(await importUrl('not an address')).toMatchObject(refused('BAD_RECIPE_DATA'));
    const { api } = await owner;
    expect(await api.post('/api/recipes/create/html-or-json', { data: '' })).toMatchObject(refused('BAD_RECIPE_DATA'));
  });
});
