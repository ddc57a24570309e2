import type { Api } from '../../support/api.js';
import { startConnectedProduct, type ConnectedProduct } from '../../support/connected-product.js';
import { administrator } from '../../support/product.js';

const PASSWORD = 'larder-tests-1';
const START_MS = 120_000;

let product: ConnectedProduct;
let admin: Api;
beforeAll(async () => {
  product = await startConnectedProduct();
  admin = await administrator(product.api);
}, START_MS);
afterAll(() => product.stop(), START_MS);

const text = (detail: string) => ({ detail });
const short = (message: string) => ({ detail: { message } });
const long = (message: string) => ({ detail: { message, error: true, exception: null } });
const invalid = (type: string, field: string) => ({ detail: [{ type, loc: ['body', field] }] });

interface TestUser {
  username: string;
  email: string;
  api: Api;
}

let people = 0;
/** A user with these permissions. */
async function aUser(flags: Record<string, boolean> = {}): Promise<TestUser> {
  const username = `guest-${(people += 1)}`;
  const email = `${username}@example.org`;
  const draft = { username, email, fullName: 'A Guest', password: PASSWORD, ...flags };
  expect(await admin.post('/api/admin/users', draft)).toMatchObject({ status: 201 });
  return { username, email, api: await product.api.signIn(username, PASSWORD) };
}

const form = (fields: object) => ({
  username: `new-${(people += 1)}`,
  email: `new-${people}@example.org`,
  fullName: 'Sam New',
  password: PASSWORD,
  passwordConfirm: PASSWORD,
  ...fields,
});

async function invitation(uses = 1): Promise<string> {
  return ((await admin.post('/api/households/invitations', { uses })).body as { token: string }).token;
}

describe('invitations', () => {
  it('are created, listed, mailed and deleted', async () => {
    const made = await admin.post('/api/households/invitations', { uses: '2' });
    const invited = made.body as { token: string };

    expect(made).toMatchObject({ status: 201, body: { usesLeft: 2 } });
    expect(Object.keys(invited).sort()).toEqual(['groupId', 'householdId', 'token', 'usesLeft']);
    expect((await admin.get('/api/households/invitations')).body).toContainEqual(invited);
    const mail = { email: 'bo@example.org', token: invited.token };
    expect(await admin.post('/api/households/invitations/email', mail)).toMatchObject({
      status: 200,
      body: { success: true, error: null },
    });
    expect((await product.mail.next('bo@example.org')).text).toContain(
      `${product.api.url}/register?token=${invited.token}`,
    );
    const path = `/api/households/invitations/${invited.token}`;
    expect(await admin.delete(path)).toMatchObject({ status: 200, body: invited });
    expect(await admin.delete(path)).toMatchObject({ status: 404, body: long('Not found.') });
    expect(await admin.post('/api/households/invitations/email', mail)).toMatchObject({ status: 404 });
  });

  it('are rejected with the documented errors', async () => {
    const { api } = await aUser();
    const path = '/api/households/invitations';
    expect(await api.post(path, { uses: 1 })).toMatchObject({
      status: 403,
      body: text('User is not allowed to create invite tokens'),
    });
    expect(await api.get(path)).toMatchObject({ status: 403, body: text('Forbidden') });
    expect(await admin.post(path, { uses: 0 })).toMatchObject({
      status: 422,
      body: invalid('greater_than_equal', 'uses'),
    });
    expect(await admin.post(path, {})).toMatchObject({ status: 422, body: invalid('missing', 'uses') });
    expect(await admin.post(`${path}/email`, { email: 'x', token: 'y' })).toMatchObject({
      status: 422,
      body: invalid('value_error', 'email'),
    });
  });
});

describe('registration', () => {
  const register = (fields: object) => product.api.post('/api/users/register', form(fields));

  it('returns the new user', async () => {
    const { status, body } = await register({ group_token: await invitation(), fullName: 'Bo Lind', locale: 'sv-SE' });

    expect(status).toBe(201);
    expect(body).toMatchObject({ fullName: 'Bo Lind', group: 'Home', household: 'Family', admin: false, tokens: [] });
  });

  it('is rejected with the documented errors', async () => {
    const { username, email } = await aUser();
    const groupToken = await invitation(9);
    expect(await register({ group: 'Ours' })).toMatchObject({
      status: 403,
      body: long('User Registration is Disabled'),
    });
    expect(await register({ groupToken, username })).toMatchObject({
      status: 409,
      body: short('This username is already taken'),
    });
    expect(await register({ groupToken, email })).toMatchObject({
      status: 409,
      body: short('This email is already in use'),
    });
    expect(await register({ groupToken: 'unknown' })).toMatchObject({
      status: 400,
      body: short('Invalid group token'),
    });
    expect(await register({ groupToken, passwordConfirm: 'another' })).toMatchObject({
      status: 422,
      body: {
        detail: [
          {
            type: 'value_error',
            loc: ['body', 'passwordConfirm'],
            msg: 'Value error, passwords do not match',
            input: '***',
            ctx: { error: {} },
          },
        ],
      },
    });
    expect(await register({})).toMatchObject({
      status: 422,
      body: { detail: [{ type: 'value_error', msg: 'Value error, group or group_token must be provided' }] },
    });
    expect(await register({ groupToken, locale: 'xx' })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'locale'], msg: 'Value error, invalid locale' }] },
    });
  });
});

describe('a forgotten password', () => {
  it('is reset by e-mail, without revealing accounts', async () => {
    const { email } = await aUser();
    const ask = (who: string) =>
      product.api.send('POST', '/api/users/forgot-password', { email: who }, { 'accept-language': 'de' });
    expect(await ask('nobody@example.org')).toMatchObject({ status: 200, body: null });
    expect(await ask(email)).toMatchObject({ status: 200, body: null });

    const mail = await product.mail.next(email);
    expect(mail.html).toContain('lang="de');
    const token = /reset-password\/\?token=([\w-]{32})/.exec(mail.text)?.[1];
    const reset = { token, email, password: 'rye-flour-10', passwordConfirm: 'rye-flour-10' };
    const complete = (fields: object = {}) => product.api.post('/api/users/reset-password', { ...reset, ...fields });
    expect(await complete({ password: 'short', passwordConfirm: 'short' })).toMatchObject({
      status: 422,
      body: invalid('string_too_short', 'password'),
    });
    expect(await complete({ email: 'other@example.org' })).toMatchObject({ status: 400, body: text('Invalid token') });
    expect(await complete()).toMatchObject({ status: 200, body: null });
    expect(await complete()).toMatchObject({ status: 400, body: text('Invalid token') });
    expect((await product.api.signIn(email, 'rye-flour-10')).token).toBeTruthy();
  });

  it('can be replaced by an administrator', async () => {
    const { email, api } = await aUser();
    const path = '/api/admin/users/password-reset-token';
    expect(await admin.post(path, { email })).toMatchObject({
      status: 201,
      body: { token: expect.any(String) as string },
    });
    expect(await admin.post(path, { email: 'nobody@example.org' })).toMatchObject({
      status: 404,
      body: long('error while generating reset token'),
    });
    expect(await api.post(path, { email })).toMatchObject({ status: 403, body: text('Forbidden') });
  });
});

describe('the directory', () => {
  it('signs in its users', async () => {
    await product.directory.add({ uid: 'cook', mail: 'cook@home.test', name: 'Cook', password: 'sourdough-7' });
    const attempt = (password: string) =>
      product.api.post('/api/auth/token', new URLSearchParams({ username: 'cook', password }));

    expect(await attempt('wrong')).toMatchObject({ status: 401, body: text('Unauthorized') });
    expect(await attempt('')).toMatchObject({ status: 401, body: text('Unauthorized') });
    const cook = await product.api.signIn('cook', 'sourdough-7');
    expect((await cook.get('/api/users/self')).body).toMatchObject({ username: 'cook', authMethod: 'LDAP' });
  });
});

describe('the OpenID provider', () => {
  const cookiesOf = ({ headers }: { headers: Headers }) =>
    headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');

  it('signs in its users, only in the browser that started the sign-in', async () => {
    product.provider.people.set('oda', { name: 'Oda', email: 'oda@id.test', preferred_username: 'oda' });
    const start = await product.api.get('/api/auth/oauth');
    expect(start.status).toBe(302);
    expect(start.headers.get('set-cookie')).toMatch(/^session=[\w-]+;.*HttpOnly.*SameSite=Lax/);

    const back = await product.provider.signIn(start.headers.get('location') ?? '', 'oda');
    expect(back.pathname).toBe('/login');
    const callback = `/api/auth/oauth/callback${back.search}`;
    expect(await product.api.get('/api/auth/oauth/callback?code=x&state=y')).toMatchObject({
      status: 401,
      body: text('Unauthorized'),
    });
    const answer = await product.api.get(callback, { cookie: cookiesOf(start) });

    expect(answer).toMatchObject({ status: 200, body: { token_type: 'bearer' } });
    const self = await product.api.get('/api/users/self', { cookie: cookiesOf(answer) });
    expect(self.body).toMatchObject({ email: 'oda@id.test', authMethod: 'OIDC' });
    expect(await product.api.get(callback, { cookie: cookiesOf(start) })).toMatchObject({ status: 401 });
  });

  it('is shown on the sign-in page', async () => {
    expect((await product.api.get('/api/app/about')).body).toMatchObject({
      enableOidc: true,
      oidcProviderName: 'Test provider',
    });
  });

  it('ends its own session on sign-out', async () => {
    const { status, headers } = await product.api.get('/api/auth/oauth/logout');

    expect(status).toBe(302);
    const { origin, searchParams } = new URL(headers.get('location') ?? '');
    expect(origin).toBe(product.provider.issuer);
    expect(searchParams.get('post_logout_redirect_uri')).toBe(`${product.api.url}/login?direct=1`);
  });
});
