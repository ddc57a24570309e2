import type { Page } from 'playwright-core';
import { closeBrowser, journey, openWindow } from '../support/browser/browser.js';
import { anImage, html, startPages, type Pages } from '../support/fixtures/pages.js';
import { aUser } from '../support/users.js';
import { TOMATO_SOUP, tomatoSoupPage } from '../support/fixtures/tomato-soup.js';
import { zipOf } from '../support/fixtures/zip.js';

const ana = aUser({}, { advanced: true, canOrganize: true });
let pages: Pages;

beforeAll(async () => {
  pages = await startPages();
});
afterAll(async () => {
  await closeBrowser();
  await pages.close();
});

const asAna = async () => openWindow((await ana).api);

/** Pastes a text into the field with this label, as from the clipboard. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

journey(
  'a pasted page is reviewed, corrected and saved',
  async (page) => {
    const { groupSlug } = await ana;
    await page.goto(`/g/${groupSlug}/r/create/html`);
    await page.getByLabel('Recipe text, HTML or JSON').fill(tomatoSoupPage('Pasted Soup'));
    await page.getByRole('button', { name: 'Import', exact: true }).click();

    await page.getByRole('heading', { name: 'Review' }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Corrected Soup');
    await page.getByLabel('Ingredient 2', { exact: true }).fill('3 white onions');
    await page.getByRole('button', { name: 'Remove step 1' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();

    await page.getByRole('heading', { name: 'Corrected Soup' }).waitFor();
    await page.waitForURL(`**/g/${groupSlug}/r/corrected-soup`);
    await page.getByText('3 white onions').waitFor();
    await page.getByText('Roast tomatoes and onions in the oil for 35 minutes.').waitFor();
    expect(await page.getByText('Heat the oven to 200 °C.').count()).toBe(0);
  },
  asAna,
);

journey(
  'several URLs are imported one after another, and a failed one is retried',
  async (page) => {
    const { groupSlug } = await ana;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    pages.serve('/one', html(tomatoSoupPage('Bulk Soup One')));
    pages.serve('/slow', (request, response) => {
      void released.then(() => html(tomatoSoupPage('Bulk Soup Slow'))(request, response));
    });
    await page.goto(`/g/${groupSlug}/r/create/bulk`);
    await paste(page, 'URL 1', `${pages.url}/one\n${pages.url}/late\n${pages.url}/slow`);
    await page.getByRole('button', { name: 'Import 3 URLs' }).click();

    await page.getByText('Successfully imported recipe Bulk Soup One').waitFor();
    await page.getByText('2 of 3').first().waitFor();
    release();
    await page.getByText('Partially successful').first().waitFor();
    pages.serve('/late', html(tomatoSoupPage('Bulk Soup Late')));
    await page.getByRole('button', { name: 'Retry 1 failed URL' }).click();
    expect(await page.getByLabel('URL 1').inputValue()).toBe(`${pages.url}/late`);
    await page.getByRole('button', { name: 'Import 1 URL' }).click();

    await page.getByText('Successfully imported recipe Bulk Soup Late').waitFor();
    await page.goto(`/g/${groupSlug}?search=bulk`);
    for (const name of ['One', 'Slow', 'Late']) {
      await page
        .getByRole('link', { name: `Bulk Soup ${name}` })
        .first()
        .waitFor();
    }
  },
  asAna,
);

journey(
  'the ingredients of a recipe are parsed into amounts, units and foods',
  async (page) => {
    const { api, groupSlug } = await ana;
    await api.post('/api/groups/seeders/units', { locale: 'en-US' });
    const { body: slug } = await api.post('/api/recipes/create/html-or-json', { data: tomatoSoupPage('Parsed Soup') });
    await page.goto(`/g/${groupSlug}/r/${String(slug)}/ingredient-parser`);

    await page.getByRole('button', { name: /Create \d+ missing/ }).click();
    await page.getByRole('button', { name: /Create \d+ missing/ }).waitFor({ state: 'detached' });
    await page.getByText(`All (${TOMATO_SOUP.recipeIngredient.length})`).click();
    await page.getByText('1 1/2 cups vegetable stock').waitFor();
    await page.getByRole('button', { name: 'Save all' }).click();

    await page.getByRole('heading', { name: 'Parsed Soup' }).waitFor();
    const { body } = await api.get(`/api/recipes/${String(slug)}`);
    const { recipeIngredient, settings } = body as {
      recipeIngredient: { quantity: number; unit: { name: string } | null; food: { name: string } | null }[];
      settings: { disableAmount: boolean };
    };
    expect(recipeIngredient[3]).toMatchObject({
      quantity: 1.5,
      unit: { name: 'cup' },
      food: { name: 'vegetable stock' },
    });
    expect(settings.disableAmount).toBe(false);
  },
  asAna,
);

journey(
  'a Nextcloud folder is imported with its images, and the report lists each recipe',
  async (page) => {
    const { groupSlug } = await ana;
    const recipe = (name: string) =>
      JSON.stringify({ ...TOMATO_SOUP, name, image: undefined, keywords: 'moved', recipeInstructions: ['Roast.'] });
    const archive = zipOf({
      'Moved Soup/recipe.json': recipe('Moved Soup'),
      'Moved Soup/full.jpg': await anImage(800, 600),
      'Moved Stew/recipe.json': recipe('Moved Stew'),
    });
    await page.goto('/group/migrations?from=nextcloud');
    await page
      .getByLabel('Choose file')
      .setInputFiles({ name: 'Recipes.zip', mimeType: 'application/zip', buffer: archive });
    await page.getByRole('checkbox', { name: 'Tag all recipes with nextcloud' }).check();
    await page.getByRole('button', { name: 'Import' }).click();

    await page.getByRole('link', { name: 'Show results' }).click();
    await page.getByText('Imported Moved Soup successfully').waitFor();
    await page.getByText('Imported Moved Stew successfully').waitFor();
    await page.goto(`/g/${groupSlug}/r/moved-soup`);
    await page.getByRole('heading', { name: 'Moved Soup' }).waitFor();
    await page.getByRole('img', { name: 'Moved Soup' }).waitFor();
  },
  asAna,
);
