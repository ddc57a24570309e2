import { randomUUID } from 'node:crypto';
import { waitUntil } from '@larder/testing';
import type { Page } from 'playwright-core';
import { closeBrowser, journey, openWindow, PHONE, TOUCH_PHONE } from '../support/browser/browser.js';
import { smallTargets, swipe } from '../support/browser/touch.js';
import { tomatoSoupPage } from '../support/fixtures/tomato-soup.js';
import { aUser, type TestUser } from '../support/users.js';

let ana: TestUser;
let listId: string;

beforeAll(async () => {
  ana = await aUser();
  const { body } = await ana.api.post('/api/households/shopping/lists', { name: `Weekly shop ${randomUUID()}` });
  ({ id: listId } = body as { id: string });
  await ana.api.post('/api/households/shopping/items', { shoppingListId: listId, line: 'candles' });
  const page = { data: tomatoSoupPage('Tomato soup'), includeTags: false };
  const { body: slug } = await ana.api.post('/api/recipes/create/html-or-json', page);
  const { body: recipe } = await ana.api.get(`/api/recipes/${String(slug)}`);
  const { id: recipeId } = recipe as { id: string };
  await ana.api.post('/api/households/mealplans', { date: '2026-11-24', entryType: 'dinner', recipeId });
});
afterAll(closeBrowser);

const LOCALES = ['en-US', 'ar-SA'] as const;
const WEEK = '?start=2026-11-23&end=2026-11-29';
const LIST_BUTTON = { 'en-US': /^Add recipes of Tuesday/, 'ar-SA': /الثلاثاء.*قائمة/ };
const UNDO = { 'en-US': 'Undo', 'ar-SA': 'تراجع' };

const onPhone = (locale: string) => () => openWindow(ana.api, { ...TOUCH_PHONE, locale });
const candles = (page: Page) => page.getByRole('checkbox', { name: 'candles' });
const isOnList = async () => {
  const { body } = await ana.api.get(`/api/households/shopping/lists/${listId}`);
  return (body as { listItems: unknown[] }).listItems.length > 0;
};

describe.each(LOCALES)('on a phone in %s', (locale) => {
  journey(
    'every control of lists and the planner is large enough for touch',
    async (page) => {
      await page.goto('/shopping-lists?disableRedirect=true');
      await page.getByRole('link', { name: /Weekly shop/ }).waitFor();
      expect(await smallTargets(page.locator('body'))).toEqual([]);

      await page.goto(`/shopping-lists/${listId}`);
      await candles(page).waitFor();
      expect(await smallTargets(page.locator('body'))).toEqual([]);

      await page.goto(`/household/mealplan/planner/edit${WEEK}`);
      await page.getByText('Tomato soup').first().waitFor();
      expect(await smallTargets(page.locator('body'))).toEqual([]);

      await page.goto(`/household/mealplan/planner/view${WEEK}`);
      await page.getByText('Tomato soup').waitFor();
      expect(await smallTargets(page.locator('body'))).toEqual([]);

      await page.getByRole('button', { name: LIST_BUTTON[locale] }).tap();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: 'Tomato soup' }).waitFor();
      expect(await smallTargets(dialog)).toEqual([]);
    },
    onPhone(locale),
  );

  journey(
    'a swipe to either side deletes an item, and undo restores it',
    async (page) => {
      await page.goto(`/shopping-lists/${listId}`);
      for (const distance of [-200, 200]) {
        await candles(page).waitFor();
        await swipe(page, page.getByText('candles', { exact: true }), distance / 4);
        await candles(page).waitFor();
        await swipe(page, page.getByText('candles', { exact: true }), distance);
        await candles(page).waitFor({ state: 'detached' });
        await waitUntil(async () => !(await isOnList()));
        await page.getByRole('button', { name: UNDO[locale] }).tap();
        await waitUntil(isOnList);
      }
    },
    onPhone(locale),
  );

  journey(
    'the field to add items is at the bottom of a short list, also above the keyboard',
    async (page) => {
      await page.goto(`/shopping-lists/${listId}`);
      await candles(page).waitFor();
      const field = page.getByRole('main').getByRole('textbox');
      const distanceFromBottom = async () => {
        const box = await field.boundingBox();
        return (page.viewportSize()?.height ?? 0) - (box ? box.y + box.height : 0);
      };

      expect(await distanceFromBottom()).toBeLessThan(80);
      await field.tap();
      await page.setViewportSize({ ...PHONE, height: PHONE.height - 320 }); // what a keyboard leaves
      await waitUntil(async () => (await distanceFromBottom()) < 80);
      expect(await distanceFromBottom()).toBeGreaterThanOrEqual(0);
    },
    onPhone(locale),
  );
});
