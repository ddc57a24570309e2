import {
  CreateApiToken,
  CreatePasswordResetToken,
  CreateUser,
  PatchUser,
  ReadUser,
  UpdatePassword,
  UpdateUser,
  UpdateUserAsAdmin,
  type Actor,
} from '@larder/contracts';
import { randomUUID } from 'node:crypto';
import { startIdentity, type Identity } from '../support/identity.js';
import { outcomeOf } from '../support/outcome.js';
import { aUser, PASSWORD, selfOf, type TestUser } from '../support/users.js';

const NEW_PASSWORD = 'rye-flour-10';
const wrong = 'identity.wrong-current-password';
const missing = 'identity.current-password-needed';
const sessionNeeded = { kind: 'forbidden', code: 'identity.session-needed' };

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const anEmail = () => `n${randomUUID()}@example.org`;
const put = ({ actor, user }: Pick<TestUser, 'actor' | 'user'>, fields: object) =>
  identity.as(actor).request(UpdateUser, { id: user.id, user: { ...user, ...fields } });
const patch = ({ actor, user }: Pick<TestUser, 'actor' | 'user'>, fields: object) =>
  identity.as(actor).request(PatchUser, { id: user.id, user: fields });
const changePassword = ({ actor, token }: TestUser, currentPassword: string) =>
  identity.as(actor).request(UpdatePassword, { currentPassword, newPassword: NEW_PASSWORD, token });

describe('a new e-mail address of the caller', () => {
  it.each([
    ['PUT', put],
    ['PATCH', patch],
  ])('needs the current password with %s', async (_method, change) => {
    const person = await aUser(identity);
    const email = anEmail();

    expect(await outcomeOf(change(person, { email }))).toBe(missing);
    expect(await outcomeOf(change(person, { email, currentPassword: '' }))).toBe(missing);
    expect(await outcomeOf(change(person, { email, currentPassword: 'a wrong guess' }))).toBe(wrong);
    expect((await selfOf(identity, person.actor)).email).toBe(person.user.email);
    expect(await outcomeOf(change(person, { email, currentPassword: PASSWORD }))).toBe('done');
    expect((await selfOf(identity, person.actor)).email).toBe(email);
  });

  it('needs the current password for administrators as well, on every route', async () => {
    const admin = await aUser(identity, { admin: true });
    const asAdmin = (fields: object) =>
      identity.as(admin.actor).request(UpdateUserAsAdmin, { id: admin.user.id, user: { ...admin.user, ...fields } });

    expect(await outcomeOf(put(admin, { email: anEmail() }))).toBe(missing);
    expect(await outcomeOf(asAdmin({ email: anEmail() }))).toBe(missing);
    expect(await outcomeOf(asAdmin({ email: anEmail(), currentPassword: PASSWORD }))).toBe('done');
  });

  it('needs no password when an administrator sets it for another user', async () => {
    const { user } = await aUser(identity);

    expect(await outcomeOf(put({ actor: identity.admin, user }, { email: anEmail() }))).toBe('done');
  });

  it('is no change when it differs only in case', async () => {
    const person = await aUser(identity);

    expect(await outcomeOf(put(person, { fullName: 'Ana', email: person.user.email.toUpperCase() }))).toBe('done');
    expect(await outcomeOf(patch(person, { username: `u${randomUUID()}` }))).toBe('done');
  });

  it('is not revealed to another user', async () => {
    const [ana, bo] = [await aUser(identity), await aUser(identity)];
    const fields = { email: anEmail(), currentPassword: PASSWORD };

    expect(await outcomeOf(put({ actor: bo.actor, user: ana.user }, fields))).toBe('identity.not-an-admin');
  });
});

describe('an account that a directory or provider manages', () => {
  const anExternal = async (authMethod: 'LDAP' | 'OIDC', admin = false) => {
    const name = `x${randomUUID()}`;
    const draft = {
      username: name,
      fullName: 'X',
      email: `${name}@example.org`,
      password: PASSWORD,
      authMethod,
      admin,
    };
    const user = await identity.as(identity.admin).request(CreateUser, draft);
    const actor: Actor = { ...identity.admin, userId: user.id, admin };
    return { user, actor };
  };

  it.each(['LDAP', 'OIDC'] as const)('keeps username and e-mail, but not the full name: %s', async (method) => {
    const person = await anExternal(method);
    const refused = { kind: 'refused', code: 'identity.names-managed-elsewhere', params: { method } };

    for (const change of [put, patch]) {
      await expect(change(person, { username: 'another' })).rejects.toMatchObject(refused);
      await expect(change(person, { email: anEmail(), currentPassword: PASSWORD })).rejects.toMatchObject(refused);
    }
    await put(person, { fullName: 'New Name', advanced: true });

    const stored = await identity.as(identity.admin).request(ReadUser, { id: person.user.id });
    expect(stored).toMatchObject({ ...person.user, fullName: 'New Name', advanced: true });
  });

  it('keeps them also when it is an administrator’s, unless another administrator changes them', async () => {
    const { user, actor } = await anExternal('OIDC', true);
    const changed = { ...user, username: `u${randomUUID()}` };
    const by = (actor: Actor) => identity.as(actor).request(UpdateUserAsAdmin, { id: user.id, user: changed });

    expect(await outcomeOf(by(actor))).toBe('identity.names-managed-elsewhere');
    expect(await outcomeOf(by(identity.admin))).toBe('done');
  });
});

describe('an API token', () => {
  it('cannot create tokens, nor change the password or the e-mail address', async () => {
    const person = await aUser(identity);
    const { token } = await identity.as(person.actor).request(CreateApiToken, { name: 'script' });
    const script = { ...person, actor: await identity.actorOf(token), token };
    const email = { email: anEmail(), currentPassword: PASSWORD };

    const creation = identity.as(script.actor).request(CreateApiToken, { name: 'copy' });

    await expect(creation).rejects.toMatchObject(sessionNeeded);
    await expect(changePassword(script, PASSWORD)).rejects.toMatchObject(sessionNeeded);
    await expect(put(script, email)).rejects.toMatchObject(sessionNeeded);
    await expect(patch(script, email)).rejects.toMatchObject(sessionNeeded);
    expect(await outcomeOf(put(script, { fullName: 'By Script' }))).toBe('done');
    expect((await selfOf(identity, person.actor)).tokens).toHaveLength(1);
  });

  it('of an administrator cannot make tokens for a new password', async () => {
    const admin = await aUser(identity, { admin: true });
    const { token } = await identity.as(admin.actor).request(CreateApiToken, { name: 'script' });
    const actor = await identity.actorOf(token);

    const attempt = identity.as(actor).request(CreatePasswordResetToken, { email: admin.user.email });

    await expect(attempt).rejects.toMatchObject(sessionNeeded);
  });
});

describe('wrong current passwords in an open session', () => {
  const guess = (person: TestUser) => outcomeOf(changePassword(person, 'a wrong guess'));
  const times = (outcomes: string[], code: string) => outcomes.filter((each) => each === code).length;
  const throttled = 'common.too-many';

  it('are checked five times an hour, even concurrently, and lock nothing else', async () => {
    const person = await aUser(identity);

    const guesses = await Promise.all(Array.from({ length: 20 }, () => guess(person)));

    expect([times(guesses, wrong), times(guesses, throttled)]).toEqual([5, 15]);
    expect(await outcomeOf(changePassword(person, PASSWORD))).toBe(throttled);
    expect(await identity.actorOf(person.token)).toMatchObject({ userId: person.user.id });
    expect(await identity.userIdBySignIn({ username: person.user.email, password: PASSWORD })).toBe(person.user.id);
  });

  it('are counted for changes of the e-mail address, too', async () => {
    const person = await aUser(identity);
    const guessByEmail = () => outcomeOf(put(person, { email: anEmail(), currentPassword: 'a wrong guess' }));

    const guesses: string[] = [];
    for (let time = 0; time < 3; time += 1) guesses.push(await guessByEmail(), await guess(person));

    expect(guesses).toEqual([wrong, wrong, wrong, wrong, wrong, throttled]);
  });

  it('have an error with the time of the next attempt', async () => {
    const person = await aUser(identity);
    for (let time = 0; time < 5; time += 1) await guess(person);

    const error: unknown = await changePassword(person, PASSWORD).catch((each: unknown) => each);

    const { retryAfterSeconds } = (error as { params: { retryAfterSeconds: number } }).params;
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(3_600);
  });

  it('do not include right passwords, nor attempts of other users', async () => {
    const [ana, bo] = [await aUser(identity), await aUser(identity)];
    for (let time = 0; time < 5; time += 1) await guess(ana);

    for (let time = 0; time < 7; time += 1)
      expect(await outcomeOf(put(bo, { email: anEmail(), currentPassword: PASSWORD }))).toBe('done');
  });
});
