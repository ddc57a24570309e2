import { startMailServer, type MailServer } from '@larder/testing/servers';
import type { Page } from 'playwright-core';
import { Api } from '../support/api.js';
import { closeBrowser, journey, openWindow, expectToast } from '../support/browser/browser.js';
import { signInOnPage } from '../support/browser/sign-in.js';
import { startOwnInstance, type OwnInstance } from '../support/instances/own-instance.js';
import { tomatoSoupPage } from '../support/fixtures/tomato-soup.js';
import { PASSWORD } from '../support/users.js';

let mail: MailServer;
let instance: OwnInstance;

beforeAll(async () => {
  mail = await startMailServer();
  instance = await startOwnInstance({ ...mail.env, RATE_LIMIT_ENABLED: 'false' });
});

afterAll(async () => {
  await closeBrowser();
  await instance.stop();
  await mail.stop();
});

const asAnonymous = () => openWindow(new Api(instance.url));
const asAdmin = () => openWindow(instance.admin);

/** A member without any flag. */
async function aMember(username: string): Promise<void> {
  const email = `${username}@example.org`;
  await instance.admin.post('/api/admin/users', {
    username,
    fullName: `Member ${username}`,
    email,
    password: PASSWORD,
  });
}

/** Fills in both steps of the registration page and submits it. */
async function register(page: Page, fullName: string, username: string): Promise<void> {
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** The part of a link in a mail after the host, which is `localhost` there. */
function pathIn(html: string, start: string): string {
  const link = new RegExp(`https?://[^/"]+(/${start}[^"'<\\s]*)`).exec(html)?.[1];
  if (!link) throw new Error(`The mail has no link to ${start}.`);
  return link.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=');
}

journey(
  'an invited user registers, and sees only what they may',
  async (page, context) => {
    await instance.admin.post('/api/recipes/create/html-or-json', {
      data: tomatoSoupPage('House Soup'),
      includeTags: false,
    });
    await page.goto('/user/profile/invitations');
    await page.getByRole('button', { name: 'Create link' }).click();
    await page.getByRole('img', { name: 'Invitation link as a QR code' }).waitFor();
    const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
    await context.clearCookies();

    await page.goto(link);
    await expectToast(page.getByText('Your account is ready. Please sign in.'), () => register(page, 'Bo Lind', 'bo'));
    await signInOnPage(page, 'bo', PASSWORD);

    await page.getByRole('link', { name: 'House Soup', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Settings' }).count()).toBe(0);
    await page.goto('/user/profile');
    await page.getByRole('link', { name: /Your account/ }).waitFor();
    expect(await page.getByRole('link', { name: /Members|Group settings|Household settings/ }).count()).toBe(0);
    await expectToast(page.getByText('You do not have permission to do this.'), () => page.goto('/admin/manage/users'));
    await page.waitForURL('**/g/home');
  },
  asAdmin,
);

journey(
  'the link of an invitation without uses left says so',
  async (page) => {
    const { body } = await instance.admin.post('/api/households/invitations', { uses: 1 });
    const { token } = body as { token: string };
    await instance.admin.post('/api/users/register', {
      groupToken: token,
      username: 'first',
      fullName: 'First',
      email: 'first@example.org',
      password: PASSWORD,
      passwordConfirm: PASSWORD,
    });

    await page.goto(`/register?token=${token}`);
    await page.getByText('This invitation is not valid or has expired. Ask for a new one.').waitFor();
  },
  asAnonymous,
);

journey(
  'an administrator unlocks users who were locked after wrong passwords',
  async (page) => {
    await Promise.all([aMember('cy'), aMember('fay')]);
    await page.goto('/login');
    const attempt = (username: string, password: string) =>
      new Api(instance.url).post('/api/auth/token', new URLSearchParams({ username, password }));
    for (let count = 0; count < 5; count += 1) for (const username of ['cy', 'fay']) await attempt(username, 'wrong');
    await signInOnPage(page, 'cy', PASSWORD);
    await page.getByText('The account is locked. Please try again later.').first().waitFor();

    const adminPage = await (await asAdmin()).newPage();
    await adminPage.goto('/admin/manage/users');
    await adminPage.getByRole('link', { name: /cy@example/ }).click();
    await expectToast(adminPage.getByText('Account unlocked'), () =>
      adminPage.getByRole('region', { name: 'Unlock account' }).getByRole('button', { name: 'Unlock' }).click(),
    );
    expect((await attempt('fay', PASSWORD)).status).toBe(423);
    await adminPage.goto('/admin/manage/users');
    await adminPage.getByRole('button', { name: 'Unlock users' }).click();
    await expectToast(adminPage.getByText('1 user unlocked'), () =>
      adminPage.getByRole('dialog').getByRole('button', { name: 'Unlock' }).click(),
    );
    await adminPage.context().close();

    await signInOnPage(page, 'cy', PASSWORD);
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
  },
  asAnonymous,
);

journey(
  'a forgotten password is reset by the link in an e-mail',
  async (page) => {
    await aMember('dee');
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // The sign-in form has a similar label, and its page stays until the next one is loaded.
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await page.getByLabel('Email').fill('dee@example.org');
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText(/If an account with this address exists/).waitFor();

    const { html } = await mail.next('dee@example.org');
    await page.goto(pathIn(html, 'reset-password'));
    await page.getByLabel('Email').fill('dee@example.org');
    await page.getByLabel('New password', { exact: true }).fill('new-secret-77');
    await page.getByLabel('Confirm password').fill('new-secret-77');
    await expectToast(page.getByText('Password updated'), () =>
      page.getByRole('button', { name: 'Reset password' }).click(),
    );

    await signInOnPage(page, 'dee', 'new-secret-77');
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
  },
  asAnonymous,
);

it('allows search engines to index public pages while the default group is public', async () => {
  const robots = async () => String((await new Api(instance.url).get('/robots.txt')).body).split('\n');
  expect(await robots()).toEqual(['User-agent: *', 'Disallow: /', '']);

  await instance.admin.put('/api/groups/preferences', { privateGroup: false });

  expect(await robots()).toEqual(['User-agent: *', 'Disallow: /admin', 'Disallow: /g/*/shared/', '']);
  await instance.admin.put('/api/groups/preferences', { privateGroup: true });
});
