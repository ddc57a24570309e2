import type { BrowserContextOptions, Page } from 'playwright-core';
import { PHONE, WIDE } from '../../e2e/src/support/browser/browser.js';

/** A screenshot: its page, and the actions before it. */
export interface Shot {
  /** The file's name without its ending. */
  name: string;
  path: string;
  options?: BrowserContextOptions;
  prepare?: (page: Page) => Promise<void>;
  /** Whether the app's manifest shows it, so that people see what they install. */
  isInManifest?: boolean;
}

const phone: BrowserContextOptions = { viewport: PHONE, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const RECIPE = 'butter-chicken';

/** Every screenshot of the group with this slug. */
export const shots = (group: string): Shot[] => [
  { name: 'home', path: `/g/${group}?orderBy=name&orderDirection=asc`, prepare: recipesListed, isInManifest: true },
  { name: 'recipe', path: `/g/${group}/r/${RECIPE}`, isInManifest: true },
  { name: 'cook-mode', path: `/g/${group}/r/${RECIPE}`, prepare: startCooking },
  { name: 'filter', path: `/g/${group}?orderBy=name&orderDirection=asc`, prepare: filterByFoods(['tomato', 'garlic']) },
  { name: 'editor', path: `/g/${group}/r/${RECIPE}?edit=true`, prepare: editorReady, isInManifest: true },
  { name: 'search', path: `/g/${group}?orderBy=name&orderDirection=asc`, prepare: searchFor('bread') },
  {
    name: 'phone-home',
    path: `/g/${group}?orderBy=name&orderDirection=desc`,
    options: phone,
    prepare: recipesListed,
    isInManifest: true,
  },
  { name: 'phone-recipe', path: `/g/${group}/r/blueberry-pancakes`, options: phone, isInManifest: true },
  {
    name: 'dark',
    path: `/g/${group}?orderBy=name&orderDirection=desc`,
    options: { viewport: WIDE, colorScheme: 'dark' },
    prepare: recipesListed,
  },
  { name: 'dark-recipe', path: `/g/${group}/r/shakshuka`, options: { viewport: WIDE, colorScheme: 'dark' } },
  { name: 'arabic', path: `/g/${group}/r/shwrb-aads-hmr`, options: { viewport: WIDE, locale: 'ar-SA' } },
];

/** The cards are shown instead of their skeletons. */
async function recipesListed(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('article').first().waitFor();
}

async function startCooking(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cook mode' }).click();
  const cookMode = page.getByRole('dialog', { name: 'Cook mode' });
  await cookMode.getByRole('button', { name: 'Next step' }).click();
  await cookMode.getByText('Roast at 240').first().waitFor();
}

/** Selects these values, and keeps the panel open. */
function filterByFoods(names: readonly string[]): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Foods' }).click();
    const choices = page.getByRole('dialog', { name: 'Foods' });
    for (const name of names) {
      await choices.getByRole('textbox').fill(name);
      await choices.getByRole('checkbox', { name, exact: true }).check();
    }
    await choices.getByRole('textbox').fill('');
    await page
      .getByRole('button', { name: /Remove filter/ })
      .last()
      .waitFor();
  };
}

async function editorReady(page: Page): Promise<void> {
  await page.getByRole('toolbar').waitFor();
  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
}

function searchFor(text: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill(text);
    await dialog.getByRole('option').first().waitFor();
  };
}
