import { FinishOidc, ReadSelf, StartOidc, type UserOut } from '@larder/contracts';
import type { OidcServer } from '@larder/testing/servers';
import { startIdentity, type Identity } from './identity.js';
import { REDIRECT_URI } from './openid.js';

interface SignInPlace {
  by?: Identity;
  at?: OidcServer;
}

/** Sign-ins at the provider, by default at the one and for the service of the test. */
export function oidcCalls(identity: () => Identity, provider: () => OidcServer) {
  const begin = (browser: string | null = null, by = identity()) =>
    by.as(null).request(StartOidc, { redirectUri: REDIRECT_URI, browser });
  const end = (query: string, browser: string | null, by = identity()) =>
    by.as(null).request(FinishOidc, { query, browser, address: '192.0.2.9', device: null });

  /** Signs in at the provider and follows the redirect back. */
  async function session({ sub }: { sub: string }, { by = identity(), at = provider() }: SignInPlace = {}) {
    const { url, browser } = await begin(null, by);
    const returned = await at.signIn(url, sub);
    return end(returned.search.slice(1), browser, by);
  }

  /** The account after a sign-in. */
  async function signInUser(cook: { sub: string }, place: SignInPlace = {}): Promise<UserOut> {
    const { by = identity() } = place;
    const { session: opened } = await session(cook, place);
    return by.as(await by.actorOf(opened.token)).request(ReadSelf, {});
  }

  /** Runs `work` with a service that has other settings for the same provider. */
  async function withSettings<T>(settings: Record<string, string>, work: (other: Identity) => Promise<T>): Promise<T> {
    const other = await startIdentity({ ...provider().env, ...settings });
    return work(other).finally(() => other.stop());
  }

  return { begin, end, session, signInUser, withSettings };
}
