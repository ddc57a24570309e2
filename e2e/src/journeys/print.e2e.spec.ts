import type { Page } from 'playwright-core';
import { closeBrowser, journey, openWindow } from '../support/browser/browser.js';
import { tomatoSoupPage } from '../support/fixtures/tomato-soup.js';
import { aUser, type TestUser } from '../support/users.js';

let ana: TestUser;
beforeAll(async () => {
  ana = await aUser();
});
afterAll(closeBrowser);

const openDark = () => openWindow(ana.api, { colorScheme: 'dark', viewport: { width: 794, height: 1123 } });

/** The visible elements that do not belong on paper: dark backgrounds, light text and controls. */
function printProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lightness = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return alpha === 0 ? null : (red + green + blue) / 3;
    };
    const visible = [...document.body.querySelectorAll('*')].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    });
    return visible.flatMap((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const problems = [
        (lightness(backgroundColor) ?? 255) < 200 && 'dark background',
        hasText && (lightness(color) ?? 0) > 140 && 'light text',
        element.matches('button, nav, header nav, a[href^="/shopping-lists"]') && 'control',
      ].filter((problem) => problem !== false);
      return problems.map((problem) => `${problem}: ${element.tagName} ${element.textContent.slice(0, 30)}`);
    });
  });
}

describe('in the dark scheme', () => {
  journey(
    'a shopping list is printed with its items and without controls, black on white',
    async (page) => {
      const { body } = await ana.api.post('/api/households/shopping/lists', { name: 'Weekly shop' });
      const { id } = body as { id: string };
      for (const line of ['candles', 'soap'])
        await ana.api.post('/api/households/shopping/items', { shoppingListId: id, line });
      await page.goto(`/shopping-lists/${id}`);
      await page.getByText('candles').waitFor();
      await page.emulateMedia({ media: 'print' });

      expect(await printProblems(page)).toEqual([]);
      expect(await page.getByText('soap').isVisible()).toBe(true);
      expect(await page.getByRole('heading', { name: 'Weekly shop' }).isVisible()).toBe(true);
      expect(await page.getByRole('textbox', { name: 'Add an item' }).isVisible()).toBe(false);
    },
    openDark,
  );

  journey(
    'a recipe is printed without controls, black on white',
    async (page) => {
      const recipe = { data: tomatoSoupPage('Tomato soup'), includeTags: false };
      const { body: slug } = await ana.api.post('/api/recipes/create/html-or-json', recipe);
      await page.goto(`/g/${ana.groupSlug}/r/${String(slug)}`);
      await page.getByRole('heading', { name: 'Tomato soup' }).first().waitFor();
      await page.emulateMedia({ media: 'print' });
      await page.locator('article.no-print').waitFor({ state: 'attached' }); // the print layout replaces it

      expect(await printProblems(page)).toEqual([]);
      expect(await page.getByRole('heading', { name: 'Ingredients' }).last().isVisible()).toBe(true);
    },
    openDark,
  );

  journey(
    'a meal plan is printed without controls, black on white',
    async (page) => {
      await ana.api.post('/api/households/mealplans', { date: '2026-11-24', entryType: 'dinner', title: 'Leftovers' });
      await page.goto('/household/mealplan/planner/view?start=2026-11-23&end=2026-11-29');
      await page.getByText('Leftovers').waitFor();
      await page.emulateMedia({ media: 'print' });

      expect(await printProblems(page)).toEqual([]);
      expect(await page.getByText('Leftovers').isVisible()).toBe(true);
    },
    openDark,
  );
});
