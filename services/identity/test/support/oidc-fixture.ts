import { FinishOidc, ReadSelf, StartOidc, type UserOut } from '@larder/contracts';
import { startOidcServer, type OidcServer } from '@larder/testing/servers';
import { startIdentity, startIdentityWith, type Identity } from './identity.js';
import { aProviderUser, REDIRECT_URI, type ProviderUser } from './openid.js';

interface SignInPlace {
  by?: Identity;
  at?: OidcServer;
}

/** An OpenID provider, the service that trusts it, and sign-ins there. */
export class OidcFixture {
  private constructor(
    readonly provider: OidcServer,
    readonly identity: Identity,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<OidcFixture> {
    const provider = await startOidcServer({ redirectUris: [REDIRECT_URI] });
    return new OidcFixture(provider, await startIdentityWith(provider, env));
  }

  stop = () => this.identity.stop();

  /** Adds a user to the provider. */
  aCook = (claims?: Record<string, unknown>, sub?: string): ProviderUser => aProviderUser(this.provider, claims, sub);

  begin = (browser: string | null = null, by = this.identity) =>
    by.as(null).request(StartOidc, { redirectUri: REDIRECT_URI, browser });
  end = (query: string, browser: string | null, by = this.identity) =>
    by.as(null).request(FinishOidc, { query, browser, address: '192.0.2.9', device: null });

  /** Signs in at the provider and follows the redirect back. */
  session = async ({ sub }: { sub: string }, { by = this.identity, at = this.provider }: SignInPlace = {}) => {
    const { url, browser } = await this.begin(null, by);
    const returned = await at.signIn(url, sub);
    return this.end(returned.search.slice(1), browser, by);
  };

  /** The account after a sign-in. */
  signIn = async (cook: { sub: string }, place: SignInPlace = {}): Promise<UserOut> => {
    const { by = this.identity } = place;
    const { session } = await this.session(cook, place);
    return by.as(await by.actorOf(session.token)).request(ReadSelf, {});
  };

  /** Runs `work` with a service that has other settings for the same provider. */
  async withSettings<T>(settings: Record<string, string>, work: (other: Identity) => Promise<T>): Promise<T> {
    const other = await startIdentity({ ...this.provider.env, ...settings });
    try {
      return await work(other);
    } finally {
      await other.stop();
    }
  }
}
