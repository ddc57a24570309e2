import { EndOidc } from '@larder/contracts';
import { startOidcServer, type OidcServer } from '@larder/testing/servers';
import { startIdentity, type Identity } from '../support/identity.js';
import { oidcCalls } from '../support/oidc-calls.js';
import { aProviderUser, REDIRECT_URI } from '../support/openid.js';
const refused = { kind: 'unauthenticated', code: 'identity.wrong-credentials' };

let provider: OidcServer;
let identity: Identity;
beforeAll(async () => {
  provider = await startOidcServer({ redirectUris: [REDIRECT_URI] });
  identity = await startIdentity(provider.env);
});
afterAll(async () => {
  await identity.stop();
  await provider.stop();
});

const { begin, end, withSettings } = oidcCalls(
  () => identity,
  () => provider,
);

describe('the redirect to the provider', () => {
  it('is bound to this browser, this attempt and a secret of the server', async () => {
    const { url, browser } = await begin();

    const asked = new URL(url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'larder',
      redirect_uri: REDIRECT_URI,
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

describe('the callback', () => {
  const returned = async () => {
    const { url, browser } = await begin();
    const { search } = await provider.signIn(url, aProviderUser(provider).sub);
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
      await provider.signIn(first.url, aProviderUser(provider).sub),
      await provider.signIn(second.url, aProviderUser(provider).sub),
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
    const returnTo = `${REDIRECT_URI}?direct=1`;

    const { url } = await identity.as(null).request(EndOidc, { returnTo });

    const asked = new URL(url ?? '');
    expect(asked.origin).toBe(provider.issuer);
    expect(Object.fromEntries(asked.searchParams)).toEqual({ client_id: 'larder', post_logout_redirect_uri: returnTo });
    expect((await provider.signIn(asked.href, 'anybody')).href).toBe(returnTo);
  });
});
