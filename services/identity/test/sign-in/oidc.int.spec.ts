import { randomUUID } from 'node:crypto';
import {
  EndOidc,
  FinishOidc,
  PatchUserAsAdmin,
  ReadSelf,
  ResolveToken,
  StartOidc,
  type UserOut,
} from '@larder/contracts';
import { startOidcServer, type OidcServer } from '@larder/testing/servers';
import { ADMIN, startIdentity, type Identity } from '../support/identity.js';
import { aUser } from '../support/users.js';

const redirectUri = 'http://larder.test/login';
const refused = { kind: 'unauthenticated', code: 'identity.wrong-credentials' };

let provider: OidcServer;
let identity: Identity;
beforeAll(async () => {
  provider = await startOidcServer({ redirectUris: [redirectUri] });
  identity = await startIdentity(provider.env);
});
afterAll(async () => {
  await identity.stop();
  await provider.stop();
});

/** A user of the provider. */
function aProviderUser(claims: Record<string, unknown> = {}, at = provider) {
  const name = `o${randomUUID().slice(0, 8)}`;
  const known = { name: `Cook ${name}`, email: `${name}@id.test`, preferred_username: name, ...claims };
  at.people.set(name, known);
  return { ...known, sub: name };
}

const begin = (browser: string | null = null, by = identity) =>
  by.as(null).request(StartOidc, { redirectUri, browser });
const end = (query: string, browser: string | null, by = identity) =>
  by.as(null).request(FinishOidc, { query, browser, address: '192.0.2.9', device: null });

/** Signs in at the provider and follows the redirect back. */
async function session({ sub }: { sub: string }, { by = identity, at = provider } = {}) {
  const { url, browser } = await begin(null, by);
  const returned = await at.signIn(url, sub);
  return end(returned.search.slice(1), browser, by);
}

async function signInUser(cook: { sub: string }, where: { by?: Identity; at?: OidcServer } = {}): Promise<UserOut> {
  const by = where.by ?? identity;
  const { session: opened } = await session(cook, where);
  return by.as(await by.actorOf(opened.token)).request(ReadSelf, {});
}

async function withSettings<T>(settings: Record<string, string>, work: (other: Identity) => Promise<T>): Promise<T> {
  const other = await startIdentity({ ...provider.env, ...settings });
  return work(other).finally(() => other.stop());
}

describe('the redirect to the provider', () => {
  it('is bound to this browser, this attempt and a secret of the server', async () => {
    const { url, browser } = await begin();

    const asked = new URL(url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'larder',
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
    expect(browser).toMatch(/^[\w-]{32}$/);
    expect(await begin(browser)).toMatchObject({ browser });
  });

  it.each([
    ['is not configured', { OIDC_AUTH_ENABLED: 'false' }],
    ['is not reachable', { OIDC_CONFIGURATION_URL: 'http://127.0.0.1:9/.well-known/openid-configuration' }],
  ])('is unavailable while the provider %s', async (_why, settings) => {
    await withSettings(settings, async (other) => {
      await expect(begin(null, other)).rejects.toMatchObject({ kind: 'failed', code: 'identity.oidc-unavailable' });
    });
  });
});

describe('a user of the provider', () => {
  it('gets an account at the first sign-in, and the same one from then on', async () => {
    const cook = aProviderUser();

    const first = await signInUser(cook);

    expect(first).toMatchObject({
      username: cook.preferred_username,
      fullName: cook.name,
      email: cook.email,
      authMethod: 'OIDC',
      admin: false,
      group: 'Home',
      household: 'Family',
    });
    expect((await signInUser(cook)).id).toBe(first.id);
  });

  it('gets the account of that address, which keeps its password', async () => {
    const { user } = await aUser(identity);
    const linked = await signInUser(aProviderUser({ email: user.email.toUpperCase(), email_verified: true }));

    expect(linked).toMatchObject({ id: user.id, authMethod: 'Mealie' });
    expect(await identity.signIn({ username: user.email, password: 'corn-flour-9' })).toBeDefined();
  });

  it('does not get that account with an unconfirmed address', async () => {
    const { user } = await aUser(identity);

    await expect(signInUser(aProviderUser({ email: user.email, email_verified: false }))).rejects.toMatchObject(
      refused,
    );
  });

  it('is refused without a name or an address', async () => {
    await expect(signInUser(aProviderUser({ name: undefined }))).rejects.toMatchObject(refused);
    await expect(signInUser(aProviderUser({ email: undefined }))).rejects.toMatchObject(refused);
  });

  it('is refused when the name for a new account belongs to another user', async () => {
    await expect(signInUser(aProviderUser({ preferred_username: 'admin' }))).rejects.toMatchObject(refused);
  });

  it('can still sign in after the provider has rotated its keys', async () => {
    const cook = aProviderUser();
    const { id } = await signInUser(cook);

    await provider.rotateKeys();

    expect((await signInUser(cook)).id).toBe(id);
  });

  it('gets a session of two weeks if configured', async () => {
    await withSettings({ OIDC_REMEMBER_ME: 'yes' }, async (other) => {
      const { session: opened } = await session(aProviderUser(), { by: other });

      expect(opened).toMatchObject({ remembered: true, lifetimeSeconds: 14 * 86_400 });
      expect(await other.as(null).request(ResolveToken, { token: opened.token })).toMatchObject({ kind: 'session' });
    });
  });

  it('is identified by the configured claim, also when the provider sends it in userinfo only', async () => {
    const userinfoProvider = await startOidcServer({ redirectUris: [redirectUri], claimsByUserinfo: true });
    await withSettings({ ...userinfoProvider.env, OIDC_USER_CLAIM: 'preferred_username' }, async (other) => {
      const { user } = await aUser(other);
      await other.as(other.admin).request(PatchUserAsAdmin, { id: user.id, user: { authMethod: 'OIDC' } });
      const cook = aProviderUser({ preferred_username: user.username, email: 'new@id.test' }, userinfoProvider);

      expect((await signInUser(cook, { by: other, at: userinfoProvider })).id).toBe(user.id);
    });
    await userinfoProvider.stop();
  });

  it('gets no account where sign-up is disabled', async () => {
    await withSettings({ OIDC_SIGNUP_ENABLED: 'false' }, async (other) => {
      await expect(signInUser(aProviderUser(), { by: other })).rejects.toMatchObject(refused);
      const { user } = await aUser(other);
      expect((await signInUser(aProviderUser({ email: user.email, email_verified: true }), { by: other })).id).toBe(
        user.id,
      );
    });
  });
});

describe('groups', () => {
  const settings = { OIDC_USER_GROUP: 'cooks', OIDC_ADMIN_GROUP: 'chefs' };

  it('allow members to sign in, and make them administrators as long as they are members', async () => {
    await withSettings(settings, async (other) => {
      const cook = aProviderUser({ groups: ['cooks', 'chefs'] });
      const before = await signInUser(cook, { by: other });
      provider.people.set(cook.sub, { ...cook, groups: ['cooks'] });
      const after = await signInUser(cook, { by: other });

      expect([before.admin, after.admin]).toEqual([true, false]);
      await expect(signInUser(aProviderUser({ groups: ['guests'] }), { by: other })).rejects.toMatchObject(refused);
      await expect(signInUser(aProviderUser({ groups: 'not-chefs-or-cooks' }), { by: other })).rejects.toMatchObject(
        refused,
      );
      await expect(signInUser(aProviderUser(), { by: other })).rejects.toMatchObject(refused);
    });
  });

  it('never leave an installation without administrators', async () => {
    await withSettings(settings, async (other) => {
      const cook = aProviderUser({ email: ADMIN.username, email_verified: true, groups: ['cooks'] });

      expect(await signInUser(cook, { by: other })).toMatchObject({ email: ADMIN.username, admin: true });
    });
  });
});

describe('the callback', () => {
  const returned = async () => {
    const { url, browser } = await begin();
    const { search } = await provider.signIn(url, aProviderUser().sub);
    return { query: search.slice(1), browser };
  };

  it('works once', async () => {
    const { query, browser } = await returned();
    await end(query, browser);

    await expect(end(query, browser)).rejects.toMatchObject(refused);
  });

  it('works on another replica', async () => {
    const other = await identity.replica();
    expect(other).toBeDefined();
    const { query, browser } = await returned();

    expect(await end(query, browser)).toMatchObject({ session: { remembered: false } });
  });

  it('is refused in another browser than the one that started', async () => {
    const { query } = await returned();
    const [otherBrowser, noBrowser] = ['another browser', null];

    await expect(end(query, otherBrowser)).rejects.toMatchObject(refused);
    await expect(end((await returned()).query, noBrowser)).rejects.toMatchObject(refused);
  });

  it('serves two tabs of one browser', async () => {
    const first = await begin();
    const second = await begin(first.browser);
    const [back1, back2] = [
      await provider.signIn(first.url, aProviderUser().sub),
      await provider.signIn(second.url, aProviderUser().sub),
    ];

    expect(await end(back2.search.slice(1), first.browser)).toBeDefined();
    expect(await end(back1.search.slice(1), first.browser)).toBeDefined();
  });

  it.each([
    ['', 'nothing'],
    ['error=access_denied', 'a refusal without state'],
    ['code=made-up', 'a code without state'],
    ['code=made-up&state=made-up', 'a made-up state'],
  ])('is refused for %j: %s', async (query) => {
    await expect(end(query, null)).rejects.toMatchObject(refused);
  });

  it.each([
    ['an unknown code', (query: URLSearchParams) => query.set('code', 'made-up')],
    [
      'a refusal by the provider',
      (query: URLSearchParams) => (query.delete('code'), query.set('error', 'access_denied')),
    ],
    ['a response of another provider', (query: URLSearchParams) => query.set('iss', 'http://evil.test')],
  ])('is refused for %s', async (_what, tamper) => {
    const { query, browser } = await returned();
    const tampered = new URLSearchParams(query);
    tamper(tampered);

    await expect(end(tampered.toString(), browser)).rejects.toMatchObject(refused);
  });
});

describe('signing out at the provider', () => {
  it('redirects there and back to the login page', async () => {
    const returnTo = `${redirectUri}?direct=1`;

    const { url } = await identity.as(null).request(EndOidc, { returnTo });

    const asked = new URL(url ?? '');
    expect(asked.origin).toBe(provider.issuer);
    expect(Object.fromEntries(asked.searchParams)).toEqual({ client_id: 'larder', post_logout_redirect_uri: returnTo });
    expect((await provider.signIn(asked.href, 'anybody')).href).toBe(returnTo);
  });
});
