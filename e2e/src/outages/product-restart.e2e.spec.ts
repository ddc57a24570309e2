import type { Page } from 'playwright-core';
import { freePort } from '@larder/testing';
import { closeBrowser, journey, openWindow, WITH_SERVICE_WORKER } from '../support/browser/browser.js';
import { startOwnInstance, type OwnInstance } from '../support/instances/own-instance.js';

/** The timeout of a restart of the product on a busy machine. */
const TIMEOUT_MS = 90_000;

let instance: OwnInstance;

beforeAll(async () => {
  instance = await startOwnInstance({ PORT: String(await freePort()) });
  await instance.admin.post('/api/recipes', { name: 'Pea Soup' });
});

afterAll(async () => {
  await closeBrowser();
  await instance.stop();
});

describe('when the product is killed while a user works', () => {
  journey(
    'a recipe that is being saved is stored after the restart, and one banner was shown',
    async (page) => {
      await page.goto('/g/home/r/pea-soup?edit=true');
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Split Pea Soup');
      await countBanners(page);

      instance.kill();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Saving…' }).waitFor();
      await page.getByText('Larder cannot be reached right now. Retrying…').waitFor();
      await instance.restart();
      await saveAgainIfRetriesEnded(page);

      await page.getByRole('heading', { level: 1, name: 'Split Pea Soup' }).waitFor();
      await banner(page).waitFor({ state: 'detached', timeout: TIMEOUT_MS });
      expect(await page.evaluate('banners')).toBe(1);
      expect(await recipeNames()).toEqual(['Split Pea Soup']);
    },
    () => openWindow(instance.admin, WITH_SERVICE_WORKER),
  );

  journey(
    'an app that is opened meanwhile waits, and shows the recipe after the restart',
    async (page) => {
      await page.goto('/g/home');
      await page.getByRole('link', { name: 'Split Pea Soup' }).waitFor();
      await page.evaluate('navigator.serviceWorker.ready.then(() => true)'); // allowed without HTTPS on this machine

      instance.kill();
      await page.goto('/g/home/r/split-pea-soup');
      await page.getByRole('status').filter({ hasText: 'be reached right now' }).waitFor();
      await instance.restart();

      await page.getByRole('heading', { level: 1, name: 'Split Pea Soup' }).waitFor({ timeout: TIMEOUT_MS });
    },
    () => openWindow(instance.admin, WITH_SERVICE_WORKER),
  );
});

const banner = (page: Page) => page.locator('[role=status]').filter({ hasText: /Larder/ });

/** Counts the banners from now on. */
async function countBanners(page: Page): Promise<void> {
  await page.evaluate(`
    banners = 0;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (/Larder (cannot|is)/.test(node.textContent) && node.closest?.('[role=status]')) banners += 1;
    }).observe(document.body, { childList: true, subtree: true });
  `);
}

/** Saving is retried for ten seconds; if the start takes longer, the user has to save again. */
async function saveAgainIfRetriesEnded(page: Page): Promise<void> {
  const failed = page.getByRole('main').getByText('nothing you typed is lost');
  const saved = page.getByRole('heading', { level: 1, name: 'Split Pea Soup' });
  await failed.or(saved).first().waitFor({ timeout: TIMEOUT_MS });
  if (await failed.isVisible()) await page.getByRole('button', { name: 'Save' }).click();
}

async function recipeNames(): Promise<string[]> {
  const { body } = await instance.admin.get('/api/recipes?perPage=-1');
  return (body as { items: { name: string }[] }).items.map(({ name }) => name);
}
