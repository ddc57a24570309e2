import { randomUUID } from 'node:crypto';
import { RequestPasswordReset, UpdatePassword, type UserOut } from '@larder/contracts';
import { startLdapServer, type LdapUser, type LdapServer } from '@larder/testing/servers';
import { aDirectoryUser, DIRECTORY_PASSWORD } from '../../support/directory-users.js';
import { signInOutcome } from '../../support/sign-in-outcome.js';
import { startIdentityWith, type Identity } from '../../support/identity.js';
import { aUser, PASSWORD, selfOf } from '../../support/users.js';

let directory: LdapServer;
let identity: Identity;
beforeAll(async () => {
  directory = await startLdapServer();
  identity = await startIdentityWith(directory);
});
afterAll(() => identity.stop());

const aCook = (fields: Partial<LdapUser> = {}) => aDirectoryUser(directory, fields);

async function enter(username: string): Promise<UserOut> {
  const { token } = await identity.signIn({ username, password: DIRECTORY_PASSWORD });
  return selfOf(identity, await identity.actorOf(token));
}
const outcome = (username: string, password = DIRECTORY_PASSWORD) => signInOutcome(identity, { username, password });
const refused = 'identity.wrong-credentials';

describe('a user of the directory', () => {
  it('gets an account at the first sign-in, and the same one from then on', async () => {
    const { uid, mail, name } = await aCook();

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
    const { uid } = await aCook();

    const outcomes = await Promise.all([1, 2, 3, 4].map(() => outcome(uid)));

    expect(outcomes).toContain('in');
    expect(new Set(outcomes).size).toBeLessThanOrEqual(2); // the second may have to retry
    expect(await outcome(uid)).toBe('in');
  });

  it('cannot sign in with a wrong password, and is never locked by failures', async () => {
    const { uid } = await aCook();
    await enter(uid);

    const guesses: string[] = [];
    for (let guess = 0; guess < 7; guess += 1) guesses.push(await outcome(uid, 'a wrong guess'));

    expect(new Set(guesses)).toEqual(new Set([refused]));
    expect(await outcome(uid)).toBe('in');
  });

  it('cannot sign in without a password, although this directory would accept it', async () => {
    const { uid } = await aCook();

    expect(await outcome(uid, '')).toBe(refused);
  });

  it('cannot change or reset the password in the product', async () => {
    const { uid, mail } = await aCook();
    const { token } = await identity.signIn({ username: uid, password: DIRECTORY_PASSWORD });
    const change = { currentPassword: DIRECTORY_PASSWORD, newPassword: PASSWORD, token };

    const attempt = identity.as(await identity.actorOf(token)).request(UpdatePassword, change);

    await expect(attempt).rejects.toMatchObject({ kind: 'refused', code: 'identity.password-managed-by-ldap' });
    expect(await identity.as(null).request(RequestPasswordReset, { email: mail, locale: 'en-US' })).toBeNull();
  });

  it('is an administrator while in the group of administrators', async () => {
    const { uid } = await aCook({ groups: ['chefs'] });
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
      await aCook();

      expect(await outcome(username)).toBe(refused);
    },
  );

  it('finds no user when the directory has two with that address', async () => {
    const mail = `shared-${randomUUID()}@home.test`;
    const [first] = [await aCook({ mail }), await aCook({ mail })];

    expect(await outcome(mail)).toBe(refused);
    expect(await outcome(first.uid)).toBe('in');
  });
});

describe('a local account', () => {
  it('keeps its password, and the directory is not queried', async () => {
    const { user } = await aUser(identity);
    await directory.add({ uid: user.username ?? '', mail: user.email, name: 'Impostor', password: DIRECTORY_PASSWORD });

    expect(await outcome(user.email)).toBe(refused);
    expect(await outcome(user.email, PASSWORD)).toBe('in');
  });

  it('keeps its address when a directory user has the same one', async () => {
    const { user } = await aUser(identity);
    const { uid } = await aCook({ mail: user.email });

    expect(await outcome(uid)).toBe(refused);
  });
});

describe('an entry without a name', () => {
  it('gets no account', async () => {
    const { uid } = await aCook({ name: undefined });

    expect(await outcome(uid)).toBe(refused);
  });
});
