import { randomUUID } from 'node:crypto';
import { waitUntil } from '@larder/testing';
import type { Page } from 'playwright-core';
import {
  closeBrowser,
  journey,
  openWindow,
  PHONE,
  expectToast,
  WITH_SERVICE_WORKER,
} from '../support/browser/browser.js';
import { aGroup, aUser, type TestUser } from '../support/users.js';
import { aVisitor } from '../support/instances/product.js';
import { startSwitchedProxy, type SwitchedProxy } from '../support/instances/switched-proxy.js';
import { tomatoSoupPage } from '../support/fixtures/tomato-soup.js';

let proxy: SwitchedProxy;
let ana: TestUser;
let ben: TestUser;

beforeAll(async () => {
  proxy = await startSwitchedProxy(aVisitor().url);
  const group = await aGroup();
  ana = await aUser({ group });
  ben = await aUser({ group });
});
afterEach(() => proxy.cutOff(false));
afterAll(async () => {
  await closeBrowser();
  proxy.stop();
});

/** Ben's phone, whose connection can be cut. */
const openBensPhone = () => openWindow(ben.api, { ...WITH_SERVICE_WORKER, baseURL: proxy.url, viewport: PHONE });

async function createList(person: TestUser, ...lines: string[]): Promise<string> {
  const { body } = await person.api.post('/api/households/shopping/lists', { name: `Weekly shop ${randomUUID()}` });
  const { id } = body as { id: string };
  for (const line of lines) await person.api.post('/api/households/shopping/items', { shoppingListId: id, line });
  return id;
}

interface Item {
  display: string;
  checked: boolean;
}
async function itemsOf(person: TestUser, listId: string): Promise<Item[]> {
  const { body } = await person.api.get(`/api/households/shopping/lists/${listId}`);
  return (body as { listItems: Item[] }).listItems;
}
const item = (page: Page, name: string) => page.getByRole('checkbox', { name });
async function addLine(page: Page, line: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Add an item' }).fill(line);
  await page.keyboard.press('Enter');
}

describe('a shopping list', () => {
  journey(
    'the ingredients of planned meals are added to a list',
    async (page) => {
      const { body: slug } = await ana.api.post('/api/recipes/create/html-or-json', {
        data: tomatoSoupPage('Tomato soup'),
        includeTags: false,
      });
      const { body: recipe } = await ana.api.get(`/api/recipes/${String(slug)}`);
      const { id: recipeId } = recipe as { id: string };
      await ana.api.post('/api/households/mealplans', { date: '2026-11-24', entryType: 'dinner', recipeId });
      const listId = await createList(ana);

      await page.goto('/household/mealplan/planner/view?start=2026-11-23&end=2026-11-29');
      await page.getByText('Tomato soup').waitFor();
      await page.getByRole('button', { name: 'Add recipes of Tuesday, November 24 to shopping list' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: 'Tomato soup' }).waitFor();
      await expectToast(page.getByText('added to the list'), () =>
        dialog.getByRole('button', { name: /^Add \d+ items$/ }).click(),
      );
      await page.getByRole('button', { name: 'Open list' }).click();

      await page.getByText('1 recipe on this list').waitFor();
      expect((await itemsOf(ana, listId)).length).toBeGreaterThan(2);
    },
    () => openWindow(ana.api),
  );

  journey(
    'two phones use one list, one of them without a connection for a while, and lose no change',
    async (page, context) => {
      const listId = await createList(ana, 'milk', 'bread', 'salt');
      const bensPage = await (await openBensPhone()).newPage();
      try {
        for (const phone of [page, bensPage]) {
          const connected = phone.waitForRequest(/\/households\/live/);
          await phone.goto(`/shopping-lists/${listId}`);
          await Promise.all([connected, item(phone, 'milk').waitFor()]);
        }
        await item(page, 'milk').click();
        await bensPage.getByText('1 item checked').waitFor();

        proxy.cutOff(true);
        await item(bensPage, 'bread').click();
        await addLine(bensPage, '2 l juice');
        await bensPage.getByText('2 changes are stored on this device').waitFor();
        await item(page, 'salt').click();
        await addLine(page, 'pepper');
        proxy.cutOff(false);

        await item(bensPage, 'pepper').waitFor();
        await item(page, 'juice').waitFor();
        for (const phone of [page, bensPage]) await phone.getByText('3 items checked').waitFor();
        const items = await itemsOf(ana, listId);
        expect(
          items
            .filter(({ checked }) => !checked)
            .map(({ display }) => display)
            .sort(),
        ).toEqual(['2 l juice', 'pepper']);
      } finally {
        await bensPage.context().close();
      }
      expect(context.pages()).toHaveLength(1);
    },
    () => openWindow(ana.api, { ...WITH_SERVICE_WORKER, viewport: PHONE }),
  );

  journey(
    'changes made without a connection survive closing the app',
    async (page, context) => {
      const listId = await createList(ben, 'milk');
      await page.goto(`/shopping-lists/${listId}`);
      await item(page, 'milk').waitFor();
      await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
      await page.reload();
      await item(page, 'milk').waitFor();

      proxy.cutOff(true);
      await item(page, 'milk').click();
      await addLine(page, 'candles');
      await page.getByText('2 changes are stored on this device').waitFor();
      await page.close();
      const again = await context.newPage();
      await again.goto(`/shopping-lists/${listId}`);
      await item(again, 'candles').waitFor();
      proxy.cutOff(false);

      await waitUntil(async () => (await itemsOf(ben, listId)).length === 2);
      const items = await itemsOf(ben, listId);
      expect(items.map(({ display, checked }) => ({ display, checked }))).toEqual(
        expect.arrayContaining([
          { display: 'milk', checked: true },
          { display: 'candles', checked: false },
        ]),
      );
    },
    openBensPhone,
  );

  journey(
    'a deleted item is restored by undo',
    async (page) => {
      const listId = await createList(ana, '3 apples');
      await page.goto(`/shopping-lists/${listId}`);
      await page.getByRole('button', { name: 'Edit 3 apples' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await item(page, '3 apples').waitFor();
      await waitUntil(async () => (await itemsOf(ana, listId)).some(({ display }) => display === '3 apples'));
    },
    () => openWindow(ana.api),
  );
});
