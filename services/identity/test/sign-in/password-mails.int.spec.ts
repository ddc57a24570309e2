import { CompletePasswordReset, UpdatePassword } from '@larder/contracts';
import { startMailServer, type MailServer } from '@larder/testing/servers';
import { startIdentityWith, type Identity } from '../support/identity.js';
import { NEW_PASSWORD, passwordResetCalls } from '../support/password-reset-calls.js';
import { aUser, PASSWORD } from '../support/users.js';

let identity: Identity;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  identity = await startIdentityWith(mail);
});
afterAll(() => identity.stop());

const { requestToken, outcome } = passwordResetCalls(
  () => identity,
  () => mail,
);

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

    const form = { token, email, password: NEW_PASSWORD, passwordConfirm: NEW_PASSWORD, locale: 'de-DE' };
    await identity.as(null).request(CompletePasswordReset, form);

    expect(await subjects(email, 1)).toEqual(['Dein Passwort für Larder wurde geändert']);
  });

  it('is confirmed by mail when the user has changed it, with a link to choose another one', async () => {
    const { actor, token, user } = await aUser(identity);

    await identity.as(actor).request(UpdatePassword, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, token });

    const { subject, text } = await mail.next(user.email);
    expect(subject).toBe('Your password for Larder was changed');
    expect(text).toMatch(/^http:\/\/larder\.test\/forgot-password$/m);
  });

  it('is not confirmed when the current password was wrong', async () => {
    const person = await aUser(identity);
    const change = { currentPassword: 'a wrong guess', newPassword: NEW_PASSWORD, token: person.token };
    await expect(identity.as(person.actor).request(UpdatePassword, change)).rejects.toMatchObject({
      code: 'identity.wrong-current-password',
    });

    await requestToken(person); // the jobs queued before are complete or running

    const own = mail.mails.filter(({ to }) => to.includes(person.user.email));
    expect(own.map(({ subject }) => subject)).toEqual(['Set a new password for Larder']);
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
