import type { BrowserContext } from 'playwright-core';
import { closeBrowser, journey, openWindow } from '../support/browser/browser.js';
import { aUser } from '../support/users.js';
import { aVisitor } from '../support/product.js';
import { startSwitchedProxy, type SwitchedProxy } from '../support/switched-proxy.js';

let proxy: SwitchedProxy;
beforeAll(async () => {
  proxy = await startSwitchedProxy(aVisitor().url);
});
afterAll(async () => {
  await closeBrowser();
  proxy.stop();
});

/** A browser window of a new user that reaches the product through the proxy. */
async function openBehindProxy(): Promise<BrowserContext> {
  const { api } = await aUser();
  const context = await openWindow(api, { baseURL: proxy.url });
  await context.addCookies([{ name: 'mealie.access_token', value: api.token ?? '', url: proxy.url, httpOnly: true }]);
  return context;
}

const back = () => proxy.answer503(() => false);
const WAITING = 'be reached right now';

describe('behind a proxy while the server is unavailable', () => {
  journey(
    'the app that is opened waits, and is there when the server is',
    async (page) => {
      await page.goto('/user/profile');
      await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
      proxy.answer503(() => true);

      await page.goto('/group/reports');
      await page.getByRole('status').filter({ hasText: WAITING }).waitFor();
      await page.getByRole('img', { name: 'Larder' }).waitFor();
      back();

      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/group/reports');
    },
    openBehindProxy,
  );

  journey(
    'a start whose script could not be had begins again by itself',
    async (page) => {
      proxy.answer503((path) => /^\/assets\/base-.*\.js$/.test(path));
      await page.goto('/user/profile');
      await page.getByRole('status').filter({ hasText: WAITING }).waitFor();
      back();

      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    },
    openBehindProxy,
  );

  journey(
    'a page whose code was not loaded yet opens as soon as the server is back',
    async (page) => {
      await page.goto('/user/profile');
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      proxy.answer503(() => true);

      await page.getByRole('link', { name: 'Cookbooks' }).click();
      await page.getByRole('status').filter({ hasText: 'Larder' }).waitFor();
      back();

      await page.getByRole('heading', { level: 1, name: 'Cookbooks' }).waitFor();
      await page.getByRole('status').filter({ hasText: 'Larder' }).waitFor({ state: 'detached' });
    },
    openBehindProxy,
  );
});
