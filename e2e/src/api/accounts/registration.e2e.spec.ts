import type { Api } from '../../support/api.js';
import { startConnectedProduct, type ConnectedProduct } from '../../support/instances/connected-product.js';
import { administrator } from '../../support/instances/product.js';
import { PASSWORD } from '../../support/users.js';
import { signInCases } from './sign-in-cases.js';

let product: ConnectedProduct;
let admin: Api;
beforeAll(async () => {
  product = await startConnectedProduct();
  admin = await administrator(product.api);
});
afterAll(() => product.stop());

const text = (detail: string) => ({ detail });
const short = (message: string) => ({ detail: { message } });
const long = (message: string) => ({ detail: { message, error: true, exception: null } });
const invalid = (type: string, field: string) => ({ detail: [{ type, loc: ['body', field] }] });

interface TestUser {
  username: string;
  email: string;
  api: Api;
}

let users = 0;
/** Creates a user of this product without permissions. */
async function aUser(): Promise<TestUser> {
  const username = `guest-${(users += 1)}`;
  const email = `${username}@example.org`;
  const draft = { username, email, fullName: 'A Guest', password: PASSWORD };
  expect(await admin.post('/api/admin/users', draft)).toMatchObject({ status: 201 });
  return { username, email, api: await product.api.signIn(username, PASSWORD) };
}

const form = (fields: object) => ({
  username: `new-${(users += 1)}`,
  email: `new-${users}@example.org`,
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
    const created = await admin.post('/api/households/invitations', { uses: '2' });
    const invited = created.body as { token: string };

    expect(created).toMatchObject({ status: 201, body: { usesLeft: 2 } });
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
    const requestReset = (to: string) =>
      product.api.send('POST', '/api/users/forgot-password', { email: to }, { 'accept-language': 'de' });
    expect(await requestReset('nobody@example.org')).toMatchObject({ status: 200, body: null });
    expect(await requestReset(email)).toMatchObject({ status: 200, body: null });

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
    const signedIn = await product.api.signIn(email, 'rye-flour-10');
    expect(await signedIn.get('/api/users/self')).toMatchObject({ status: 200, body: { email } });
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

describe('a sign-in by', () => signInCases(() => product));
