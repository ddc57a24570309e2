import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Api } from '../support/api.js';
import { closeBrowser, journey, openWindow, WITH_SERVICE_WORKER } from '../support/browser/browser.js';
import { signInOnPage } from '../support/browser/sign-in.js';
import { anImage, html, startPages, type Pages } from '../support/fixtures/pages.js';
import { DEFAULT_CREDENTIALS, startFresh } from '../support/instances/product.js';
import { TOMATO_SOUP, tomatoSoupPage } from '../support/fixtures/tomato-soup.js';

const folder = mkdtempSync(join(tmpdir(), 'larder-first-day-'));
let product: Awaited<ReturnType<typeof startFresh>>;
let pages: Pages;

beforeAll(async () => {
  product = await startFresh(folder, { EGRESS_ALLOWLIST: '127.0.0.1' });
  pages = await startPages();
  pages.serve('/soup', html(tomatoSoupPage()));
  const image = await anImage();
  pages.serve(
    '/tomato-soup.jpg',
    (_request, response) => void response.setHeader('content-type', 'image/jpeg').end(image),
  );
});

afterAll(async () => {
  await closeBrowser();
  await pages.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

journey(
  'a new household signs in, sets up its account, imports a recipe, finds it and cooks it',
  async (page) => {
    await page.goto('/');
    await signInOnPage(page, DEFAULT_CREDENTIALS.username, DEFAULT_CREDENTIALS.password);

    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByLabel('Full name').fill('Ana Ruiz');
    await page.getByLabel('Username').fill('ana');
    await page.getByLabel('Email').fill('ana@example.org');
    await page.getByLabel('New password', { exact: true }).fill('corn-flour-9');
    await page.getByLabel('Confirm password').fill('corn-flour-9');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Save and finish' }).click();
    await page.getByRole('button', { name: 'Go to recipes' }).click();
    await page.getByText('No recipes yet').waitFor();

    await page.goto('/g/home/r/create/url');
    await page.getByLabel('Recipe URL').fill(`${pages.url}/soup`);
    await page.getByRole('checkbox', { name: /keywords/ }).check();
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByRole('heading', { name: 'Review' }).waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { name: TOMATO_SOUP.name }).waitFor();
    await page.getByText('Roast tomatoes and onions in the oil for 35 minutes.').waitFor();
    await page.getByText('55 minutes').waitFor();
    const image = page.getByRole('img', { name: TOMATO_SOUP.name });
    await image.waitFor();
    expect(
      await image.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(300);

    await page
      .getByRole('link', { name: /Larder/ })
      .first()
      .click();
    await page
      .getByRole('link', { name: new RegExp(TOMATO_SOUP.name) })
      .first()
      .waitFor();
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('combobox').fill('tomatoes');
    await page.getByRole('option', { name: new RegExp(TOMATO_SOUP.name) }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    await page.getByRole('button', { name: '4 servings' }).waitFor();
    await page.getByRole('button', { name: 'Increase servings' }).click();
    await page.getByRole('button', { name: '5 servings' }).waitFor();
    await page.getByRole('button', { name: 'Cook mode' }).click();
    const cookMode = page.getByRole('dialog', { name: /cook/i });
    await cookMode.getByText('Heat the oven to 200 °C.').waitFor();
    await cookMode.getByRole('button', { name: 'Next step' }).click();
    await cookMode.getByRole('button', { name: 'Start 35 min' }).click();
    await cookMode.getByRole('timer', { name: 'Step 2' }).waitFor();
    await cookMode.getByRole('button', { name: 'Next step' }).click();
    await cookMode.getByText('Blend with the hot stock').waitFor();
    await cookMode.getByRole('button', { name: 'Finish' }).click();
    for (const step of [1, 2, 3]) {
      await page.getByRole('button', { name: `Step ${step}`, exact: true, pressed: true }).waitFor();
    }

    await page.reload();
    await page.getByRole('timer', { name: 'Step 2' }).waitFor();
    await page.getByRole('button', { name: 'Stop Step 2' }).click();
    await page.getByRole('timer').waitFor({ state: 'detached' });
  },
  () => openWindow(new Api(product.url), WITH_SERVICE_WORKER),
);

it('disables the default password', async () => {
  const { username, password } = DEFAULT_CREDENTIALS;
  await expect(new Api(product.url).signIn(username, password)).rejects.toThrow('401');
  await expect(new Api(product.url).signIn('ana', 'corn-flour-9')).resolves.toBeInstanceOf(Api);
});
