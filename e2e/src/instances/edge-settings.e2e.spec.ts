import { TraceReceiver, waitUntil } from '@larder/testing';
import { closeBrowser, journey, openWindow } from '../support/browser/browser.js';
import { Api } from '../support/api.js';
import { startOwnInstance, type OwnInstance } from '../support/instances/own-instance.js';

const TOKEN = 'token-of-the-scraper';
const APP = 'https://app.example';
const PLAYER = 'https://tube.example/embed/soup';

let instance: OwnInstance;
let receiver: TraceReceiver;
beforeAll(async () => {
  receiver = await TraceReceiver.open();
  instance = await startOwnInstance({
    METRICS_TOKEN: TOKEN,
    SITEMAP_ENABLED: 'true',
    EMBED_ALLOWLIST: 'tube.example',
    CORS_ORIGINS: APP,
    ...receiver.env,
  });
});
afterAll(async () => {
  await closeBrowser();
  await instance.stop();
  await receiver.close();
});

const visitor = () => new Api(instance.url);

/** Opens the default group and household to visitors, or closes the group. */
async function setPrivacy(privateGroup: boolean): Promise<void> {
  await instance.admin.put('/api/groups/preferences', { privateGroup });
  await instance.admin.put('/api/households/preferences', { privateHousehold: false });
}

async function aRecipe(name: string, changes: object = {}): Promise<string> {
  const slug = String((await instance.admin.post('/api/recipes', { name })).body);
  await instance.admin.patch(`/api/recipes/${slug}`, changes);
  return slug;
}

describe('metrics', () => {
  it('of all parts are read at the public port with the token', async () => {
    const { status, body } = await new Api(instance.url, TOKEN).get('/metrics');

    expect(status).toBe(200);
    for (const app of ['gateway', 'identity', 'recipe', 'parser', 'meal-plan', 'shopping', 'admin'])
      expect(body).toContain(`app="${app}"`);
    expect(body).toMatch(/^larder_http_request_seconds_count\{method="PUT",route="\/api\/users\/:\w+",/m);
    expect((await visitor().get('/metrics')).status).toBe(401);
    expect((await instance.admin.get('/metrics')).status).toBe(401);
  });
});

describe('an app of an allowed origin', () => {
  const listOf = (headers: Headers, name: string) => headers.get(name)?.split(/, ?/) ?? [];

  it('may send every method', async () => {
    const headers = { origin: APP, 'access-control-request-method': 'PATCH' };
    const preflight = await fetch(`${instance.url}/api/recipes/soup`, { method: 'OPTIONS', headers });

    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, APP]);
    const methods = listOf(preflight.headers, 'access-control-allow-methods');
    expect(methods.sort()).toEqual(['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT']);
  });

  it('reads the headers of versions, files and limits', async () => {
    const slug = await aRecipe('Soup for an app');
    const { headers } = await instance.admin.get(`/api/recipes/${slug}`, { origin: APP });

    const exposed = listOf(headers, 'access-control-expose-headers');
    expect(exposed).toEqual(expect.arrayContaining(['ETag', 'Content-Disposition', 'Retry-After', 'X-Request-Id']));
  });

  it('is the only one', async () => {
    const { headers } = await instance.admin.get('/api/app/about', { origin: 'https://other.example' });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

it('traces a request from the gateway to the database', async () => {
  const slug = await aRecipe('Traced Soup');
  const forged = '00-11111111111111111111111111111111-2222222222222222-00';
  const { headers } = await instance.admin.get(`/api/recipes/${slug}`, { traceparent: forged });
  const requestId = headers.get('x-request-id');

  const spans = await waitUntil(() => {
    const root = receiver.spans.find(({ attributes }) => attributes['larder.request_id'] === requestId);
    const all = receiver.spans.filter(({ traceId }) => traceId === root?.traceId);
    const isComplete = all.some(({ attributes }) => attributes['db.system.name']) && root;
    return Promise.resolve(isComplete ? all : null);
  });

  expect(spans.find(({ parentSpanId }) => !parentSpanId)).toMatchObject({
    app: 'gateway',
    name: expect.stringMatching(/^GET \/api\/recipes\/:\w+$/) as string,
    attributes: { 'http.response.status_code': 200 },
  });
  expect(spans.map(({ app, name }) => `${app} ${name}`)).toEqual(
    expect.arrayContaining(['gateway recipe.recipe.read', 'recipe recipe.recipe.read', 'recipe aggregate recipes']),
  );
  expect(JSON.stringify(receiver.spans)).not.toContain(slug);
});

describe('search engines', () => {
  const textOf = async (path: string) => String((await visitor().get(path)).body);

  it('find the public recipes of a public group, and nothing of a private one', async () => {
    const open = await aRecipe('Open Soup', { settings: { public: true } });
    await aRecipe('Hidden Soup', { settings: { public: false } });

    await setPrivacy(true);
    expect(await textOf('/robots.txt')).not.toContain('Sitemap');
    expect(await textOf('/sitemap.xml')).not.toContain('<loc>');
    expect((await visitor().get('/sitemap.xml?group=home')).status).toBe(404);

    await setPrivacy(false);
    const file = `${instance.url}/sitemap.xml?group=home&page=1`;
    await waitUntil(async () => (await textOf('/sitemap.xml')).includes(`<loc>${file.replace('&', '&amp;')}</loc>`));
    expect(await textOf('/robots.txt')).toContain(`Sitemap: ${instance.url}/sitemap.xml`);
    const response = await fetch(file);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const recipes = await response.text();
    expect(recipes).toContain(`<loc>${instance.url}/g/home/r/${open}</loc>`);
    expect(recipes).not.toContain('hidden-soup');
    expect((await visitor().get('/sitemap.xml?group=home&page=2')).status).toBe(404);
    expect((await visitor().get('/sitemap.xml?group=home&page=0')).status).toBe(422);
  });
});

it('describes a public recipe in schema.org terms', async () => {
  await setPrivacy(false);
  const slug = await aRecipe('Rated Soup', { prepTime: '1 hour 10 minutes', settings: { public: true } });
  const { id } = (await instance.admin.get('/api/users/self')).body as { id: string };
  await instance.admin.post(`/api/users/${id}/ratings/${slug}`, { rating: 4 });

  const page = await waitUntil(async () => {
    const { status, body } = await visitor().get(`/g/home/r/${slug}`, { accept: 'text/html' });
    return status === 200 ? String(body) : null;
  });

  const [, data = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Recipe',
    author: { '@type': 'Organization', name: 'Family' },
    prepTime: 'PT1H10M',
    aggregateRating: { ratingValue: 4, ratingCount: 1 },
  });
});

journey(
  'a video of an allowed site is embedded in a step, and another one is a link',
  async (page, context) => {
    const player = `<iframe src="${PLAYER}" title="How to cut leeks"></iframe>`;
    const other = '<iframe src="https://other.example/embed/soup" title="Another site"></iframe>';
    const slug = await aRecipe('Filmed Soup', { recipeInstructions: [{ text: `Cut. ${player} ${other}` }] });
    await context.route(PLAYER, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Leeks, cut</h1>' }));

    await page.goto(`/g/home/r/${slug}`);

    const frame = page.getByTitle('How to cut leeks');
    await frame.scrollIntoViewIfNeeded();
    await frame.contentFrame().getByRole('heading', { name: 'Leeks, cut' }).waitFor();
    await page.getByRole('link', { name: 'Another site' }).waitFor();
    expect(await page.locator('iframe').count()).toBe(1);
  },
  () => openWindow(instance.admin),
);
