import { closeBrowser, journey, openWindow, WITH_SERVICE_WORKER } from '../support/browser/browser.js';
import { signInOnPage } from '../support/browser/sign-in.js';
import { Api } from '../support/api.js';
import { ADMIN_PASSWORD, startOwnInstance, type OwnInstance } from '../support/instances/own-instance.js';

let instance: OwnInstance;
beforeAll(async () => {
  instance = await startOwnInstance({ BASE_PATH: '/larder', SITEMAP_ENABLED: 'true' });
  await instance.admin.post('/api/recipes', { name: 'Leek soup' });
});
afterAll(async () => {
  await closeBrowser();
  await instance.stop();
});

const visitor = () => new Api(instance.url);

it('offers the API with the base path, and without it for proxies that remove it', async () => {
  for (const path of ['/larder/api/app/about', '/api/app/about', '/larder/openapi.json', '/livez'])
    expect(await visitor().get(path)).toMatchObject({ status: 200 });
});

it('names its own addresses with the base path', async () => {
  const { body } = await visitor().get('/larder/', { accept: 'text/html' });
  expect(body).toContain('<base href="/larder/" />');

  const form = new URLSearchParams({ username: 'ana', password: ADMIN_PASSWORD });
  const { headers } = await visitor().post('/larder/api/auth/token', form);
  const cookies = headers.getSetCookie();
  expect(cookies.find((cookie) => cookie.startsWith('mealie.access_token='))).toContain('; Path=/larder/;');
  expect(cookies.find((cookie) => cookie.startsWith('larder.device='))).toContain('; Path=/larder/api/auth;');
  const { body: description } = await visitor().get('/larder/openapi.json');
  const flows = { password: { tokenUrl: '/larder/api/auth/token' } };
  expect(description).toMatchObject({
    servers: [{ url: '/larder' }],
    components: { securitySchemes: { OAuth2PasswordBearer: { flows } } },
  });
  expect((await visitor().get('/larder/redoc')).headers.get('location')).toBe('/larder/docs');
});

journey(
  'the application works below a base path: sign-in, a recipe, a reload',
  async (page) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === instance.url && !pathname.startsWith('/larder/')) outside.push(pathname);
    });

    await page.goto('/larder/');
    await signInOnPage(page, 'ana', ADMIN_PASSWORD);
    await page.getByText('Leek soup').click();
    await page.waitForURL((url) => url.pathname === '/larder/g/home/r/leek-soup');
    await page.getByRole('heading', { name: 'Leek soup' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Leek soup' }).waitFor();

    expect(outside).toEqual([]);
  },
  () => openWindow(visitor(), WITH_SERVICE_WORKER),
);
