import { closeBrowser, journey, openWindow, PHONE, WITH_SERVICE_WORKER } from '../support/browser/browser.js';
import type { BrowserContextOptions } from 'playwright-core';
import { aUser } from '../support/users.js';
import { aVisitor } from '../support/instances/product.js';
import { startSwitchedProxy, type SwitchedProxy } from '../support/instances/switched-proxy.js';

let proxy: SwitchedProxy;
beforeAll(async () => {
  proxy = await startSwitchedProxy(aVisitor().url);
});
afterAll(async () => {
  await closeBrowser();
  proxy.stop();
});

/** A browser window of a new user that reaches the product through the proxy. */
const openBehindProxy = async (options: BrowserContextOptions = {}) =>
  openWindow((await aUser()).api, { ...WITH_SERVICE_WORKER, ...options, baseURL: proxy.url });

const endOutage = () => proxy.answer503(() => false);
afterEach(endOutage);
const BANNER_TEXT = 'be reached right now';

describe('behind a proxy while the server is unavailable', () => {
  journey(
    'the app waits when it is opened, and starts as soon as the server is available',
    async (page) => {
      await page.goto('/user/profile');
      await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
      proxy.answer503(() => true);

      await page.goto('/group/reports');
      await page.getByRole('status').filter({ hasText: BANNER_TEXT }).waitFor();
      await page.getByRole('img', { name: 'Larder' }).waitFor();
      endOutage();

      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/group/reports');
    },
    () => openBehindProxy(),
  );

  journey(
    'the app restarts by itself when its script could not be loaded',
    async (page) => {
      proxy.answer503((path) => /^\/assets\/base-.*\.js$/.test(path));
      await page.goto('/user/profile');
      await page.getByRole('status').filter({ hasText: BANNER_TEXT }).waitFor();
      endOutage();

      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    },
    () => openBehindProxy(),
  );

  journey(
    'a dialog that fills a phone is below the message about it',
    async (page) => {
      proxy.answer503((path) => path.startsWith('/api/households/shopping'));
      await page.goto('/shopping-lists');
      await page.getByText('Larder is restarting').waitFor();

      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: /^Language/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Language' });
      await dialog.getByRole('button', { name: 'Close' }).click(); // a covered button cannot be clicked
      await dialog.waitFor({ state: 'detached' });
    },
    () => openBehindProxy({ viewport: PHONE }),
  );

  journey(
    'a page whose code was not loaded yet opens as soon as the server is available',
    async (page) => {
      await page.goto('/user/profile');
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      proxy.answer503(() => true);

      await page.getByRole('link', { name: 'Cookbooks', exact: true }).click();
      await page.getByRole('status').filter({ hasText: 'Larder' }).waitFor();
      endOutage();

      await page.getByRole('heading', { level: 1, name: 'Cookbooks' }).waitFor();
      await page.getByRole('status').filter({ hasText: 'Larder' }).waitFor({ state: 'detached' });
    },
    () => openBehindProxy(),
  );
});
