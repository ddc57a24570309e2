import type { Locator, Page } from 'playwright-core';
import { closeBrowser, journey, openWindow, expectToast } from '../support/browser/browser.js';
import { aVisitor } from '../support/instances/product.js';
import { aUser } from '../support/users.js';
import { tomatoSoupPage } from '../support/fixtures/tomato-soup.js';

const ana = aUser();
const UNTAGGED_RECIPES = 20;
const WEEK = 'start=2026-11-23&end=2026-11-29';
const day = (page: Page, name: string) => page.getByRole('region', { name });

afterAll(closeBrowser);

const asAna = async () => openWindow((await ana).api);

beforeAll(async () => {
  const { api } = await ana;
  await api.post('/api/recipes/create/html-or-json', { data: tomatoSoupPage('Tomato soup'), includeTags: true });
  // Without the rule, a random meal would be one of these.
  for (let number = 1; number <= UNTAGGED_RECIPES; number += 1)
    await api.post('/api/recipes', { name: `Untagged stew ${number}` });
});

async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Only visible elements can be dragged.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height - 20, { steps: 12 });
  await page.getByText('is over', { exact: false }).waitFor({ state: 'attached' });
  await page.mouse.up();
}

journey(
  'a recipe is planned and dragged to another day, and stays there after a reload',
  async (page) => {
    await page.goto(`/household/mealplan/planner/edit?${WEEK}`);
    await page.getByRole('button', { name: 'Add meal: Monday, November 23' }).click();
    await page.getByRole('combobox', { name: 'Recipe' }).click();
    await page.getByTitle('Tomato soup').click();
    await expectToast(page.getByText('Meal planned', { exact: true }), () =>
      page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click(),
    );
    await dragByMouse(page, page.getByRole('button', { name: 'Move Tomato soup' }), day(page, 'Tue, Nov 24'));
    await day(page, 'Tue, Nov 24').getByText('Tomato soup').waitFor();

    await page.reload();
    await day(page, 'Tue, Nov 24').getByText('Tomato soup').waitFor();
  },
  asAna,
);

journey(
  'a meal that is moved by keyboard keeps the focus, so that it can be moved on',
  async (page) => {
    const { api } = await ana;
    await api.post('/api/households/mealplans', { date: '2026-11-23', title: 'Raclette', entryType: 'dinner' });
    await api.post('/api/households/mealplans', { date: '2026-11-23', title: 'Leftovers', entryType: 'dinner' });
    await page.goto(`/household/mealplan/planner/edit?${WEEK}`);
    const handle = page.getByRole('button', { name: 'Move Raclette' });

    const isOver = (name: string) => page.getByText(`Raclette is over ${name}.`).waitFor({ state: 'attached' });
    const moves = [
      { from: 'Monday, November 23', to: 'Tuesday, November 24', region: 'Tue, Nov 24' },
      { from: 'Tuesday, November 24', to: 'Wednesday, November 25', region: 'Wed, Nov 25' },
    ];
    for (const { from, to, region } of moves) {
      await handle.press('Space');
      await isOver(from);
      await page.keyboard.press('ArrowRight');
      await isOver(to);
      await page.keyboard.press('Space');
      await day(page, region).getByRole('button', { name: 'Move Raclette' }).and(page.locator(':focus')).waitFor();
    }
  },
  asAna,
);

journey(
  'a meal that another user plans appears immediately',
  async (page) => {
    const connected = page.waitForRequest(/\/households\/live/);
    await page.goto(`/household/mealplan/planner/view?${WEEK}`);
    await Promise.all([connected, day(page, 'Thu, Nov 26').waitFor()]);
    const { api } = await ana;
    await api.post('/api/households/mealplans', { date: '2026-11-26', title: 'Fondue', entryType: 'dinner' });

    await day(page, 'Thu, Nov 26').getByText('Fondue').waitFor();
  },
  asAna,
);

journey(
  'a random meal follows the rule of the household',
  async (page) => {
    await page.goto('/household/mealplan/settings');
    await page.getByRole('combobox', { name: 'Field' }).click();
    await page.getByTitle('Tags').click();
    await page.getByRole('combobox', { name: 'Value' }).click();
    await page.getByTitle('Weeknight').click();
    await expectToast(page.getByText('Rule created'), () =>
      page.getByRole('main').getByRole('button', { name: 'Create', exact: true }).click(),
    );
    await page.goto(`/household/mealplan/planner/edit?${WEEK}`);
    await page.getByRole('button', { name: 'Random meal: Saturday, November 28' }).click();
    await page.getByRole('menuitem', { name: 'Dinner' }).click();
    await day(page, 'Sat, Nov 28').getByText('Tomato soup').waitFor();
  },
  asAna,
);

journey(
  'a calendar app can subscribe to the plan until the address is revoked',
  async (page) => {
    await page.goto(`/household/mealplan/planner/view?${WEEK}`);
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Calendar subscription' }).click();
    await page.getByRole('button', { name: 'Create address' }).click();
    const address = new URL(await page.getByRole('textbox', { name: 'Calendar address' }).inputValue());
    const feed = await fetch(new URL(address.pathname, aVisitor().url));
    expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR/);

    await page.getByRole('button', { name: 'Revoke address' }).click();
    const question = page.getByRole('dialog', { name: 'Revoke address' });
    await question.getByRole('button', { name: 'Revoke address' }).click();
    await page.getByRole('button', { name: 'Create address' }).waitFor();
    expect((await fetch(new URL(address.pathname, aVisitor().url))).status).toBe(404);
  },
  asAna,
);
