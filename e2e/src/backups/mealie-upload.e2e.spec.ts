import { SETTINGS } from '../../support/settings.mjs';
import { closeBrowser, journey, openWindow } from '../support/browser/browser.js';
import { signInOnPage } from '../support/browser/sign-in.js';
import { startOwnInstance, type OwnInstance } from '../support/instances/own-instance.js';
import { aMealieBackup, MEALIE_BACKUP } from './mealie-backup.js';
import { DUMP_PASSWORD, uuid } from './small-dump.js';

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
    await page
      .getByLabel('Upload backup')
      .setInputFiles({ name: MEALIE_BACKUP, mimeType: 'application/zip', buffer: aMealieBackup() });
    const row = page.getByRole('row', { name: new RegExp(MEALIE_BACKUP) });
    await row.waitFor();

    await row.getByRole('button', { name: `Restore ${MEALIE_BACKUP}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Replace this site/ }).check();
    await dialog.getByRole('checkbox', { name: 'I understand that everything on this site is replaced' }).check();
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
