import { startLdapServer, type LdapServer } from '@larder/testing/servers';
import { aDirectoryUser, DIRECTORY_PASSWORD } from '../../support/directory-users.js';
import { signInOutcome } from '../../support/sign-in-outcome.js';
import { startIdentity, type Identity } from '../../support/identity.js';
const refused = 'identity.wrong-credentials';

let directory: LdapServer;
beforeAll(async () => {
  directory = await startLdapServer();
});
afterAll(() => directory.stop());

async function withSettings(settings: Record<string, string>, check: (identity: Identity) => Promise<void>) {
  const identity = await startIdentity({ ...directory.env, ...settings });
  try {
    await check(identity);
  } finally {
    await identity.stop();
  }
}
const outcome = (identity: Identity, username: string) =>
  signInOutcome(identity, { username, password: DIRECTORY_PASSWORD });

describe('the settings', () => {
  it('may restrict the sign-in to some users', async () => {
    const [guest, cook] = [await aDirectoryUser(directory), await aDirectoryUser(directory, { groups: ['cooks'] })];
    const LDAP_USER_FILTER = '(&(memberOf=cn=cooks,ou=groups,dc=home,dc=test)({id_attribute}={input}))';

    await withSettings({ LDAP_USER_FILTER }, async (identity) => {
      expect([await outcome(identity, guest.uid), await outcome(identity, cook.uid)]).toEqual([refused, 'in']);
    });
  });

  it('may search the directory without a bind account', async () => {
    const { uid } = await aDirectoryUser(directory);

    await withSettings({ LDAP_QUERY_BIND: '', LDAP_QUERY_PASSWORD: '' }, async (identity) => {
      expect(await outcome(identity, uid)).toBe('in');
    });
  });

  it.each([
    ['ldaps', () => ({ LDAP_SERVER_URL: directory.secureUrl }), 'in'],
    ['STARTTLS', () => ({ LDAP_ENABLE_STARTTLS: 'true' }), 'in'],
    [
      'ldaps with an unknown certificate',
      () => ({ LDAP_SERVER_URL: directory.secureUrl, LDAP_TLS_CACERTFILE: '' }),
      refused,
    ],
    [
      'STARTTLS with an unknown certificate',
      () => ({ LDAP_ENABLE_STARTTLS: 'true', LDAP_TLS_CACERTFILE: '' }),
      refused,
    ],
    [
      'ldaps without a check',
      () => ({ LDAP_SERVER_URL: directory.secureUrl, LDAP_TLS_CACERTFILE: '', LDAP_TLS_INSECURE: 'true' }),
      'in',
    ],
  ])('may require %s', async (_what, settings, expected) => {
    const { uid } = await aDirectoryUser(directory);

    await withSettings({ LDAP_TLS_CACERTFILE: directory.certificateFile, ...settings() }, async (identity) => {
      expect(await outcome(identity, uid)).toBe(expected);
    });
  });

  it.each([
    ['the server is unavailable', { LDAP_SERVER_URL: 'ldap://127.0.0.1:9' }],
    ['the password of the bind account is wrong', { LDAP_QUERY_PASSWORD: 'wrong' }],
    ['the base does not exist', { LDAP_BASE_DN: 'dc=elsewhere' }],
    ['the filter is invalid', { LDAP_USER_FILTER: '((' }],
  ])('refuse directory users while %s, and accept local users', async (_why, settings) => {
    const { uid } = await aDirectoryUser(directory);

    await withSettings(settings, async (identity) => {
      expect(await outcome(identity, uid)).toBe(refused);
      // The administrator has a local password.
      expect(await identity.userIdBySignIn({})).toBe(identity.admin.userId);
    });
  });
});
