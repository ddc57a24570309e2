import { randomUUID } from 'node:crypto';
import { waitUntil } from '@larder/testing';
import type { Page } from 'playwright-core';
import { closeBrowser, journey, openWindow, WITH_SERVICE_WORKER } from '../support/browser/browser.js';
import { aUser, type TestUser } from '../support/users.js';
import { aVisitor } from '../support/instances/product.js';
import { startSwitchedProxy, type SwitchedProxy } from '../support/instances/switched-proxy.js';

let proxy: SwitchedProxy;
let person: TestUser;
let recipe: { slug: string; name: string };

beforeAll(async () => {
  proxy = await startSwitchedProxy(aVisitor().url);
});
beforeEach(async () => {
  proxy.cutOff(false);
  person = await aUser();
  const name = `Pea soup ${randomUUID()}`;
  recipe = { name, slug: String((await person.api.post('/api/recipes', { name })).body) };
});
afterAll(async () => {
  await closeBrowser();
  proxy.stop();
});

const openPhone = () => openWindow(person.api, { ...WITH_SERVICE_WORKER, baseURL: proxy.url });

const heading = (page: Page) => page.getByRole('heading', { name: recipe.name });
const storedAddresses = (page: Page) =>
  page.evaluate<string>(
    `caches.open('larder-data-1').then((cache) => cache.keys()).then((keys) => keys.map(({ url }) => url).join(' '))`,
  );

/** Reads the recipe; resolves with its path when the browser has stored it. */
async function readRecipe(page: Page): Promise<string> {
  const address = `/g/${person.groupSlug}/r/${recipe.slug}`;
  await page.goto(address);
  await heading(page).waitFor();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.goto(address);
  await waitUntil(async () => (await storedAddresses(page)).includes(`/api/recipes/${recipe.slug}`));
  return address;
}

describe('without a connection', () => {
  journey(
    'the app opens and shows a recipe that was read before, and updates it when the connection returns',
    async (page) => {
      const path = await readRecipe(page);
      proxy.cutOff(true);

      await page.goto(path);
      await heading(page).waitFor();
      await page.getByRole('status').filter({ hasText: 'be reached right now' }).waitFor();
      await person.api.patch(`/api/recipes/${recipe.slug}`, { description: 'With mint, since this morning.' });
      proxy.cutOff(false);

      await page.getByText('With mint, since this morning.').waitFor();
    },
    openPhone,
  );

  journey(
    'a page that was not read before says so, leads back, and opens when the connection returns',
    async (page) => {
      const path = await readRecipe(page);
      proxy.cutOff(true);

      await page.getByRole('link', { name: 'Timeline' }).click();
      await page.getByRole('heading', { name: 'Not saved on this device' }).waitFor();
      await page.getByRole('button', { name: 'Back' }).click();
      await heading(page).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      await page.goForward();
      await page.getByRole('heading', { name: 'Not saved on this device' }).waitFor();
      proxy.cutOff(false);

      await page.getByRole('link', { name: recipe.name }).waitFor();
    },
    openPhone,
  );

  journey(
    'meals are moved and planned, also after a reload, and are on the plan when the connection returns',
    async (page) => {
      const date = new Date().toISOString().slice(0, 10);
      const range = `start=${date}&end=${date}`;
      await person.api.post('/api/households/mealplans', { date, entryType: 'lunch', title: 'Leftovers' });
      await page.goto(`/household/mealplan/planner/edit?${range}`);
      await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
      await page.reload();
      await page.getByRole('button', { name: 'Delete Leftovers' }).waitFor();
      await waitUntil(async () =>
        (await storedAddresses(page)).includes(range.replace('start', 'start_date').replace('end', 'end_date')),
      );
      proxy.cutOff(true);

      await page.getByRole('button', { name: /^Add meal/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('switch', { name: 'Note only, without a recipe' }).click();
      await dialog.getByRole('textbox', { name: 'Title' }).fill('Pancakes');
      await dialog.getByRole('button', { name: 'Create' }).click();
      await page.getByRole('button', { name: 'Delete Leftovers' }).click();
      await page.getByText('2 changes are stored on this device').waitFor();
      await page.reload();
      await page.getByText('Pancakes').waitFor();
      expect(await page.getByText('Leftovers').count()).toBe(0);
      proxy.cutOff(false);

      await waitUntil(async () => {
        const { body } = await person.api.get('/api/households/mealplans?perPage=-1');
        return (
          JSON.stringify((body as { items: { title: string }[] }).items.map(({ title }) => title)) === '["Pancakes"]'
        );
      });
    },
    openPhone,
  );

  journey(
    'no data of a user is left after signing out',
    async (page) => {
      const path = await readRecipe(page);
      await page.getByRole('button', { name: /log ?out|sign ?out/i }).click();
      await page.waitForURL(/\/login/);
      proxy.cutOff(true);

      await page.goto(path);
      await page.getByRole('status').filter({ hasText: 'be reached right now' }).waitFor();
      expect(await storedAddresses(page)).not.toContain(recipe.slug);
    },
    openPhone,
  );
});
