import {
  CompletePasswordReset,
  CreateInvitation,
  CreatePasswordResetToken,
  FinishOidc,
  ReadSelf,
  RegisterUser,
  RequestPasswordReset,
  ResolveToken,
  SendInvitation,
  SignIn,
  StartOidc,
  type Actor,
} from '@larder/contracts';
import { ServiceClient, startService, type RunningService } from '@larder/service-kit';
import { testEnvironment } from '@larder/testing';
import { startLdapServer, startMailServer, startOidcServer } from '@larder/testing/servers';
import type { LdapServer, MailServer, OidcServer } from '@larder/testing/servers';
import { identityService } from '../../src/index.js';
import { ADMIN } from '../support/identity.js';
import { linesOf, logCollector } from '../support/logs.js';

const redirectUri = 'http://larder.test/login';

describe('the log of all sign-in methods', () => {
  const log = logCollector();
  /** Texts that must not be in the log. */
  const secrets = ['rye-flour-10', 'corn-flour-9', 'sourdough-7', 'a wrong guess', ADMIN.password];
  const addresses = ['ana@example.org', 'bo@example.org', 'cook@home.test', 'oda@id.test', 'gone@example.org'];
  let identity: RunningService;
  let mail: MailServer;
  let directory: LdapServer;
  let provider: OidcServer;

  beforeAll(async () => {
    [mail, directory, provider] = await Promise.all([
      startMailServer(),
      startLdapServer(),
      startOidcServer({ redirectUris: [redirectUri] }),
    ]);
    const settings = { LOG_LEVEL: 'debug', ...mail.env, ...directory.env, ...provider.env };
    identity = await startService(identityService, testEnvironment(settings), { logTo: log });
    secrets.push(directory.env['LDAP_QUERY_PASSWORD'] ?? '', provider.env['OIDC_CLIENT_SECRET'] ?? '');
  });
  afterAll(async () => {
    await identity.stop();
    await Promise.all([mail.stop(), directory.stop(), provider.stop()]);
  });

  const as = (actor: Actor | null) => identity.get(ServiceClient).as(actor);
  const ignoringErrors = (attempt: Promise<unknown>) => attempt.catch(() => undefined);

  async function signIn(form: object): Promise<Actor> {
    const whole = { ...ADMIN, address: '198.51.100.23', device: null, ...form };
    const { session, device } = await as(null).request(SignIn, whole);
    secrets.push(session.token, device);
    return (await as(null).request(ResolveToken, { token: session.token })).actor;
  }

  async function inviteAndRegister(admin: Actor): Promise<void> {
    const { token } = await as(admin).request(CreateInvitation, { uses: 1 });
    secrets.push(token);
    await as(admin).request(SendInvitation, { email: 'ana@example.org', token });
    mail.refuse();
    await as(admin).request(SendInvitation, { email: 'gone@example.org', token });
    mail.accept();
    const passwords = { password: 'corn-flour-9', passwordConfirm: 'corn-flour-9' };
    const form = { email: 'ana@example.org', username: 'ana', fullName: 'Ana', groupToken: token, ...passwords };
    await as(null).request(RegisterUser, form);
    await ignoringErrors(as(null).request(RegisterUser, form)); // taken
    await ignoringErrors(as(null).request(RegisterUser, { ...form, email: 'bo@example.org', username: 'bo' })); // used up
  }

  async function resetPassword(admin: Actor): Promise<void> {
    await as(null).request(RequestPasswordReset, { email: 'bo@example.org', locale: 'en-US' }); // no such user
    await as(null).request(RequestPasswordReset, { email: 'ana@example.org', locale: 'en-US' });
    await mail.next('ana@example.org'); // the invitation
    const { text } = await mail.next('ana@example.org');
    const mailed = /token=([\w-]+)$/m.exec(text)?.[1] ?? '';
    const { token } = await as(admin).request(CreatePasswordResetToken, { email: 'ana@example.org' });
    secrets.push(mailed, token);
    const passwords = { password: 'rye-flour-10', passwordConfirm: 'rye-flour-10' };
    const reset = { email: 'ana@example.org', ...passwords };
    await ignoringErrors(as(null).request(CompletePasswordReset, { ...reset, token: mailed })); // invalid
    await as(null).request(CompletePasswordReset, { ...reset, token });
    await signIn({ username: 'ana@example.org', password: 'rye-flour-10' });
  }

  async function signInByDirectory(): Promise<void> {
    await directory.add({
      uid: 'cook',
      mail: 'cook@home.test',
      name: 'Cook',
      password: 'sourdough-7',
      groups: ['chefs'],
    });
    await ignoringErrors(signIn({ username: 'cook@home.test', password: 'a wrong guess' }));
    const cook = await signIn({ username: 'cook@home.test', password: 'sourdough-7' });
    await as(cook).request(ReadSelf, {});
    await directory.add({ uid: 'thief', mail: 'ana@example.org', name: 'Thief', password: 'sourdough-7' });
    await ignoringErrors(signIn({ username: 'thief', password: 'sourdough-7' })); // the address is taken
  }

  async function signInByProvider(): Promise<void> {
    provider.people.set('oda', { name: 'Oda', email: 'oda@id.test', preferred_username: 'oda' });
    const { url, browser } = await as(null).request(StartOidc, { redirectUri, browser: null });
    const { search, searchParams } = await provider.signIn(url, 'oda');
    secrets.push(searchParams.get('code') ?? '', browser);
    const callback = { query: search.slice(1), browser, address: '198.51.100.24', device: null };
    const { session } = await as(null).request(FinishOidc, callback);
    secrets.push(session.token);
    await ignoringErrors(as(null).request(FinishOidc, callback)); // completed already
    const second = await as(null).request(StartOidc, { redirectUri, browser });
    const state = new URL(second.url).searchParams.get('state') ?? '';
    const query = `code=${secrets.at(-3)}&state=${state}&iss=${provider.issuer}`;
    await ignoringErrors(as(null).request(FinishOidc, { ...callback, query })); // a code that was used before
  }

  it('contains no password, no token and no e-mail address', async () => {
    const admin = await signIn({});
    await inviteAndRegister(admin);
    await resetPassword(admin);
    await signInByDirectory();
    await signInByProvider();

    const loggedSecrets = [...secrets, ...addresses].filter((secret) => secret !== '' && log.text.includes(secret));

    expect(loggedSecrets).toEqual([]);
    const phrases = linesOf(log).map(({ msg }) => msg);
    expect(phrases).toEqual(
      expect.arrayContaining([
        'invitation sent',
        'invitation not sent',
        'user registered',
        'password reset link sent',
        'password reset',
        'account created at the first sign-in',
        'account not created at the sign-in',
        'a sign-in by the OpenID provider failed',
      ]),
    );
  });
});
