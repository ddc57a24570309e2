import { randomUUID } from 'node:crypto';
import { CreateUser, DeleteUser, type UserOut } from '@larder/contracts';
import { startLdapServer, type LdapServer, type LdapUser } from '@larder/testing/servers';
import { aDirectoryUser, DIRECTORY_PASSWORD } from '../../support/directory-users.js';
import { startIdentityWith, type Identity } from '../../support/identity.js';
import { aUser, PASSWORD, selfOf } from '../../support/users.js';
import { revertToLegacyAccount, storedUsers } from '../../support/stored-users.js';

const refused = 'identity.wrong-credentials';

let directory: LdapServer;
let identity: Identity;
beforeAll(async () => {
  directory = await startLdapServer();
  identity = await startIdentityWith(directory);
});
afterAll(() => identity.stop());

const newName = () => `c${randomUUID().slice(0, 8)}`;
const aCook = (fields: Partial<LdapUser> = {}) => aDirectoryUser(directory, fields);

async function enter(username: string, password = DIRECTORY_PASSWORD): Promise<UserOut> {
  const { token } = await identity.signIn({ username, password });
  return selfOf(identity, await identity.actorOf(token));
}
const outcome = (username: string, password = DIRECTORY_PASSWORD): Promise<string> =>
  enter(username, password).then(
    ({ id }) => id,
    (error: { code: string }) => error.code,
  );

/** An account created by an older version at the first sign-in, in the form it was stored then. */
async function anOldAccount(of: { uid: string }): Promise<UserOut> {
  const user = await enter(of.uid);
  await revertToLegacyAccount(identity, user.id);
  return user;
}

describe('a directory user', () => {
  it('keeps the account when renamed', async () => {
    const { uid, mail } = await aCook();
    const { id } = await enter(uid);
    const newUid = newName();
    await directory.rename(uid, newUid);

    expect(await outcome(newUid)).toBe(id);
    expect(await outcome(mail)).toBe(id);
  });

  it('does not get the account of a deleted directory entry with the same name and address', async () => {
    const { uid, mail } = await aCook();
    const { id } = await enter(uid);
    await directory.remove(uid);
    await aCook({ uid, mail });

    expect([await outcome(uid), await outcome(mail)]).toEqual([refused, refused]);
    await identity.as(identity.admin).request(DeleteUser, { id });
    const after = await outcome(uid);

    expect([refused, id]).not.toContain(after);
  });

  it('does not get the account of a renamed user, when given the old name', async () => {
    const { uid } = await aCook();
    const { id } = await enter(uid);
    await directory.rename(uid, newName());
    await aCook({ uid, mail: `other-${uid}@home.test` });

    expect(await outcome(uid)).toBe(refused);
    expect((await storedUsers(identity).findOne({ _id: id }))?.admin).toBe(false);
  });
});

describe('an account of an earlier version that is managed by the directory', () => {
  it('is found by its name once, and by the id of the entry from then on', async () => {
    const cook = await aCook();
    const { id } = await anOldAccount(cook);

    expect(await outcome(cook.uid)).toBe(id);
    const newUid = newName();
    await directory.rename(cook.uid, newUid);

    expect(await outcome(newUid)).toBe(id);
  });

  it('stays an administrator', async () => {
    const cook = await aCook({ groups: ['chefs'] });
    const { id } = await anOldAccount(cook);

    expect(await enter(cook.uid)).toMatchObject({ id, admin: true });
  });

  it.each(['username', 'email'] as const)('that took the %s of an administrator does not become one', async (field) => {
    const attacker = await anOldAccount(await aCook());
    const chef = await aCook({ groups: ['chefs'] });
    const names = { username: attacker.username ?? '', email: attacker.email };
    const taken = { ...names, [field]: field === 'email' ? chef.mail : chef.uid };
    const $set = { ...taken, loginKeys: Object.values(taken) };
    await storedUsers(identity).updateOne({ _id: attacker.id }, { $set });

    const first = await enter(field === 'email' ? chef.mail : chef.uid);

    expect(first).toMatchObject({ id: attacker.id, admin: false });
    expect(await outcome(attacker.username ?? '')).toBe(refused);
  });
});

describe('an account with a local password', () => {
  it('is not linked to the directory, even with names of an entry', async () => {
    const { uid, mail } = await aCook({ groups: ['chefs'] });
    const byName = await aUser(identity, { username: uid });

    expect([await outcome(uid), await outcome(mail)]).toEqual([refused, refused]);
    expect(await enter(uid, PASSWORD)).toMatchObject({ id: byName.user.id, admin: false });
  });
});

describe('an account that an administrator created for the directory', () => {
  it('is linked at the first sign-in, and an administrator from the second on', async () => {
    const { uid, mail } = await aCook({ groups: ['chefs'] });
    const draft = { username: uid, fullName: 'Cook', email: mail, password: PASSWORD, authMethod: 'LDAP' as const };
    const { id } = await identity.as(identity.admin).request(CreateUser, draft);

    const [first, second] = [await enter(uid), await enter(uid)];

    expect([first, second]).toMatchObject([
      { id, admin: false },
      { id, admin: true },
    ]);
  });
});

describe('a directory that sends no ids', () => {
  it('identifies users by the names of their directory entries, until it sends ids', async () => {
    const { uid } = await aCook();
    const { id } = await enter(uid);
    const ldapKey = `dn=uid=${uid},ou=people,dc=home,dc=test`;
    await storedUsers(identity).updateOne({ _id: id }, { $set: { ldapKey } });

    expect(await outcome(uid)).toBe(id);

    expect((await storedUsers(identity).findOne({ _id: id }))?.ldapKey).toMatch(/^id=[0-9a-f-]{36}$/);
  });
});

describe('an upgrade', () => {
  it('confirms the addresses of administrators, and no others', async () => {
    const { user } = await aUser(identity);
    await Promise.all([
      revertToLegacyAccount(identity, user.id),
      revertToLegacyAccount(identity, identity.admin.userId),
    ]);
    const stored = (id: string) => storedUsers(identity).findOne({ _id: id });

    await identity.upgradeFrom(2);

    expect((await stored(identity.admin.userId))?.confirmedEmail).toBe('changeme@example.com');
    expect((await stored(user.id))?.confirmedEmail).toBeUndefined();
  });
});
