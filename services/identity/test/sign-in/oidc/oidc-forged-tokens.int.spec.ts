import { FinishOidc, StartOidc } from '@larder/contracts';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { ForgingProvider, signed, type Forgery } from '../../support/forging-provider.js';
import { startIdentityWith, type Identity } from '../../support/identity.js';
import { REDIRECT_URI } from '../../support/openid.js';

let provider: ForgingProvider;
let identity: Identity;
beforeAll(async () => {
  provider = await ForgingProvider.start();
  identity = await startIdentityWith(provider);
});
afterAll(() => identity.stop());

/** Signs in with an ID token of the provider. */
async function signInWith(idToken: Forgery) {
  const { url, browser } = await identity.as(null).request(StartOidc, { redirectUri: REDIRECT_URI, browser: null });
  const parameters = new URL(url).searchParams;
  provider.nonce = String(parameters.get('nonce'));
  provider.idToken = idToken;
  const query = new URLSearchParams({ code: 'c', state: String(parameters.get('state')) }).toString();
  return identity.as(null).request(FinishOidc, { query, browser, address: '192.0.2.9', device: null });
}

const withClaims =
  (changes: Record<string, unknown>): Forgery =>
  ({ claims, key }) =>
    signed({ claims: { ...claims, ...changes }, key });
const withMac =
  (secretOf: (facts: Parameters<Forgery>[0]) => string): Forgery =>
  (facts) =>
    new SignJWT(facts.claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(secretOf(facts)));

describe('an ID token', () => {
  it('signs its user in when everything is correct', async () => {
    expect(await signInWith(signed)).toMatchObject({ session: { token: expect.any(String) as string } });
  });

  const forgeries: Record<string, Forgery> = {
    'is not signed': ({ claims }) => Promise.resolve(new UnsecuredJWT(claims).encode()),
    'is signed with the secret of the client': withMac(({ clientSecret }) => clientSecret),
    'is signed with the public key as a secret': withMac(({ publicKey }) => JSON.stringify(publicKey)),
    'is signed with another key': async ({ claims }) =>
      signed({ claims, key: (await generateKeyPair('RS256')).privateKey }),
    'has another issuer': withClaims({ iss: 'https://evil.test' }),
    'is for another client': withClaims({ aud: 'other' }),
    'is for several clients': withClaims({ aud: ['larder', 'other'] }),
    'belongs to another sign-in': withClaims({ nonce: 'other' }),
    'has no nonce': withClaims({ nonce: undefined }),
    'has expired': withClaims({ exp: 1 }),
    'has no expiry': withClaims({ exp: undefined }),
    'has no subject': withClaims({ sub: undefined }),
    'has a number as its subject': withClaims({ sub: 1 }),
    'has a list of addresses': withClaims({ sub: 'new', email: ['changeme@example.com'] }),
    'has an object as its address': withClaims({ sub: 'new', email: { $ne: null } }),
    'has an address with a line break': withClaims({ sub: 'new', email: 'a@id.test\r\nBcc: b@id.test' }),
    'has a very long address': withClaims({ sub: 'new', email: `${'a'.repeat(1_000_000)}@id.test` }),
    'has an unconfirmed address of an account': withClaims({
      sub: 'new',
      email: 'changeme@example.com',
      email_verified: ['true'],
    }),
    'is no token': () => Promise.resolve('a.b.c'),
  };

  it.each(Object.keys(forgeries))('is refused when it %s', async (name) => {
    await expect(signInWith(forgeries[name] ?? signed)).rejects.toMatchObject({ code: 'identity.wrong-credentials' });
  });
});

describe('userinfo', () => {
  /** Signs in with an ID token without a name, so that userinfo is requested. */
  const signInWithUserInfo = (token: Record<string, unknown>, userInfo: Record<string, unknown>) => {
    provider.userInfo = { sub: 'eve', name: 'Eve', ...userInfo };
    return signInWith(withClaims({ name: undefined, ...token }));
  };

  it('completes the ID token', async () => {
    const { session } = await signInWithUserInfo({}, {});

    expect((await identity.actorOf(session.token)).username).toBe('eve@id.test');
  });

  it.each([
    ['is about another user', {}, { sub: 'admin' }],
    ['has no subject', {}, { sub: undefined }],
    [
      'confirms another address than that of the ID token',
      { sub: 'eve-2', email: 'changeme@example.com', email_verified: undefined },
      { sub: 'eve-2', email: 'eve-2@id.test', email_verified: true },
    ],
    [
      'has another address than the one that the ID token confirms',
      { sub: 'eve-2', email: undefined, email_verified: true },
      { sub: 'eve-2', email: 'changeme@example.com' },
    ],
  ])('is refused when it %s', async (_what, token, userInfo) => {
    const attempt = signInWithUserInfo(token, userInfo);

    await expect(attempt).rejects.toMatchObject({ code: 'identity.wrong-credentials' });
  });
});
