import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';

const CLIENT = { id: 'larder', secret: 'a-secret-that-is-long-enough-for-hmac' };

/** What a provider that issued the token knows. */
export interface TokenFacts {
  /** Correct claims about a user with a confirmed address. */
  claims: JWTPayload;
  /** The key that the provider publishes. */
  key: CryptoKey;
  /** The public key as published. */
  publicKey: object;
  clientSecret: string;
}
/** Makes an ID token. */
export type Forgery = (facts: TokenFacts) => Promise<string>;

/** An OpenID provider that answers with any ID token. */
export class ForgingProvider {
  /** The nonce of the sign-in, and the ID token that is answered. */
  nonce = '';
  idToken: Forgery = signed;
  /** The claims that are requested when the ID token lacks some. */
  userInfo: JWTPayload = {};

  private constructor(
    private readonly server: Server,
    private readonly keys: { privateKey: CryptoKey; publicKey: object },
  ) {}

  static async start(): Promise<ForgingProvider> {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const server = createServer();
    const provider = new ForgingProvider(server, {
      privateKey,
      publicKey: { ...(await exportJWK(publicKey)), kid: 'key', alg: 'RS256' },
    });
    server.on('request', ({ url = '' }, response) => {
      response.setHeader('content-type', 'application/json');
      void provider.answer(url).then((answer) => response.end(JSON.stringify(answer)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get env(): Record<string, string> {
    return {
      OIDC_AUTH_ENABLED: 'true',
      OIDC_CONFIGURATION_URL: `${this.issuer}/.well-known/openid-configuration`,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(path: string): Promise<object> {
    if (path === '/keys') return { keys: [this.keys.publicKey] };
    if (path === '/token') return { access_token: 'a', token_type: 'bearer', id_token: await this.token() };
    if (path === '/userinfo') return this.userInfo;
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/keys`,
      userinfo_endpoint: `${this.issuer}/userinfo`,
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    };
  }

  private token(): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const times = { iat: now, exp: now + 300 };
    const user = { sub: 'eve', name: 'Eve', email: 'eve@id.test', email_verified: true };
    const claims = { iss: this.issuer, aud: CLIENT.id, nonce: this.nonce, ...times, ...user };
    const { privateKey: key, publicKey } = this.keys;
    return this.idToken({ claims, key, publicKey, clientSecret: CLIENT.secret });
  }
}

/** A correct token. */
export function signed({ claims, key }: Pick<TokenFacts, 'claims' | 'key'>): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key' }).sign(key);
}
