import type { Page } from 'playwright-core';
import { closeBrowser, journey, openWindow, TOUCH_PHONE } from '../support/browser/browser.js';
import { aUser } from '../support/users.js';

const ana = aUser();

afterAll(closeBrowser);

const asAna = async () => openWindow((await ana).api);
const onAnasPhone = async () => openWindow((await ana).api, TOUCH_PHONE);

interface FilterOption {
  id: string;
  name: string;
}

/** “Lentil stew” is the only one with both tags and the food. */
const RECIPES = [
  { name: 'Lentil stew', tags: ['Quick', 'Vegan'], food: 'red lentil' },
  { name: 'Bean stew', tags: ['Quick', 'Vegan'], food: 'white bean' },
  { name: 'Lentil pie', tags: ['Quick'], food: 'red lentil' },
  { name: 'Lentil salad', tags: ['Vegan'], food: 'red lentil' },
];

async function createRecipes(): Promise<void> {
  const { api } = await ana;
  const make = async (path: string, name: string) => (await api.post(path, { name })).body as FilterOption;
  const tags = [await make('/api/organizers/tags', 'Quick'), await make('/api/organizers/tags', 'Vegan')];
  const foods = [await make('/api/foods', 'red lentil'), await make('/api/foods', 'white bean')];
  for (const recipe of RECIPES) {
    const slug = (await api.post('/api/recipes', { name: recipe.name })).body as string;
    await api.patch(`/api/recipes/${slug}`, {
      tags: tags.filter(({ name }) => recipe.tags.includes(name)),
      recipeIngredient: [{ quantity: 1, food: foods.find(({ name }) => name === recipe.food) }],
    });
  }
}

beforeAll(createRecipes);

/** Selects values in a filter, requires all of them if there are several, and closes the filter. */
async function choose(page: Page, filter: string, names: readonly string[]): Promise<void> {
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: filter }).click();
  const panel = page.getByRole('dialog', { name: filter });
  for (const name of names) await panel.getByRole('checkbox', { name }).check();
  if (names.length > 1) await panel.getByRole('switch', { name: 'Require all selected' }).click();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
}

const recipeTitles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');

journey(
  'a recipe is found by two tags and a food, and its URL shows the same results',
  async (page) => {
    const { groupSlug } = await ana;
    await page.goto(`/g/${groupSlug}`);
    await page.getByText('4 recipes').waitFor();

    await choose(page, 'Tags', ['Quick', 'Vegan']);
    await page.getByText('2 recipes').waitFor();
    await choose(page, 'Foods', ['red lentil']);
    await page.getByText('1 recipe', { exact: true }).waitFor();
    expect(await recipeTitles(page).allTextContents()).toEqual(['Lentil stew']);

    await page.reload();
    await page.getByRole('button', { name: 'Remove filter: red lentil' }).click();
    await page.getByText('2 recipes').waitFor();
    await page.goBack();
    await page.getByText('1 recipe', { exact: true }).waitFor();
  },
  asAna,
);

journey(
  'a cookbook is created from a filter on a phone, and one of its recipes becomes a favorite',
  async (page) => {
    const { groupSlug } = await ana;
    await page.goto(`/g/${groupSlug}/cookbooks`);
    await page.getByRole('button', { name: 'New cookbook' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Green and fast');
    await dialog.getByRole('combobox', { name: 'Field' }).click();
    await page.getByTitle('Tags', { exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Value' }).click();
    await page.getByTitle('Vegan', { exact: true }).click();
    await dialog.getByText('3 recipes match.').waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();

    await page.getByRole('main').getByRole('link', { name: 'Green and fast' }).click();
    await page.getByText('3 recipes').waitFor();
    await page.getByRole('button', { name: 'Add Lentil stew to favorites' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Favorites' }).click();
    await page.getByRole('heading', { name: 'Your favorites' }).waitFor();
    await page.getByRole('link', { name: 'Lentil stew', exact: true }).waitFor();
  },
  onAnasPhone,
);
