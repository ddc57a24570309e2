import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SETTINGS } from '../../support/settings.mjs';
import { closeBrowser, journey, openWindow } from '../support/browser/browser.js';
import { signInOnPage } from '../support/browser/sign-in.js';
import { zipOf } from '../support/fixtures/zip.js';
import { startOwnInstance, type OwnInstance } from '../support/own-instance.js';
import { aSmallDump, DUMP_PASSWORD, uuid } from './small-dump.js';

const IMAGE = readFileSync(fileURLToPath(new URL('../../../docs/screenshots/phone-recipe.webp', import.meta.url)));
const BACKUP = {
  name: 'mealie_2026.11.22.zip',
  mimeType: 'application/zip',
  buffer: zipOf({
    'database.json': JSON.stringify(aSmallDump()),
    [`data/recipes/${uuid(10)}/images/original.webp`]: IMAGE,
  }),
};

let instance: OwnInstance;
beforeAll(async () => {
  instance = await startOwnInstance(SETTINGS);
});
afterAll(async () => {
  await closeBrowser();
  await instance.stop();
});

journey(
  'an administrator uploads and restores a backup of Mealie; its users sign in and find their recipes with images',
  async (page) => {
    await page.goto('/admin/backups');
    await page.getByLabel('Upload backup').setInputFiles(BACKUP);
    const row = page.getByRole('row', { name: new RegExp(BACKUP.name) });
    await row.waitFor();

    await row.getByRole('button', { name: `Restore ${BACKUP.name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Replace this site/ }).check();
    await dialog.getByRole('checkbox', { name: 'I understand that this cannot be undone' }).check();
    await dialog.getByRole('button', { name: 'Restore' }).click();

    await signInOnPage(page, 'dora', DUMP_PASSWORD);
    await page
      .getByRole('link', { name: /Pea soup/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /Pea soup/ }).waitFor();
    await page.getByText('500 peas').first().waitFor();
    await page
      .locator(`img[src*="${uuid(10)}"]`)
      .first()
      .waitFor();
  },
  () => openWindow(instance.admin),
);
