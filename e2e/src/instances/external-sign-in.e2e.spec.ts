import { startLdapServer, startOidcServer, type LdapServer, type OidcServer } from '@larder/testing/servers';
import { freePort } from '@larder/testing';
import { Api } from '../support/api.js';
import { closeBrowser, journey, openWindow } from '../support/browser/browser.js';
import { signInOnPage } from '../support/browser/sign-in.js';
import { startOwnInstance, type OwnInstance } from '../support/instances/own-instance.js';

let directory: LdapServer;
let provider: OidcServer;
let instance: OwnInstance;

beforeAll(async () => {
  const port = await freePort(); // the provider needs the redirect address before the product has started
  directory = await startLdapServer();
  provider = await startOidcServer({ redirectUris: [`http://127.0.0.1:${port}/login`] });
  await directory.add({ uid: 'eve', name: 'Eve Stone', mail: 'eve@home.test', password: 'directory-1' });
  provider.people.set('finn', { name: 'Finn Reed', email: 'finn@home.test', preferred_username: 'finn' });
  instance = await startOwnInstance({
    ...directory.env,
    ...provider.env,
    OIDC_SIGNUP_ENABLED: 'true',
    PORT: String(port),
    EGRESS_ALLOWLIST: '127.0.0.1',
  });
});

afterAll(async () => {
  await closeBrowser();
  await instance.stop();
  await provider.stop();
  await directory.stop();
});

const asAnonymous = () => openWindow(new Api(instance.url));

journey(
  'a user of the directory signs in with the LDAP password, and cannot change it here',
  async (page) => {
    await page.goto('/login');
    await signInOnPage(page, 'eve', 'directory-1');
    await page.getByRole('button', { name: 'Sign out' }).waitFor();

    await page.goto('/user/profile/edit');
    await page.getByText('Your password is managed by LDAP and cannot be changed here.').waitFor();
  },
  asAnonymous,
);

journey(
  'a user signs in through the provider, and is signed out there too',
  async (page) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Sign in with Test provider' }).click();
    await page.getByPlaceholder('Enter any login').fill('finn');
    await page.getByPlaceholder('and password').fill('anything');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Finn Reed').first().waitFor();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: /sign me out/i }).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await page.waitForURL(/direct=1/);
  },
  asAnonymous,
);
