import {
  CompletePasswordReset,
  CreatePasswordResetToken,
  UpdatePassword,
  UpdateUser,
  UpdateUserAsAdmin,
} from '@larder/contracts';
import { startMailServer, type MailServer } from '@larder/testing/servers';
import { waitUntil } from '@larder/testing';
import { PASSWORD_RESETS, type PasswordResetDocument } from '../../src/store/password-resets/password-reset.schema.js';
import { startIdentityWith, type Identity } from '../support/identity.js';
import { NEW_PASSWORD, passwordResetCalls } from '../support/password-reset-calls.js';
import { aUser, PASSWORD, type TestUser } from '../support/users.js';

let identity: Identity;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  identity = await startIdentityWith(mail);
});
afterAll(() => identity.stop());

const resets = () => identity.collection<PasswordResetDocument>(PASSWORD_RESETS);
const mailsTo = (email: string) => mail.mails.filter(({ to }) => to.includes(email));
const { requestReset, reset, tokenFor, requestToken, outcome } = passwordResetCalls(
  () => identity,
  () => mail,
);

describe('a forgotten password', () => {
  it('is replaced by a link that is sent by mail', async () => {
    const person = await aUser(identity);
    const { email } = person.user;

    expect(await requestReset(email.toUpperCase())).toBeNull();
    const token = await tokenFor(email);
    expect(await reset(token, email)).toBeNull();

    expect(await outcome({ username: email, password: NEW_PASSWORD })).toBe('in');
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

    expect(await outcome({ username: email, password: NEW_PASSWORD })).toBe('in');
    await expect(identity.actorOf(person.token)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});

describe('requesting a link', () => {
  it('behaves the same for unknown addresses, without a mail', async () => {
    const person = await aUser(identity);
    const { email, username } = person.user;

    for (const unknown of ['nobody@example.org', 'not even an address', username ?? ''])
      expect(await requestReset(unknown)).toBeNull();

    await requestToken(person); // the jobs queued before are complete or running
    const recipients = mail.mails.flatMap(({ to }) => to);
    expect(recipients.filter((to) => ['nobody@example.org', email].includes(to))).toEqual([email]);
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

  it('mails five links to one address within an hour, and none to it after that', async () => {
    const [flooded, other] = [await aUser(identity), await aUser(identity)];
    const { email } = flooded.user;

    for (let request = 0; request < 8; request += 1) expect(await requestReset(` ${email.toUpperCase()}`)).toBeNull();
    await requestToken(other); // the jobs queued before are complete or running

    await waitUntil(() => mailsTo(email).length >= 5);
    expect(mailsTo(email)).toHaveLength(5);
  });

  it('retries when the mail server fails', async () => {
    const { user } = await aUser(identity);
    mail.refuse();
    await requestReset(user.email);
    await waitUntil(async () => resets().findOne({ userId: user.id }));

    mail.accept();

    expect(await reset(await tokenFor(user.email), user.email)).toBeNull();
  });
});

describe('a link', () => {
  it('sets a password once, also when it is used concurrently', async () => {
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

  it('sets the password of its own account only, and is not consumed by attempts for others', async () => {
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

  it('is invalid once the owner has changed the password', async () => {
    const person = await aUser(identity);
    const token = await requestToken(person);
    const change = { currentPassword: PASSWORD, newPassword: 'spelt-flour-11', token: person.token };

    await identity.as(person.actor).request(UpdatePassword, change);

    await expect(reset(token, person.user.email)).rejects.toMatchObject({ code: 'identity.invalid-reset-token' });
  });

  it('is invalid once the address was changed, by the owner or an administrator', async () => {
    const [ana, bo] = [await aUser(identity), await aUser(identity)];
    const tokens = [await requestToken(ana), await requestToken(bo)] as const;
    const moved = ({ user }: TestUser) => ({ ...user, email: `new-${user.email}` });

    const own = { ...moved(ana), currentPassword: PASSWORD };
    await identity.as(ana.actor).request(UpdateUser, { id: ana.user.id, user: own });
    await identity.as(identity.admin).request(UpdateUserAsAdmin, { id: bo.user.id, user: moved(bo) });

    for (const [at, { email }] of [moved(ana), moved(bo)].entries())
      await expect(reset(tokens[at] ?? '', email)).rejects.toMatchObject({ code: 'identity.invalid-reset-token' });
  });

  it('stays valid when other fields of the account change', async () => {
    const person = await aUser(identity);
    const token = await requestToken(person);

    const user = { ...person.user, fullName: 'Ana Ruiz' };
    await identity.as(identity.admin).request(UpdateUserAsAdmin, { id: user.id, user });

    expect(await reset(token, user.email)).toBeNull();
  });

  it('expires after two days', async () => {
    const person = await aUser(identity);
    const token = await requestToken(person);
    await resets().updateOne({ userId: person.user.id }, { $set: { expiresAt: new Date(Date.now() - 1) } });

    await expect(reset(token, person.user.email)).rejects.toMatchObject({ code: 'identity.invalid-reset-token' });
  });

  it('is stored as a hash, which cannot be used as a token', async () => {
    const person = await aUser(identity);
    const token = await requestToken(person);

    const all = await Promise.all(
      ['password-resets', 'jobs'].map((name) => identity.collection(name).find({}).toArray()),
    );

    expect(JSON.stringify(all)).not.toContain(token);
  });

  it.each([
    ['short', 'short', 'password', 'string_too_short'],
    [NEW_PASSWORD, 'another-flour', 'passwordConfirm', 'value_error'],
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
