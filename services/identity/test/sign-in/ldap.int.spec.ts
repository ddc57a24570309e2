import { randomUUID } from 'node:crypto';
import { ReadSelf, RequestPasswordReset, UpdatePassword, type UserOut } from '@larder/contracts';
import { startLdapServer, type LdapUser, type LdapServer } from '@larder/testing/servers';
import { startIdentity, type Identity } from '../support/identity.js';
import { aUser, PASSWORD } from '../support/users.js';

const WORD = 'sourdough-7';

let directory: LdapServer;
let identity: Identity;
beforeAll(async () => {
  directory = await startLdapServer();
  identity = await startIdentity(directory.env);
});
afterAll(async () => {
  await identity.stop();
  await directory.stop();
});

/** A user who exists in the directory only. */
async function aDirectoryUser(fields: Partial<LdapUser> = {}) {
  const uid = `c${randomUUID().slice(0, 8)}`;
  const cook = { uid, mail: `${uid}@home.test`, name: `Cook ${uid}`, password: WORD, ...fields };
  await directory.add(cook);
  return cook;
}

async function enter(username: string, password = WORD, by = identity): Promise<UserOut> {
  const { token } = await by.signIn({ username, password });
  return by.as(await by.actorOf(token)).request(ReadSelf, {});
}
const outcome = (username: string, password = WORD, by = identity): Promise<string> =>
  enter(username, password, by).then(
    () => 'in',
    (error: { code: string }) => error.code,
  );
const refused = 'identity.wrong-credentials';

describe('a user of the directory', () => {
  it('gets an account at the first sign-in, and the same one from then on', async () => {
    const { uid, mail, name } = await aDirectoryUser();

    const first = await enter(uid);

    expect(first).toMatchObject({
      username: uid,
      fullName: name,
      email: mail,
      authMethod: 'LDAP',
      admin: false,
      group: 'Home',
      household: 'Family',
      canInvite: false,
    });
    expect((await enter(uid.toUpperCase())).id).toBe(first.id);
    expect((await enter(mail)).id).toBe(first.id);
  });

  it('gets one account, even for concurrent first sign-ins', async () => {
    const { uid } = await aDirectoryUser();

    const outcomes = await Promise.all([1, 2, 3, 4].map(() => outcome(uid)));

    expect(outcomes).toContain('in');
    expect(new Set(outcomes).size).toBeLessThanOrEqual(2); // the second may have to retry
    expect(await outcome(uid)).toBe('in');
  });

  it('cannot sign in with a wrong password, and is never locked by failures', async () => {
    const { uid } = await aDirectoryUser();
    await enter(uid);

    const guesses: string[] = [];
    for (let guess = 0; guess < 7; guess += 1) guesses.push(await outcome(uid, 'a wrong guess'));

    expect(new Set(guesses)).toEqual(new Set([refused]));
    expect(await outcome(uid)).toBe('in');
  });

  it('cannot sign in without a password, although this directory would accept it', async () => {
    const { uid } = await aDirectoryUser();

    expect(await outcome(uid, '')).toBe(refused);
  });

  it('cannot change or reset the password in the product', async () => {
    const { uid, mail } = await aDirectoryUser();
    const { token } = await identity.signIn({ username: uid, password: WORD });
    const change = { currentPassword: WORD, newPassword: PASSWORD, token };

    const attempt = identity.as(await identity.actorOf(token)).request(UpdatePassword, change);

    await expect(attempt).rejects.toMatchObject({ kind: 'refused', code: 'identity.password-managed-by-ldap' });
    expect(await identity.as(null).request(RequestPasswordReset, { email: mail, locale: 'en-US' })).toBeNull();
  });

  it('is an administrator while in the group of administrators', async () => {
    const { uid } = await aDirectoryUser({ groups: ['chefs'] });
    const before = await enter(uid);
    await directory.setGroups(uid, []);
    const between = await enter(uid);
    await directory.setGroups(uid, ['chefs', 'cooks']);

    expect([before.admin, between.admin, (await enter(uid)).admin]).toEqual([true, false, true]);
    expect(before.canManage).toBe(true);
  });
});

describe('the entered name', () => {
  it.each(['*', 'c*', '*)(uid=*', 'x)(|(uid=*', '\\2a', 'c\0', ')', '(', ''])(
    'cannot change the query to the directory: %j',
    async (username) => {
      await aDirectoryUser();

      expect(await outcome(username)).toBe(refused);
    },
  );

  it('finds no user when the directory has two with that address', async () => {
    const mail = `shared-${randomUUID()}@home.test`;
    const [first] = [await aDirectoryUser({ mail }), await aDirectoryUser({ mail })];

    expect(await outcome(mail)).toBe(refused);
    expect(await outcome(first.uid)).toBe('in');
  });
});

describe('a local account', () => {
  it('keeps its password, and the directory is not queried', async () => {
    const { user } = await aUser(identity);
    await directory.add({ uid: user.username ?? '', mail: user.email, name: 'Impostor', password: WORD });

    expect(await outcome(user.email)).toBe(refused);
    expect(await outcome(user.email, PASSWORD)).toBe('in');
  });

  it('keeps its address when a directory user has the same one', async () => {
    const { user } = await aUser(identity);
    const { uid } = await aDirectoryUser({ mail: user.email });

    expect(await outcome(uid)).toBe(refused);
  });
});

describe('an entry without a name', () => {
  it('gets no account', async () => {
    const { uid } = await aDirectoryUser({ name: undefined });

    expect(await outcome(uid)).toBe(refused);
  });
});

describe('the settings', () => {
  const with_ = async (settings: Record<string, string>, check: (other: Identity) => Promise<void>) => {
    const other = await startIdentity({ ...directory.env, ...settings });
    await check(other).finally(() => other.stop());
  };

  it('may restrict the sign-in to some users', async () => {
    const [guest, cook] = [await aDirectoryUser(), await aDirectoryUser({ groups: ['cooks'] })];
    const LDAP_USER_FILTER = '(&(memberOf=cn=cooks,ou=groups,dc=home,dc=test)({id_attribute}={input}))';

    await with_({ LDAP_USER_FILTER }, async (other) => {
      expect([await outcome(guest.uid, WORD, other), await outcome(cook.uid, WORD, other)]).toEqual([refused, 'in']);
    });
  });

  it('may search the directory without a bind account', async () => {
    const { uid } = await aDirectoryUser();

    await with_({ LDAP_QUERY_BIND: '', LDAP_QUERY_PASSWORD: '' }, async (other) => {
      expect(await outcome(uid, WORD, other)).toBe('in');
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
    const { uid } = await aDirectoryUser();

    await with_({ LDAP_TLS_CACERTFILE: directory.certificateFile, ...settings() }, async (other) => {
      expect(await outcome(uid, WORD, other)).toBe(expected);
    });
  });

  it.each([
    ['the server is unavailable', { LDAP_SERVER_URL: 'ldap://127.0.0.1:9' }],
    ['the password of the bind account is wrong', { LDAP_QUERY_PASSWORD: 'wrong' }],
    ['the base does not exist', { LDAP_BASE_DN: 'dc=elsewhere' }],
    ['the filter is invalid', { LDAP_USER_FILTER: '((' }],
  ])('refuse directory users while %s, and accept local users', async (_why, settings) => {
    const { uid } = await aDirectoryUser();

    await with_(settings, async (other) => {
      expect(await outcome(uid, WORD, other)).toBe(refused);
      expect(await other.signIn({})).toBeDefined(); // the administrator, who has a local password
    });
  });
});
