import type { Page } from 'playwright-core';
import { closeBrowser, journey, openWindow, TOUCH_PHONE } from '../support/browser/browser.js';
import { dragByFinger } from '../support/browser/dragging.js';
import { anImage, aPhoto } from '../support/fixtures/pages.js';
import { aUser } from '../support/users.js';

const ana = aUser();

afterAll(closeBrowser);

const asAna = async () => openWindow((await ana).api);
const onAnasPhone = async () => openWindow((await ana).api, TOUCH_PHONE);

/** A recipe as the API returns it. */
interface StoredRecipe {
  slug: string;
  recipeIngredient: { note: string | null; display: string }[];
  recipeInstructions: { text: string; ingredientReferences: unknown[] }[];
  tags: { name: string }[];
  image: string | null;
}

/** Creates a recipe with unparsed ingredients. */
async function createRecipe(name: string): Promise<StoredRecipe> {
  const { api } = await ana;
  const slug = (await api.post('/api/recipes', { name })).body as string;
  await api.patch(`/api/recipes/${slug}`, {
    recipeIngredient: [{ note: 'flour' }, { note: 'milk' }, { note: 'eggs' }],
    recipeInstructions: [{ text: 'Bake.' }, { text: 'Mix.' }],
  });
  return read(slug);
}

async function read(slug: string): Promise<StoredRecipe> {
  const { api } = await ana;
  return (await api.get(`/api/recipes/${slug}`)).body as StoredRecipe;
}

const save = (page: Page) => page.getByRole('toolbar').getByRole('button', { name: 'Save' }).click();
/** A selected value of a select box; a new one appears once it is stored on the server. */
const selected = (page: Page, name: string) => page.getByTitle(name, { exact: true }).filter({ visible: true }).first();
const noteInputs = (page: Page) => page.getByRole('textbox', { name: 'Note', exact: true });

journey(
  'a recipe is created manually with foods, steps, linked ingredients, a tag and an image',
  async (page) => {
    const { groupSlug } = await ana;
    await page.goto(`/g/${groupSlug}/r/create/new`);
    await page.getByRole('textbox', { name: 'Recipe name' }).fill('Sunday Pancakes');
    await page.getByRole('button', { name: 'Create' }).last().click();

    await page.getByRole('textbox', { name: 'Description' }).fill('For **lazy** mornings.');
    await page.getByRole('textbox', { name: 'Yield' }).fill('4 people');
    await page.getByRole('switch', { name: 'Ingredients as plain text' }).setChecked(false);
    await page.getByRole('button', { name: /^More for .*Flour$/ }).click(); // the defaults of new recipes
    await page.getByRole('menuitem', { name: 'Delete row' }).click();
    await page.getByRole('button', { name: 'Add ingredient' }).click();
    await page.getByRole('textbox', { name: 'Amount' }).fill('1 1/2');
    for (const [list, name] of [
      ['Unit', 'mug'],
      ['Food', 'buckwheat flour'],
    ] as const) {
      await page.getByRole('combobox', { name: list }).fill(name);
      await page.getByText(`Create “${name}”`).click();
      await selected(page, name).waitFor();
    }
    await page.getByRole('button', { name: 'Bulk add' }).first().click();
    await page.getByRole('textbox', { name: 'One per line' }).fill('2 eggs\n\n1 pinch of salt');
    await page.getByRole('button', { name: 'Add 2 lines' }).click();
    await page.getByRole('textbox', { name: 'Text of step 1' }).fill('Beat the eggs with the buckwheat flour.');
    await page.getByRole('button', { name: 'Add step' }).click();
    await page.getByRole('textbox', { name: 'Text of step 2' }).fill('Bake them, and eat.');
    await page.getByRole('button', { name: 'Link ingredients to all steps' }).click();
    await page.getByRole('combobox', { name: 'Tags' }).fill('Breakfast');
    await page.getByText('Create “Breakfast”').click();
    await selected(page, 'Breakfast').waitFor();
    const image = { name: 'plate.png', mimeType: 'image/png', buffer: await anImage() };
    await page.getByLabel('Choose image').last().setInputFiles(image);
    await page.getByRole('button', { name: 'Crop' }).click();
    await page.getByRole('button', { name: 'Remove' }).waitFor();
    await save(page);

    await page.getByRole('heading', { level: 1, name: 'Sunday Pancakes' }).waitFor();
    await page.getByRole('checkbox', { name: /buckwheat flour/ }).waitFor();
    await page.getByRole('img', { name: 'Sunday Pancakes' }).waitFor();
    const stored = await read('sunday-pancakes');
    expect(stored.recipeIngredient.map(({ display }) => display)).toEqual([
      '1 ¹/₂ mug buckwheat flour',
      '2 eggs',
      '1 pinch of salt',
    ]);
    expect(stored.recipeInstructions[0]?.ingredientReferences).toHaveLength(2);
    expect(stored.tags.map(({ name }) => name)).toEqual(['Breakfast']);
    expect(stored.image).not.toBeNull();
  },
  asAna,
);

journey(
  'the whole image is selected for cropping, also when the dialog still grows',
  async (page, context) => {
    const { groupSlug } = await ana;
    const { slug } = await createRecipe('Crumble');
    await page.goto(`/g/${groupSlug}/r/${slug}?edit=true`);
    const browser = await context.newCDPSession(page);
    await browser.send('Animation.enable');
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0.1 });

    const image = { name: 'crumble.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() };
    await page.getByLabel('Choose image').last().setInputFiles(image);
    const selection = page.getByRole('group', { name: 'Crop image' });
    await selection.waitFor();
    await page.getByRole('button', { name: 'Crop' }).click({ trial: true }); // waits until the dialog stands still

    const heights = await Promise.all([selection, page.getByTestId('container')].map((each) => each.boundingBox()));
    expect(heights[0]?.height).toBe(heights[1]?.height);
  },
  async () => openWindow((await ana).api, { reducedMotion: 'no-preference' }),
);

journey(
  'ingredients and steps are reordered by touch on a phone',
  async (page) => {
    const { groupSlug } = await ana;
    const { slug } = await createRecipe('Waffles');
    await page.goto(`/g/${groupSlug}/r/${slug}?edit=true`);
    await noteInputs(page).first().waitFor();
    const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
    const announcements = (name: string, last: number) => ({
      pickedUp: page.getByText(`${name} is now at position 1 of ${last}.`), // over itself at first
      over: page.getByText(`${name} is now at position ${last} of ${last}.`),
      putDown: page.getByText(`${name} was moved to position ${last} of ${last}.`),
    });

    await dragByFinger(page, handle('flour'), handle('eggs'), announcements('flour', 3));
    await dragByFinger(page, handle('Step 1'), handle('Step 2'), announcements('Step 1 Bake.', 2));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await save(page);

    await page.getByRole('heading', { level: 1, name: 'Waffles' }).waitFor();
    const stored = await read(slug);
    expect(stored.recipeIngredient.map(({ note }) => note)).toEqual(['milk', 'eggs', 'flour']);
    expect(stored.recipeInstructions.map(({ text }) => text)).toEqual(['Mix.', 'Bake.']);
    expect(overflow).toBeLessThanOrEqual(0);
  },
  onAnasPhone,
);

journey(
  'unsaved changes survive a reload, and leaving the editor asks for confirmation',
  async (page) => {
    const { groupSlug } = await ana;
    const { slug } = await createRecipe('Crumble');
    await page.goto(`/g/${groupSlug}/r/${slug}?edit=true`);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Apple Crumble');
    await page.waitForFunction(() => JSON.stringify(localStorage).includes('Apple Crumble'));
    page.once('dialog', (dialog) => void dialog.accept()); // the browser's own dialog
    await page.reload();

    await page.getByText('Your unsaved changes').waitFor();
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Apple Crumble');
    await page.getByRole('link', { name: 'Recipes', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Apple Crumble' }).first().waitFor();
  },
  asAna,
);

journey(
  'two users edit the same recipe: the second one resolves the conflict, and no change is lost',
  async (page) => {
    const { api, groupSlug } = await ana;
    const { slug } = await createRecipe('Bread');
    await page.goto(`/g/${groupSlug}/r/${slug}?edit=true`);
    await page.getByRole('textbox', { name: 'Description' }).fill('Mine.');
    await page.getByRole('textbox', { name: 'Total time' }).fill('3 hours');
    await api.patch(`/api/recipes/${slug}`, { description: 'Theirs.', recipeYield: '2 loaves' });
    await save(page);

    const dialog = page.getByRole('dialog');
    await dialog.getByText('Theirs.').waitFor();
    await dialog.getByText('Theirs', { exact: true }).first().click();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Bread' }).waitFor();
    const { body } = await api.get(`/api/recipes/${slug}`);
    expect(body).toMatchObject({ description: 'Theirs.', totalTime: '3 hours', recipeYield: '2 loaves' });
  },
  asAna,
);

journey(
  'a change by another user appears on the recipe page, and is offered for merging in the editor',
  async (page) => {
    const { api, groupSlug } = await ana;
    const { slug } = await createRecipe('Dumplings');
    const live = page.waitForResponse((response) => response.url().includes('/api/households/live'));
    await page.goto(`/g/${groupSlug}/r/${slug}`);
    await live;
    await api.patch(`/api/recipes/${slug}`, { description: 'Seen at once.' });
    await page.getByText('Seen at once.').waitFor();

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Total time' }).fill('3 hours');
    await api.patch(`/api/recipes/${slug}`, { description: 'Changed again.' });
    await page.getByText('Another user changed this recipe: Description.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Seen at once.');
    await page.getByRole('button', { name: 'Merge both versions' }).click();
    await save(page);

    await page.getByRole('heading', { level: 1, name: 'Dumplings' }).waitFor();
    const { body } = await api.get(`/api/recipes/${slug}`);
    expect(body).toMatchObject({ description: 'Changed again.', totalTime: '3 hours' });
  },
  asAna,
);
