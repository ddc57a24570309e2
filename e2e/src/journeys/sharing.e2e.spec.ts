import { closeBrowser, journey, openWindow, PHONE } from '../support/browser/browser.js';
import { imageForm } from '../support/fixtures/image-form.js';
import { anImage } from '../support/fixtures/pages.js';
import { aUser } from '../support/users.js';

const ana = aUser();

afterAll(closeBrowser);

const asAna = async () => openWindow((await ana).api);

/** Creates a recipe with an image in a private group; returns its path. */
async function aSecretRecipe(name: string): Promise<string> {
  const { api, groupSlug } = await ana;
  const slug = (await api.post('/api/recipes', { name })).body as string;
  await api.patch(`/api/recipes/${slug}`, {
    description: 'Not for everybody.',
    recipeIngredient: [{ note: '2 secrets' }],
    recipeInstructions: [{ text: 'Whisper.' }, { text: 'Serve.' }],
    notes: [{ title: 'Hint', text: 'Keep this secret.' }],
  });
  await api.put(`/api/recipes/${slug}/image`, imageForm(await anImage()));
  return `/g/${groupSlug}/r/${slug}`;
}

journey(
  'anyone with the link can open a shared recipe until the link is deleted',
  async (page) => {
    await page.goto(await aSecretRecipe('Secret Soup'));
    await page.getByRole('button', { name: 'More for Secret Soup' }).click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'New link' }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();

    const visitor = await openWindow(undefined, { viewport: PHONE });
    const guest = await visitor.newPage();
    await guest.goto(new URL(link).pathname);
    await guest.getByRole('heading', { level: 1, name: 'Secret Soup' }).waitFor();
    const image = guest.getByRole('img', { name: 'Secret Soup' });
    await image.waitFor();
    await guest.waitForFunction(() => document.querySelector<HTMLImageElement>('article img')?.naturalWidth);
    expect(await guest.getByRole('button', { name: 'Edit' }).count()).toBe(0);
    await guest.getByRole('button', { name: 'Cook mode' }).click();
    await guest.getByRole('button', { name: 'Next step' }).waitFor();

    await page.getByRole('button', { name: 'Delete link' }).click();
    await page.getByRole('textbox', { name: 'Link' }).waitFor({ state: 'detached' });
    await guest.goto(new URL(link).pathname);
    await guest.getByText('This link no longer works').waitFor();
    await visitor.close();
  },
  asAna,
);

journey(
  'a recipe is printed with the selected parts and without controls',
  async (page) => {
    await page.goto(await aSecretRecipe('Paper Soup'));
    await page.getByRole('button', { name: 'Step 1' }).click(); // done, so collapsed
    await page.getByRole('button', { name: 'More for Paper Soup' }).click();
    await page.getByRole('menuitem', { name: 'Print preferences' }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByText('Keep this secret.').waitFor();
    await page.getByRole('switch', { name: 'Notes' }).click();
    await preview.getByText('Keep this secret.').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });

    await page.emulateMedia({ media: 'print' });

    await page.getByText('Whisper.').waitFor();
    expect(await page.getByText('Keep this secret.').filter({ visible: true }).count()).toBe(0);
    for (const name of ['Edit', 'Cook mode', 'Create', 'Print']) {
      expect(await page.getByRole('button', { name }).filter({ visible: true }).count()).toBe(0);
    }
    expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(10_000);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Edit' }).waitFor();
  },
  asAna,
);
