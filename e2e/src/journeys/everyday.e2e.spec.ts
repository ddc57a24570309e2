import { closeBrowser, journey, openWindow, TOUCH_PHONE, WITH_SERVICE_WORKER } from '../support/browser/browser.js';
import { aUser, PASSWORD } from '../support/users.js';
import { tomatoSoupPage } from '../support/fixtures/tomato-soup.js';

const ana = aUser();

afterAll(closeBrowser);

const asAna = async () => openWindow((await ana).api, WITH_SERVICE_WORKER);

async function importSoups(count: number): Promise<void> {
  const { api } = await ana;
  for (let number = 1; number <= count; number += 1) {
    await api.post('/api/recipes/create/html-or-json', {
      data: tomatoSoupPage(`Soup number ${number}`),
      includeTags: true,
    });
  }
}

beforeAll(() => importSoups(65));

journey('a wrong password shows an error and keeps the username, and the right one signs in', async (page) => {
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
  'the home page loads more recipes while scrolling, and keeps filters in its URL',
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
  asAna,
);

journey(
  'a recipe is pasted on a phone in Arabic, from right to left, without horizontal overflow',
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
  async () => openWindow((await ana).api, { ...TOUCH_PHONE, locale: 'ar-SA' }),
);

journey(
  'an unknown URL shows a page that links to the home page',
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
  asAna,
);

journey(
  'signing out ends this session only',
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
