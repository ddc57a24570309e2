import { closeBrowser, journey, openWindow, PHONE } from '../support/browser/browser.js';
import { aUser, PASSWORD } from '../support/users.js';
import { tomatoSoupPage } from '../support/fixtures/tomato-soup.js';

const ana = aUser();

afterAll(closeBrowser);

async function importSoups(count: number): Promise<void> {
  const { api } = await ana;
  for (let number = 1; number <= count; number += 1) {
    await api.post('/api/recipes/create/html-or-json', {
      data: tomatoSoupPage(`Soup number ${number}`),
      includeTags: true,
    });
  }
}

beforeAll(() => importSoups(65), 120_000);

journey('a wrong password says so, keeps the name, and lets one try again', async (page) => {
  const { username } = await ana;
  await page.goto('/login');
  await page.getByLabel('Email or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByText('Wrong username or password').first().waitFor();
  expect(await page.getByLabel('Email or username').inputValue()).toBe(username);

  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
});

journey(
  'the home page loads more recipes as one scrolls, and remembers filters in its address',
  async (page) => {
    const { groupSlug } = await ana;
    await page.goto(`/g/${groupSlug}?orderBy=name&orderDirection=asc`);
    await page.getByRole('link', { name: 'Soup number 1', exact: true }).waitFor();
    await page.mouse.move(700, 500);
    const last = page.getByRole('link', { name: 'Soup number 9', exact: true });
    while (!(await last.isVisible())) await page.mouse.wheel(0, 4000);

    await page.getByRole('link', { name: 'Weeknight' }).last().click();
    await page.getByRole('button', { name: /Remove filter: .*Weeknight/ }).waitFor();
    await page.waitForURL(/[?&]tags=/);
    await page.reload();
    await page.getByRole('button', { name: /Remove filter: .*Weeknight/ }).waitFor();
  },
  async () => openWindow((await ana).api),
);

journey(
  'a recipe is pasted on a phone, in Arabic, from right to left',
  async (page) => {
    const { groupSlug } = await ana;
    await page.goto(`/g/${groupSlug}/r/create/html`);
    await page.locator('html[dir=rtl][lang^=ar]').waitFor();
    await page.getByRole('textbox').first().fill(tomatoSoupPage('Phone Soup'));
    await page.getByRole('button', { name: 'استيراد' }).click();
    await page.getByRole('button', { name: 'حفظ', exact: true }).click();
    await page.getByRole('heading', { name: 'Phone Soup' }).waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  },
  async () => openWindow((await ana).api, { viewport: PHONE, locale: 'ar-SA', hasTouch: true, isMobile: true }),
);

journey(
  'an address that does not exist leads to a friendly page and home again',
  async (page) => {
    await page.goto('/g/nowhere/else/at/all');
    await page.getByText('Page not found').waitFor();
    await page
      .getByRole('link', { name: 'Home' })
      .or(page.getByRole('button', { name: 'Home' }))
      .first()
      .click();
    await page.getByRole('link', { name: 'Soup number 65', exact: true }).waitFor();
  },
  async () => openWindow((await ana).api),
);

journey(
  'signing out ends this session, and no other',
  async (page) => {
    const { api, groupSlug } = await ana;
    await page.goto(`/g/${groupSlug}`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect((await api.get('/api/users/self')).status).toBe(200);
  },
  async () => openWindow(await (await ana).api.signIn((await ana).username, PASSWORD)),
);
