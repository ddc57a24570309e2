import type { Page } from 'playwright-core';
import { closeBrowser, journey, openWindow, expectToast } from '../support/browser/browser.js';
import { startOwnInstance, type OwnInstance } from '../support/instances/own-instance.js';
import { html, startPages, type Pages } from '../support/fixtures/pages.js';
import { tomatoSoupPage } from '../support/fixtures/tomato-soup.js';

let instance: OwnInstance;
let pages: Pages;

beforeAll(async () => {
  pages = await startPages();
  instance = await startOwnInstance({ EGRESS_ALLOWLIST: '127.0.0.1' });
});
afterAll(async () => {
  await closeBrowser();
  await instance.stop();
  await pages.close();
});

const asAdmin = () => openWindow(instance.admin);
const newestImport = (page: Page) => page.getByRole('row', { name: /Bulk import/ }).first();
const importPages = (...urls: string[]) =>
  instance.admin.post('/api/recipes/create/url/bulk', { imports: urls.map((url) => ({ url })) });

journey(
  'an administrator sees the progress of an import, and retries a failed one',
  async (page) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    pages.serve('/first', html(tomatoSoupPage('Watched Soup')));
    pages.serve('/held', (request, response) => {
      void released.then(() => html(tomatoSoupPage('Held Soup'))(request, response));
    });
    await page.goto('/admin/background-tasks');
    const task = newestImport(page);

    await importPages(`${pages.url}/first`, `${pages.url}/held`);
    await task.getByText('Running').waitFor();
    await task.getByRole('progressbar').waitFor();
    release();
    await task.getByText('Completed', { exact: true }).waitFor();

    await importPages(`${pages.url}/later`);
    await task.getByText('Failed', { exact: true }).waitFor();
    pages.serve('/later', html(tomatoSoupPage('Later Soup')));
    await page.getByText('Failed', { exact: true }).first().click();
    await page.waitForURL(({ search }) => search === '?status=failed');
    await expectToast(page.getByText('Retrying'), () =>
      task.getByRole('button', { name: 'Retry Bulk import' }).click(),
    );

    await page.goto('/admin/background-tasks');
    await task.getByText('Completed', { exact: true }).waitFor();
    expect((await instance.admin.get('/api/recipes/later-soup')).status).toBe(200);
  },
  asAdmin,
);

journey(
  'an administrator runs a scheduled task manually, and removes it from the list',
  async (page) => {
    await page.goto('/admin/background-tasks');
    const schedule = page
      .getByRole('table', { name: 'Scheduled tasks' })
      .getByRole('row', { name: /Delete abandoned uploads/ });
    await schedule.getByRole('button', { name: 'Run now: Delete abandoned uploads' }).click();
    await schedule.getByText('Completed').waitFor();

    const task = page
      .getByRole('table', { name: 'Background tasks' })
      .getByRole('row', { name: /Delete abandoned uploads/ })
      .first();
    await task.getByRole('button', { name: 'Delete Delete abandoned uploads' }).click();
    await expectToast(page.getByText('Task removed'), () =>
      page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click(),
    );
  },
  asAdmin,
);
