import { waitUntil } from '@larder/testing';
import type { BrowserContext, Page } from 'playwright-core';
import { closeBrowser, journey, openWindow, WITH_SERVICE_WORKER } from '../support/browser/browser.js';
import { aVisitor } from '../support/instances/product.js';
import { startSwitchedProxy, type SwitchedProxy } from '../support/instances/switched-proxy.js';
import { aGroup, aUser, type TestUser } from '../support/users.js';

let proxy: SwitchedProxy;
let ana: TestUser;
let ben: TestUser;
let listId: string;

beforeAll(async () => {
  proxy = await startSwitchedProxy(aVisitor().url);
});
beforeEach(async () => {
  proxy.cutOff(false);
  const group = await aGroup();
  [ana, ben] = [await aUser({ group }), await aUser({ group })];
  listId = ((await ana.api.post('/api/households/shopping/lists', { name: 'Weekly shop' })).body as { id: string }).id;
  await ana.api.post('/api/households/shopping/items', { shoppingListId: listId, line: 'milk' });
});
afterAll(async () => {
  await closeBrowser();
  proxy.stop();
});

const openAnasBrowser = () => openWindow(ana.api, { ...WITH_SERVICE_WORKER, baseURL: proxy.url });
const item = (page: Page, name: string) => page.getByRole('checkbox', { name });

async function addLine(page: Page, line: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Add an item' }).fill(line);
  await page.keyboard.press('Enter');
}

async function linesOnServer(): Promise<string[]> {
  const { body } = await ana.api.get(`/api/households/shopping/lists/${listId}`);
  return (body as { listItems: { display: string }[] }).listItems.map(({ display }) => display).sort();
}

/** Replaces the session of the browser, as another tab does. */
async function replaceSession(context: BrowserContext, { api }: TestUser): Promise<void> {
  await context.addCookies([{ name: 'mealie.access_token', value: api.token ?? '', url: proxy.url, httpOnly: true }]);
}

async function openList(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/shopping-lists/${listId}`);
  await item(page, 'milk').waitFor();
  return page;
}

describe('a browser of two users', () => {
  journey(
    'changes that one made offline are neither shown to nor sent by the other',
    async (_page, context) => {
      const anasPage = await openList(context);
      await anasPage.evaluate('navigator.serviceWorker.ready.then(() => true)');
      proxy.cutOff(true);
      await addLine(anasPage, 'candles');
      await anasPage.getByText('1 change is stored on this device').waitFor();
      await anasPage.close();
      await replaceSession(context, ben);
      proxy.cutOff(false);

      const bensPage = await openList(context);
      await addLine(bensPage, 'bread');
      await waitUntil(async () => (await linesOnServer()).length > 1);
      expect(await linesOnServer()).toEqual(['bread', 'milk']);
      expect(await item(bensPage, 'candles').count()).toBe(0);
      await bensPage.close();

      await replaceSession(context, ana);
      await item(await openList(context), 'candles').waitFor();
      await waitUntil(async () => (await linesOnServer()).length === 3);
    },
    openAnasBrowser,
  );

  journey(
    'a page that is still open when the other signs in asks to sign in again instead of writing',
    async (_page, context) => {
      const anasPage = await openList(context);
      await replaceSession(context, ben);

      await addLine(anasPage, 'candles');

      await anasPage.getByRole('dialog').getByLabel('Password', { exact: true }).waitFor();
      expect(await linesOnServer()).toEqual(['milk']);
    },
    openAnasBrowser,
  );
});
