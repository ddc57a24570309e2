import {
  CompletePasswordReset,
  CreatePasswordResetToken,
  RequestPasswordReset,
  UpdatePassword,
  UpdateUserAsAdmin,
} from '@larder/contracts';
import type { Model } from 'mongoose';
import { startMailServer, type MailServer } from '@larder/testing/servers';
import { waitUntil } from '@larder/testing';
import { PasswordResetRepository } from '../../src/store/password-resets/password-reset.repository.js';
import { startIdentity, type Identity } from '../support/identity.js';
import { aUser, PASSWORD, type TestUser } from '../support/users.js';

const NEW = 'rye-flour-10';

let identity: Identity;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  identity = await startIdentity(mail.env);
});
afterAll(async () => {
  await identity.stop();
  await mail.stop();
});

const requestReset = (email: string, locale = 'en-US') =>
  identity.as(null).request(RequestPasswordReset, { email, locale });
const reset = (token: string, email: string, password = NEW) =>
  identity.as(null).request(CompletePasswordReset, { token, email, password, passwordConfirm: password });
/** The token in the next mail with a link; other mails, such as those about a lock, are skipped. */
const tokenFor = async (email: string): Promise<string> => {
  const { text } = await mail.next(email);
  return /token=([\w-]{32})$/m.exec(text)?.[1] ?? tokenFor(email);
};
const model = () => (identity.get(PasswordResetRepository) as unknown as { model: Model<unknown> }).model;
const outcome = (form: object): Promise<string> =>
  identity.signIn(form).then(
    () => 'in',
    (error: { code: string }) => error.code,
  );

async function requestToken({ user }: TestUser): Promise<string> {
  await requestReset(user.email);
  return tokenFor(user.email);
}

describe('a forgotten password', () => {
  it('is replaced by a link that is sent by mail', async () => {
    const person = await aUser(identity);
    const { email } = person.user;

    expect(await requestReset(email.toUpperCase())).toBeNull();
    const token = await tokenFor(email);
    expect(await reset(token, email)).toBeNull();

    expect(await outcome({ username: email, password: NEW })).toBe('in');
    expect(await outcome({ username: email, password: PASSWORD })).toBe('identity.wrong-credentials');
  });

  it('causes a mail with a link, as text and HTML, in the language of the request', async () => {
    const { user } = await aUser(identity);

    await requestReset(user.email, 'ar-SA');

    const { html, text, to } = await mail.next(user.email);
    expect(to).toEqual([user.email]);
    expect(text).toMatch(/^http:\/\/larder\.test\/reset-password\/\?token=[\w-]{32}$/m);
    expect(html).toMatch(/href="http:\/\/larder\.test\/reset-password\/\?token=[\w-]{32}"/);
    expect(html).toContain('dir="rtl"');
  });

  it('ends all sessions and removes a lock', async () => {
    const person = await aUser(identity);
    const { email } = person.user;
    for (let guess = 0; guess < 5; guess += 1) await outcome({ username: email, password: 'a wrong guess' });
    expect(await outcome({ username: email, password: PASSWORD })).toBe('identity.locked-out');

    await reset(await requestToken(person), email);

    expect(await outcome({ username: email, password: NEW })).toBe('in');
    await expect(identity.actorOf(person.token)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});

describe('a changed password', () => {
  const subjects = async (email: string, count: number) => {
    const mails = [];
    while (mails.length < count) mails.push(await mail.next(email));
    return mails.map(({ subject }) => subject);
  };

  it('is confirmed by mail after a reset, in the language of the request', async () => {
    const person = await aUser(identity);
    const { email } = person.user;
    const token = await requestToken(person);

    const form = { token, email, password: NEW, passwordConfirm: NEW, locale: 'de-DE' };
    await identity.as(null).request(CompletePasswordReset, form);

    expect(await subjects(email, 1)).toEqual(['Dein Passwort für Larder wurde geändert']);
  });

  it('is confirmed by mail when the user has changed it, with a link to choose another one', async () => {
    const { actor, token, user } = await aUser(identity);

    await identity.as(actor).request(UpdatePassword, { currentPassword: PASSWORD, newPassword: NEW, token });

    const { subject, text } = await mail.next(user.email);
    expect(subject).toBe('Your password for Larder was changed');
    expect(text).toMatch(/^http:\/\/larder\.test\/forgot-password$/m);
  });

  it('is not confirmed when the current password was wrong', async () => {
    const person = await aUser(identity);
    const change = { currentPassword: 'a wrong guess', newPassword: NEW, token: person.token };
    await expect(identity.as(person.actor).request(UpdatePassword, change)).rejects.toMatchObject({
      code: 'identity.wrong-current-password',
    });
    const before = mail.mails.length;

    await requestToken(person); // the jobs queued before are complete or running

    expect(mail.mails.slice(before).map(({ subject }) => subject)).toEqual(['Set a new password for Larder']);
  });
});

describe('a lock', () => {
  it('is reported once by mail to the user, in the language of the attempt that caused it', async () => {
    const person = await aUser(identity);
    const { email } = person.user;

    const guess = { username: email, password: 'a wrong guess', locale: 'de-DE' };
    for (let attempt = 0; attempt < 7; attempt += 1) await outcome(guess);
    await requestToken(person); // the jobs queued before are complete or running

    const own = mail.mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
    expect(own.filter((subject) => subject === 'Dein Konto in Larder ist gesperrt')).toHaveLength(1);
    expect(own).toHaveLength(2);
  });
});

describe('requesting a link', () => {
  it('behaves the same for unknown addresses, without a mail', async () => {
    const person = await aUser(identity);
    const before = mail.mails.length;

    expect(await requestReset('nobody@example.org')).toBeNull();
    expect(await requestReset('not even an address')).toBeNull();
    expect(await requestReset(person.user.username ?? '')).toBeNull();

    await requestToken(person); // the jobs queued before are complete or running
    expect(mail.mails.slice(before).flatMap(({ to }) => to)).toEqual([person.user.email]);
  });

  it.each(['LDAP', 'OIDC'] as const)('sends none to users whose password is managed by %s', async (authMethod) => {
    const [external, local] = [await aUser(identity), await aUser(identity)];
    const changed = { ...external.user, authMethod };
    await identity.as(identity.admin).request(UpdateUserAsAdmin, { id: external.user.id, user: changed });

    await requestReset(external.user.email);
    await requestToken(local);

    expect(mail.mails.flatMap(({ to }) => to)).not.toContain(external.user.email);
    const create = identity.as(identity.admin).request(CreatePasswordResetToken, { email: external.user.email });
    await expect(create).rejects.toMatchObject({ kind: 'not-found', code: 'identity.no-reset-token' });
  });

  it('retries when the mail server fails', async () => {
    const { user } = await aUser(identity);
    mail.refuse(true);
    await requestReset(user.email);
    await waitUntil(async () => model().exists({ userId: user.id }));

    mail.refuse(false);

    expect(await reset(await tokenFor(user.email), user.email)).toBeNull();
  });
});

describe('a link', () => {
  it('works once', async () => {
    const person = await aUser(identity);
    const token = await requestToken(person);

    const outcomes = await Promise.allSettled([1, 2, 3].map(() => reset(token, person.user.email)));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(reset(token, person.user.email)).rejects.toMatchObject({ code: 'identity.invalid-reset-token' });
  });

  it('is invalid once a newer one was requested', async () => {
    const person = await aUser(identity);
    const older = await requestToken(person);
    const newer = await requestToken(person);

    await expect(reset(older, person.user.email)).rejects.toMatchObject({ code: 'identity.invalid-reset-token' });
    expect(await reset(newer, person.user.email)).toBeNull();
  });

  it('works for its own account only, and is not consumed by other accounts', async () => {
    const [ana, bo] = [await aUser(identity), await aUser(identity)];
    const token = await requestToken(ana);

    for (const email of [bo.user.email, 'nobody@example.org', ana.user.username ?? '']) {
      await expect(reset(token, email)).rejects.toMatchObject({
        kind: 'refused',
        code: 'identity.invalid-reset-token',
      });
    }
    expect(await reset(token, ana.user.email.toUpperCase())).toBeNull();
  });

  it('expires after two days', async () => {
    const person = await aUser(identity);
    const token = await requestToken(person);
    await model().collection.updateOne({ userId: person.user.id }, { $set: { expiresAt: new Date(Date.now() - 1) } });

    await expect(reset(token, person.user.email)).rejects.toMatchObject({ code: 'identity.invalid-reset-token' });
  });

  it('is stored as a hash, which cannot be used as a token', async () => {
    const person = await aUser(identity);
    const token = await requestToken(person);

    const all = await Promise.all(
      ['password-resets', 'jobs'].map((name) => model().db.collection(name).find({}).toArray()),
    );

    expect(JSON.stringify(all)).not.toContain(token);
  });

  it.each([
    ['short', 'short', 'password', 'string_too_short'],
    [NEW, 'another-flour', 'passwordConfirm', 'value_error'],
  ])('needs a valid password, twice the same (%s, %s)', async (password, passwordConfirm, field, type) => {
    const form = { token: 'any', email: 'ana@example.org', password, passwordConfirm };

    const attempt = identity.as(null).request(CompletePasswordReset, form);

    await expect(attempt).rejects.toMatchObject({ kind: 'invalid', fields: [{ type, loc: ['body', field] }] });
  });
});

describe('an administrator', () => {
  it('can create a link', async () => {
    const { user } = await aUser(identity);

    const { token } = await identity.as(identity.admin).request(CreatePasswordResetToken, { email: user.email });

    expect(token).toMatch(/^[\w-]{32}$/);
    expect(await reset(token, user.email)).toBeNull();
  });

  it('gets an error for an unknown account; other users may not create links', async () => {
    const { actor, user } = await aUser(identity, { canManage: true });

    await expect(
      identity.as(identity.admin).request(CreatePasswordResetToken, { email: 'nobody@example.org' }),
    ).rejects.toMatchObject({ kind: 'not-found' });
    await expect(identity.as(actor).request(CreatePasswordResetToken, { email: user.email })).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});
