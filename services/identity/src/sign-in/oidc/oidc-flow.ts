import { InjectConfig, Log, type OidcSettings } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import * as openid from 'openid-client';
import { randomToken } from '../../text/index.js';
import type { IdentityConfig } from '../../config.js';
import { completedClaims, isIncomplete, type Claims } from './oidc-identity.js';
import { OidcProvider } from './oidc-provider.js';
import { PendingSignIns } from './pending-sign-ins.js';

const SCOPES = ['openid', 'email', 'profile'];

/** The authorization code flow with PKCE, state and nonce (docs/api/identity.md#openid). */
@Injectable()
export class OidcFlow {
  private readonly settings: OidcSettings;

  constructor(
    private readonly provider: OidcProvider,
    private readonly pending: PendingSignIns,
    private readonly log: Log,
    @InjectConfig() config: IdentityConfig,
  ) {
    this.settings = config;
  }

  /** The redirect URL, and the id that the browser has to keep in a cookie. */
  async begin(redirectUri: string, browserId: string | null): Promise<{ url: string; browser: string }> {
    const client = await this.provider.client();
    const [browser, state, nonce] = [browserId ?? randomToken(), openid.randomState(), openid.randomNonce()];
    const verifier = openid.randomPKCECodeVerifier();
    await this.pending.store(state, { browser, nonce, verifier, redirectUri });
    const url = openid.buildAuthorizationUrl(client, {
      redirect_uri: redirectUri,
      scope: this.scopes().join(' '),
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, browser };
  }

  /** The provider's claims about the user who returned with `query`; null when any check fails. */
  async claims(query: string, browser: string | null): Promise<Claims | null> {
    const state = new URLSearchParams(query).get('state');
    const pendingSignIn = state && (await this.pending.consume(state, browser));
    if (!pendingSignIn) return this.logFailure('no sign-in of this browser is in progress');
    try {
      const client = await this.provider.client();
      const address = new URL(`${pendingSignIn.redirectUri}?${query}`);
      const { verifier: pkceCodeVerifier, nonce: expectedNonce } = pendingSignIn;
      const checks = { pkceCodeVerifier, expectedNonce, expectedState: state, idTokenExpected: true };
      return await this.withUserInfo(client, await openid.authorizationCodeGrant(client, address, checks));
    } catch (error) {
      // Its causes contain data of the provider, which must not be logged.
      return this.logFailure(error instanceof Error ? error.message : 'unknown');
    }
  }

  /** Some providers send groups and names only on request. */
  private async withUserInfo(client: openid.Configuration, tokens: Tokens): Promise<Claims | null> {
    const claims: Claims = { ...tokens.claims() };
    if (!isIncomplete(claims, this.settings) || !client.serverMetadata().userinfo_endpoint) return claims;
    const more = await openid.fetchUserInfo(client, tokens.access_token, String(claims['sub']));
    return completedClaims(claims, more);
  }

  private scopes(): string[] {
    const { OIDC_USER_GROUP, OIDC_ADMIN_GROUP, OIDC_GROUPS_CLAIM } = this.settings;
    return OIDC_USER_GROUP || OIDC_ADMIN_GROUP ? [...SCOPES, OIDC_GROUPS_CLAIM] : SCOPES;
  }

  private logFailure(reason: string): null {
    this.log.warn('a sign-in by the OpenID provider failed', { reason });
    return null;
  }
}

type Tokens = Awaited<ReturnType<typeof openid.authorizationCodeGrant>>;
