import { EndOidc } from '@larder/contracts';
import type { OidcServer } from '@larder/testing/servers';
import { OidcController } from '../../../src/sign-in/oidc/oidc.controller.js';
import type { Identity } from '../../support/identity.js';
import { OidcFixture } from '../../support/oidc-fixture.js';
import { REDIRECT_URI } from '../../support/openid.js';
const refused = { kind: 'unauthenticated', code: 'identity.wrong-credentials' };

let oidc: OidcFixture;
let provider: OidcServer;
let identity: Identity;
beforeAll(async () => {
  oidc = await OidcFixture.start();
  ({ provider, identity } = oidc);
});
afterAll(() => oidc.stop());

describe('the redirect to the provider', () => {
  it('is bound to this browser, this attempt and a secret of the server', async () => {
    const { url, browser } = await oidc.begin();

    const parameters = new URL(url).searchParams;
    expect(Object.fromEntries(parameters)).toMatchObject({
      response_type: 'code',
      client_id: 'larder',
      redirect_uri: REDIRECT_URI,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(parameters.get(name)).toMatch(/^[\w-]{43}$/);
    expect(browser).toMatch(/^[\w-]{32}$/);
    expect(await oidc.begin(browser)).toMatchObject({ browser });
  });

  it.each([
    ['is not configured', { OIDC_AUTH_ENABLED: 'false' }],
    ['is not reachable', { OIDC_CONFIGURATION_URL: 'http://127.0.0.1:9/.well-known/openid-configuration' }],
  ])('is unavailable while the provider %s', async (_why, settings) => {
    await oidc.withSettings(settings, async (other) => {
      await expect(oidc.begin(null, other)).rejects.toMatchObject({
        kind: 'failed',
        code: 'identity.oidc-unavailable',
      });
    });
  });
});

describe('the callback', () => {
  const returned = async () => {
    const { url, browser } = await oidc.begin();
    const { search } = await provider.signIn(url, oidc.aCook().sub);
    return { query: search.slice(1), browser };
  };

  it('is accepted once', async () => {
    const { query, browser } = await returned();
    await oidc.end(query, browser);

    await expect(oidc.end(query, browser)).rejects.toMatchObject(refused);
  });

  it('is accepted by another replica than the one that started', async () => {
    const replica = await identity.replica();
    const { query, browser } = await returned();

    const finished = replica.get(OidcController).finish({ query, browser, address: '192.0.2.9', device: null });

    await expect(finished).resolves.toMatchObject({ session: { remembered: false } });
  });

  it('is refused in another browser than the one that started', async () => {
    const { query } = await returned();
    const [otherBrowser, noBrowser] = ['another browser', null];

    await expect(oidc.end(query, otherBrowser)).rejects.toMatchObject(refused);
    await expect(oidc.end((await returned()).query, noBrowser)).rejects.toMatchObject(refused);
  });

  it('serves two tabs of one browser', async () => {
    const first = await oidc.begin();
    const second = await oidc.begin(first.browser);
    const [ana, bo] = [oidc.aCook(), oidc.aCook()];
    const backAsAna = await provider.signIn(first.url, ana.sub);
    const backAsBo = await provider.signIn(second.url, bo.sub);

    const boSignedIn = await oidc.end(backAsBo.search.slice(1), first.browser);
    const anaSignedIn = await oidc.end(backAsAna.search.slice(1), first.browser);

    expect((await identity.actorOf(anaSignedIn.session.token)).username).toBe(ana.preferred_username);
    expect((await identity.actorOf(boSignedIn.session.token)).username).toBe(bo.preferred_username);
  });

  it.each([
    ['', 'nothing'],
    ['error=access_denied', 'a refusal without state'],
    ['code=made-up', 'a code without state'],
    ['code=made-up&state=made-up', 'a made-up state'],
  ])('is refused for %j: %s', async (query) => {
    await expect(oidc.end(query, null)).rejects.toMatchObject(refused);
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

    await expect(oidc.end(tampered.toString(), browser)).rejects.toMatchObject(refused);
  });
});

describe('signing out at the provider', () => {
  it('redirects there and back to the login page', async () => {
    const returnTo = `${REDIRECT_URI}?direct=1`;

    const { url } = await identity.as(null).request(EndOidc, { returnTo });

    const address = new URL(url ?? '');
    expect(address.origin).toBe(provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'larder',
      post_logout_redirect_uri: returnTo,
    });
    expect((await provider.signIn(address.href, 'anybody')).href).toBe(returnTo);
  });
});
